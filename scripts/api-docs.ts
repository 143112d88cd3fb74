import { writeFile } from 'node:fs/promises'
import { contract } from '#shared/contract.ts'
import type { DescribedCall } from '#shared/reference.ts'
import { scopes } from '#shared/access-tokens.ts'
import { audiences } from '#shared/who.ts'
import { browserExample, curlExample } from '#shared/token-examples.ts'
import { describeApi } from '#server/http/api-docs/openapi.ts'
import { describeCalls, type OpenApi } from '#server/http/api-docs/reference.ts'
import { apiTokens as words } from '../src/web/reference/api-tokens.en.ts'

/** The whole of docs/api.md, from the same description as /api/openapi.json and /api/docs. */
export const writeApiDocs = (): string => {
  const { calls, shapes } = describeCalls(describeApi() as OpenApi)
  return (
    [
      intro,
      tokens,
      '## Calls',
      ...calls.map(describe),
      '## Shapes',
      ...shapes.map(({ name, type }) => `### ${name}\n\n${code(type)}`),
    ].join('\n\n') + '\n'
  )
}

const intro = `# The API

Made from the contract in \`src/shared\` by \`npm run api-docs\`; \`/api/openapi.json\` says the same to machines, and the page
\`/api/docs\` of each site to people.

Bodies are JSON. Signing in sets a cookie that the later calls carry; nothing else is needed. A call that
changes something is refused with 403 when a browser says that it comes from another site. Programs, and pages of other sites,
come with an access token instead (see Tokens). A refusal is an
\`Error\` with status 400 (not valid), 401 (sign in first), 403, 404, 409, 413, 415, 429 or 503; the last two say
in \`Retry-After\` after how many seconds to come back.`

const tokens = [
  `## ${words.heading}`,
  words.lead,
  scopes.map((scope) => `- \`${scope}\`: ${words.scopes[scope]}`).join('\n'),
  words.needs,
  `${words.curl}:`,
  `\`\`\`sh\n${curlExample}\n\`\`\``,
  `${words.browser}:`,
  `\`\`\`js\n${browserExample}\n\`\`\``,
  words.elsewhere,
  words.rates,
].join('\n\n')

const describe = (call: DescribedCall): string => {
  const { method, path, summary, scope, fields, takes, status, gives } = call
  return [
    `### ${method} ${path}`,
    summary,
    `For ${audienceOf(method, path)}.`,
    scope === null ? words.none : words.needed(`\`${scope}\``),
    ...(fields.length > 0 ? [fields.map(describeField).join('\n')] : []),
    ...(takes === null ? [] : ['Takes', code(takes)]),
    gives === null ? `Gives ${status} and no body.` : `Gives ${status}\n\n${code(gives)}`,
  ].join('\n\n')
}

const audienceOf = (method: string, path: string): string => {
  const call = contract.find((one) => one.method === method && one.path === path)
  return audiences[call?.who ?? 'anyone']
}

const describeField = (field: DescribedCall['fields'][number]): string => {
  const note = field.note ? `, ${field.note}` : ''
  return `- ${field.in} \`${field.name}${field.required ? '' : '?'}\`: \`${field.type}\`${note}`
}

const code = (text: string): string => `\`\`\`ts\n${text}\n\`\`\``

if (import.meta.main) await writeFile(new URL('../docs/api.md', import.meta.url), writeApiDocs())

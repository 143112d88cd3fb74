import { scopes } from '#shared/access-tokens.ts'
import { browserExample, curlExample } from '#shared/token-examples.ts'
import { apiTokens as words } from './api-tokens.en.ts'
import { Code } from './Code.tsx'

/** How programs come, and pages of other sites. */
export const Tokens = () => (
  <section aria-labelledby="tokens" className="mt-8 space-y-3 leading-relaxed">
    <h2 id="tokens" className="scroll-mt-20 font-serif text-xl font-semibold">
      {words.heading}
    </h2>
    <p>{words.lead}</p>
    <ul className="space-y-1.5">
      {scopes.map((scope) => (
        <li key={scope}>
          <code className="font-semibold">{scope}</code>: {words.scopes[scope]}
        </li>
      ))}
    </ul>
    <p>{words.needs}</p>
    <Example name={words.curl} code={curlExample} />
    <Example name={words.browser} code={browserExample} />
    <p>{words.elsewhere}</p>
    <p>{words.rates}</p>
  </section>
)

const Example = ({ name, code }: { name: string; code: string }) => (
  <div>
    <h3 className="mb-1 font-semibold">{name}</h3>
    <Code label={name}>{code}</Code>
  </div>
)

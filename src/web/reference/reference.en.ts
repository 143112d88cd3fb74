export const reference = {
  title: 'API reference',
  description: 'Every call of this site’s API: who may make it, what it takes and what it gives.',
  lead: [
    'Bodies are JSON. Signing in sets a cookie that later calls carry; nothing else is needed. A call that changes something is refused when a browser says that it comes from another site, unless it comes with a token instead.',
    'A refusal is an Error with status 400 (not valid), 401 (sign in first), 403, 404, 409, 413, 415, 429 or 503. The last two say in Retry-After after how many seconds to come back.',
  ],
  openApi: 'The same for programs: OpenAPI 3.1',
  contents: 'What the calls are about',
  shapes: 'Shapes',
  guards: {
    anyone: 'Anyone',
    member: 'Signed in',
    writer: 'Signed in, not suspended',
    admin: 'Administrators',
  },
  places: { path: 'in the path', query: 'in the query', header: 'header' },
  optional: 'optional',
  takes: 'Takes',
  gives: (status: string) => `Gives ${status}`,
  givesNothing: (status: string) => `Gives ${status} and no body.`,
}

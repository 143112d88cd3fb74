type Group = {
  name: string
  /** What is broken. */
  files: readonly string[]
  /** What must notice it: narrow, because each of hundreds of mutants runs them. */
  tests: readonly string[]
}

const http = (name: string) => `src/server/http/${name}.ts`
const accounts = (name: string) => `src/server/accounts/${name}.ts`
const posts = (name: string) => `src/server/posts/${name}.ts`
const hiding = (name: string) => `src/server/hiding/${name}.ts`
const moderation = (name: string) => `src/server/moderation/${name}.ts`

/** The code that says who somebody is and what they may do, with the tests that hold it. */
export const groups: readonly Group[] = [
  {
    name: 'rules',
    files: [
      http('guard'),
      http('origin'),
      http('confirmed'),
      http('window'),
      http('addresses'),
      posts('owning'),
    ],
    tests: [
      http('guard.test'),
      http('origin.rules.test'),
      http('window.test'),
      http('addresses.test'),
    ],
  },
  {
    name: 'limits',
    files: [http('limits'), http('memory-hits')],
    tests: [http('limits.rules.test')],
  },
  {
    name: 'counts',
    files: [http('durable-hits'), accounts('guesses')],
    tests: [accounts('guesses.rules.test')],
  },
  {
    name: 'passwords',
    files: [accounts('passwords'), accounts('queue'), accounts('devices'), accounts('names')],
    tests: [accounts('passwords.test'), accounts('queue.test'), accounts('names.test')],
  },
  {
    name: 'sessions',
    files: [http('viewer'), http('cookies'), accounts('sessions'), accounts('places')],
    tests: [http('viewer.test')],
  },
  {
    name: 'accounts',
    files: [accounts('accounts'), accounts('admin-login'), accounts('admins')],
    tests: [accounts('entering.test')],
  },
  {
    name: 'links',
    files: [accounts('links'), accounts('secrets'), accounts('verification')],
    tests: [accounts('proofs.test')],
  },
  {
    name: 'moderation',
    files: [
      moderation('decide'),
      moderation('notices'),
      moderation('appeals'),
      moderation('subjects'),
      moderation('reports'),
      moderation('held'),
      moderation('close'),
    ],
    tests: [moderation('deciding.test'), moderation('appealing.test')],
  },
  {
    name: 'audit',
    files: [moderation('audit')],
    tests: [moderation('chain.test')],
  },
  {
    name: 'words',
    files: [posts('overruling'), posts('remove'), posts('revise')],
    tests: [posts('changing.test')],
  },
  {
    name: 'hiding',
    files: [hiding('hidden'), hiding('hidings'), hiding('reach'), hiding('refused')],
    tests: [hiding('hidden.test'), hiding('hidings.test')],
  },
]

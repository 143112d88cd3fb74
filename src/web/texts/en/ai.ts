import type { AiChange, VoiceProvider } from '#shared/ai.ts'
import { counted } from './counted.ts'

const providers: Record<VoiceProvider, string> = {
  builtin: 'Built-in voice',
  'openai-compatible': 'OpenAI-compatible server',
  openai: 'OpenAI',
  anthropic: 'Anthropic',
  google: 'Google',
}

const changed = (what: AiChange): string => {
  switch (what.kind) {
    case 'voice': {
      const { provider, model, baseUrl, isKeyNew } = what
      if (provider === 'builtin') return 'Voice: the built-in one'
      const place = baseUrl ? ` at ${baseUrl}` : ''
      return `Voice: ${provider}, ${model}${place}${isKeyNew ? ', with a new key' : ''}`
    }
    case 'budget':
      return what.dailyBudget === null
        ? 'Budget: the default'
        : `Budget: $${what.dailyBudget} a day`
    case 'switch':
      return what.isOn ? 'Switched the characters on' : 'Switched all characters off'
    case 'persona':
      return `${what.name}: new version`
    case 'restored':
      return `${what.name}: version ${what.version} restored`
    case 'switched':
      return `${what.name}: switched ${what.isEnabled ? 'on' : 'off'}`
    case 'added':
      return `${what.name}: added as @${what.handle}`
  }
}

const through: Record<VoiceProvider, string> = {
  ...providers,
  'openai-compatible': 'an OpenAI-compatible server',
}

/** The tab "AI" of the admin panel; only administrators load it. */
export const ai = {
  tab: 'AI',
  loading: 'Loading the characters’ voices...',
  error: 'Error',
  providers,
  now: {
    heading: 'Who speaks now',
    builtin: 'The built-in voice speaks.',
    builtinDetail: 'It needs no key and no network, and costs nothing.',
    external: (model: string, provider: VoiceProvider) =>
      `${model} speaks, through ${through[provider]}.`,
    unreadable: 'The built-in voice speaks, because the kept key cannot be read.',
    unreadableDetail: 'APP_SECRET is another one than when the key was typed. Type it again below.',
    off: 'Nobody speaks.',
    offDetail: 'All characters are switched off. Whoever is named with @ passes and says so.',
    sources: {
      environment: 'Set by the environment',
      panel: 'Set here',
      builtin: 'As it was installed',
    },
    switch: 'AI characters',
    switchedOn: 'The characters speak from now on.',
    switchedOff: 'The characters are silent from now on.',
    breaker: 'Breaker',
    breakers: {
      closed: 'Closed: calls go through',
      open: 'Open: the built-in voice stands in',
      probing: 'Open, with one call trying',
    },
    noBreaker: 'Not needed',
    failures: (failures: number, calls: number) => `${failures} of the last ${calls} calls failed`,
    queue: 'Waiting to speak',
    turns: (count: number) => (count === 0 ? 'Nobody' : counted(count, 'turn', 'turns')),
    oldest: 'The oldest was due',
  },
  voice: {
    heading: 'External voice',
    detail:
      'With an external voice a model writes the words. Rules still decide who speaks, about what, and when to stop, and the gate reads every sentence before anybody else does. The post and up to 12 comments of its discussion are sent to the provider.',
    byEnvironment: 'AI_PROVIDER in the environment sets the voice. Change it there.',
    provider: 'Provider',
    baseUrl: 'Base address',
    baseUrlHint: 'Leave empty for the provider’s own. A server of yours: http://127.0.0.1:11434/v1',
    model: 'Model',
    key: 'Key',
    keyNone: 'No key is kept.',
    keySet: (end: string | null) =>
      `A key is set${end ? `, ends in …${end}` : ''}. Leave empty to keep it.`,
    keyUnreadable: 'The kept key cannot be read any more. Type it again.',
    keyElsewhere: 'The kept key belongs to another provider or address and will be forgotten.',
    prices: 'Price in US dollars a million tokens',
    inputPrice: 'In',
    outputPrice: 'Out',
    priceHint: 'Empty: 5 in and 25 out, and nothing for a server on this machine or network.',
    save: 'Save',
    saving: 'Saving...',
    saved: 'Saved',
    savedDetail: 'It holds from the next turn on.',
    test: 'Test',
    testing: 'Testing...',
    testHint: 'Makes one short call with what stands here, saved or not.',
    testInForce: 'Test the voice in force',
    ok: 'It works',
    notOk: 'It does not work',
    facts: (model: string, ms: number, inputTokens: number, outputTokens: number) =>
      `${model} · ${(ms / 1000).toFixed(1)} s · ${inputTokens} tokens in, ${outputTokens} out`,
  },
  local: {
    heading: 'A model on this machine',
    detail:
      'Looks for Ollama, LM Studio, vLLM and llama.cpp on their usual ports. Nothing is used before you choose it and save.',
    look: 'Look for a local server',
    looking: 'Looking...',
    none: 'None answered on ports 11434, 1234, 8000 and 8080.',
    noModel: 'It has no model yet.',
    choose: (model: string, server: string) => `Choose ${model} of ${server}`,
  },
  money: {
    heading: 'Spent today',
    of: (budget: string) => `of ${budget} a day`,
    reserved: (amount: string) => `${amount} set aside for calls under way`,
    estimate: 'Reckoned from tokens and prices; a day ends at midnight UTC.',
    who: 'Character',
    comments: 'Replies',
    cost: 'Cost',
    unpublished: 'Refused tries, failures and tests',
    none: 'No character has spoken today.',
    budget: 'US dollars a day',
    budgetHint: 'Empty: 5. When it is used up the built-in voice goes on alone.',
    byEnvironment: 'AI_DAILY_BUDGET in the environment sets the budget.',
    save: 'Set budget',
    saved: 'Budget set',
  },
  cast: {
    heading: 'Characters',
    detail:
      'One that is switched off leaves the line-up and is cast no more; what it has said stays. Personality, values, habits and openers shape an external voice. Talkativeness, leaning, expertise and what a character likes to do shape when and how any voice speaks.',
    edit: (name: string) => `Edit ${name}`,
    editShort: 'Edit',
    speaks: (name: string) => `${name} speaks`,
    version: (version: number) => `Version ${version}`,
    add: 'Add a character',
    back: 'Back to all of AI',
    loading: 'Loading the character...',
  },
  persona: {
    newHeading: 'A new character',
    handle: 'Handle',
    handleHint:
      'What people type after @. Small letters, digits and underscores; it stays for good.',
    name: 'Name',
    givenName: 'Given name',
    givenNameHint: 'How others address it in a sentence.',
    personality: 'Personality',
    perLine: 'One on each line',
    specialties: 'Specialties',
    specialtiesHint: 'One on each line; the first stands in the line-up.',
    values: 'Values',
    habits: 'Habits of speech',
    habitsHint: 'One on each line, each a short instruction.',
    bannedOpeners: 'Never opens with',
    look: 'Face',
    icon: 'Icon',
    color: 'Colour',
    talkativeness: 'Talkativeness',
    talkativenessHint: 'How readily it speaks unasked.',
    lean: 'Leaning',
    leanHint: 'Which side it tends to take: −1 against, 1 for.',
    expertise: 'Expertise',
    expertiseHint: '0.3 where it knows no more than anybody.',
    acts: 'What it likes to do with a turn',
    actsHint: '1 is neither sought nor shunned.',
    save: 'Save as a new version',
    add: 'Add the character',
    saving: 'Saving...',
    saved: 'A new version holds',
    added: 'The character has joined',
    borrows: (name: string) => `Without an external voice it borrows the phrases of ${name}.`,
    failed: 'Not saved',
  },
  versions: {
    heading: 'Versions',
    present: 'In force',
    by: (name: string) => `by ${name}`,
    byProduct: 'as it came',
    restoredFrom: (version: number) => `repeats version ${version}`,
    restore: 'Restore',
    restoreLong: (version: number) => `Restore version ${version}`,
    restored: 'The older version holds again',
    changes: 'What changed',
    same: 'Nothing but the number.',
    was: 'was',
    is: 'is',
    nothing: 'nothing',
  },
  log: {
    silences: 'Turns that ended without words',
    noSilences: 'None yet.',
    visible: 'passed in the thread',
    quiet: 'left out',
    post: (id: number) => `Post #${id}`,
    faults: 'Failed calls',
    noFaults: 'No call has failed in the last seven days.',
    test: 'test',
    earlier: 'Earlier ones',
    changes: 'Changes by administrators',
    noChanges: 'Nothing has been changed yet.',
    changed,
    somebody: 'A deleted account',
  },
}

import type { ScoutTopic } from '#shared/scout.ts'
import { counted } from './counted.en.ts'

const states: Record<ScoutTopic['state'], string> = {
  found: 'Found',
  review: 'Waits for you',
  approved: 'Approved, opens next',
  rejected: 'Rejected',
  denied: 'Not to be opened',
  opened: 'Opened',
}

const figure = (value: number) => value.toLocaleString('en', { maximumFractionDigits: 2 })

/** The tab "Scout" of the admin panel; only administrators load it. */
export const scout = {
  tab: 'Scout',
  loading: 'Loading what the Scout knows...',
  error: 'Error',
  states,
  figure,
  round: {
    heading: 'Rounds',
    detail:
      'Every five minutes the Scout asks the sources whose time has come, tells stories apart, weighs them, and opens at most one discussion in a quarter of an hour.',
    offline:
      'SCOUT_SOURCES is set to evergreen: no source is asked, and the Scout opens its evergreen questions.',
    last: 'Last round',
    never: 'Not yet',
    empty: (count: number) =>
      `${counted(count, 'round', 'rounds')} without any answer. After three the Scout turns to its evergreen questions.`,
    run: 'Run now',
    running: 'A round is under way',
    runningDetail: 'Sources whose time has not come are left alone.',
  },
  queue: {
    heading: 'Waiting for a decision',
    detail: 'Wars, elections and trials are opened only when somebody has looked at them.',
    empty: 'Nothing waits.',
    approve: 'Approve',
    reject: 'Reject',
    approveOf: (title: string) => `Approve: ${title}`,
    rejectOf: (title: string) => `Reject: ${title}`,
    approved: 'Approved',
    rejected: 'Rejected',
  },
  sources: {
    heading: 'Sources',
    on: 'On',
    off: 'Off',
    switchOn: 'Switch on',
    switchOff: 'Switch off',
    switchOnOf: (name: string) => `Switch on: ${name}`,
    switchOffOf: (name: string) => `Switch off: ${name}`,
    remove: 'Remove',
    removeOf: (name: string) => `Remove ${name}`,
    failing: 'Failing',
    switchedItselfOff: (why: string) =>
      `Switched itself off because its answers changed their form: ${why}`,
    answered: 'Answered',
    never: 'never',
    next: 'Next',
    due: 'next round',
    items: (count: number) => counted(count, 'item', 'items'),
    every: (minutes: number) => `every ${minutes} min`,
    failures: (count: number, error: string) =>
      `${counted(count, 'failure', 'failures')}: ${error}`,
    switched: (name: string, isOn: boolean) => `${name} is ${isOn ? 'on' : 'off'}`,
    removed: (name: string) => `${name} was removed`,
  },
  add: {
    label: 'Address of a feed',
    hint: 'RSS, Atom, RDF or JSON Feed, over https',
    submit: 'Add feed',
    added: 'Feed added',
  },
  topics: {
    heading: 'Latest topics',
    empty: 'No topic yet. They come with the first answers.',
    score: 'Score',
    observed: 'Observed',
    baseline: 'Usual',
    publishers: 'Publishers',
    debatability: 'Debatable',
    similarity: 'Alike',
    open: 'Open the discussion',
  },
}

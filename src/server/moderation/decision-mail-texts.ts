import type { Language } from '#shared/languages.ts'
import type { Notice, Thing } from '#shared/moderation.ts'

export type DecisionWords = {
  subject: Record<'decision' | 'answer', (site: string) => string>
  greeting: (name: string) => string
  /** `until` is empty unless the action has an end. */
  did: Record<Notice['action'], (thing: Thing, until: string) => string>
  moment: (at: Date) => string
  reason: (reason: string) => string
  mayAppeal: string
  upheld: string
  rejected: string
  answer: (answer: string) => string
}

/** Nobody's place is known, so all are told the same time. */
const utc = { timeZone: 'UTC', dateStyle: 'long', timeStyle: 'short' } as const

const yours: Record<Thing, string> = {
  post: 'a post of yours',
  comment: 'a comment of yours',
  story: 'a story of yours',
  profile: 'your profile',
  moved: 'what you said of what moved you',
  steelman: 'how you said somebody’s comment back',
  mind: 'what you said would change your mind',
}

const en: DecisionWords = {
  subject: {
    decision: (site) => `A decision at ${site}`,
    answer: (site) => `Your appeal at ${site}`,
  },
  greeting: (name) => `Hello ${name},`,
  did: {
    edit: (thing) => `an administrator has changed ${yours[thing]}.`,
    remove: (thing) => `a moderator has removed ${yours[thing]}.`,
    warn: (thing) => `a moderator warns you about ${yours[thing]}.`,
    suspend: (thing, until) =>
      `your account may not write until ${until}, because of ${yours[thing]}.`,
    ban: (thing) => `your account may not write any more, because of ${yours[thing]}.`,
  },
  moment: (at) => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`,
  reason: (reason) => `The reason: ${reason}`,
  mayAppeal:
    'If you think that this is wrong, you can appeal, once. You can read what was decided, and appeal, here:',
  upheld: 'your appeal was upheld: what had been decided is undone.',
  rejected: 'your appeal was rejected: what was decided stays.',
  answer: (answer) => `The answer: ${answer}`,
}

const deins: Record<Thing, { what: string; because: string }> = {
  post: { what: 'einen deiner Beiträge', because: 'eines deiner Beiträge' },
  comment: { what: 'einen deiner Kommentare', because: 'eines deiner Kommentare' },
  story: { what: 'eine deiner Storys', because: 'einer deiner Storys' },
  profile: { what: 'dein Profil', because: 'deines Profils' },
  moved: {
    what: 'deine Worte dazu, was dich bewegt hat',
    because: 'deiner Worte dazu, was dich bewegt hat',
  },
  steelman: {
    what: 'deine Wiedergabe eines Kommentars',
    because: 'deiner Wiedergabe eines Kommentars',
  },
  mind: {
    what: 'deine Worte dazu, was dich umstimmen würde',
    because: 'deiner Worte dazu, was dich umstimmen würde',
  },
}

const de: DecisionWords = {
  subject: {
    decision: (site) => `Eine Entscheidung bei ${site}`,
    answer: (site) => `Dein Widerspruch bei ${site}`,
  },
  greeting: (name) => `Hallo ${name},`,
  did: {
    edit: (thing) => `die Moderation hat ${deins[thing].what} geändert.`,
    remove: (thing) => `die Moderation hat ${deins[thing].what} entfernt.`,
    warn: (thing) => `die Moderation verwarnt dich wegen ${deins[thing].because}.`,
    suspend: (thing, until) =>
      `wegen ${deins[thing].because} kannst du bis zum ${until} nichts schreiben.`,
    ban: (thing) => `wegen ${deins[thing].because} kannst du nichts mehr schreiben.`,
  },
  moment: (at) => `${at.toLocaleString('de', utc)} UTC`,
  reason: (reason) => `Der Grund: ${reason}`,
  mayAppeal:
    'Wenn du das für falsch hältst, kannst du einmal Widerspruch einlegen. Die Entscheidung nachlesen und Widerspruch einlegen kannst du hier:',
  upheld: 'dein Widerspruch hatte Erfolg: Die Entscheidung ist aufgehoben.',
  rejected: 'dein Widerspruch wurde abgelehnt: Die Entscheidung bleibt bestehen.',
  answer: (answer) => `Die Antwort: ${answer}`,
}

/** The mails about decisions, in the language of whom they concern. */
export const decisionWords: Record<Language, DecisionWords> = { en, de }

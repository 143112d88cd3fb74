import type { Language } from '#shared/languages.ts'
import { type Notification, namelessKinds } from '#shared/notifications.ts'

type Words = {
  somebody: string
  ai: (name: string) => string
  and: (first: string, others: number) => string
  /** `isMany`: several did it. */
  did: Record<Notification['kind'], (isOfComment: boolean, isMany: boolean) => string>
  quoted: (text: string) => string
  digest: {
    subject: (count: number, site: string) => string
    greeting: (name: string) => string
    lead: string
    stop: (address: string) => string
  }
}

const answered = (isOfComment: boolean) =>
  isOfComment ? 'answered your comment' : 'answered in your discussion'

const en: Words = {
  somebody: 'Somebody',
  ai: (name) => `${name} (AI)`,
  and: (first, others) => `${first} and ${others} ${others === 1 ? 'other' : 'others'}`,
  did: {
    reply: answered,
    ai_reply: answered,
    mention: () => 'mentioned you',
    like: (isOfComment) => (isOfComment ? 'liked your comment' : 'liked your post'),
    follow: () => 'followed you',
    new_post: () => 'opened a discussion',
    moved: () => 'said that your comment moved them',
    said_back: () => 'said your comment back: is that your point?',
    confirmed: () => 'confirmed that you said their point as they meant it',
    mended: () => 'mended how you said their point',
    point: () => 'Your comment stands as a point on the page of its question',
    wait_held: () => 'A text waits for a moderator',
    wait_appeal: () => 'An appeal waits for an answer',
    wait_message: () => 'A message to the site waits for an answer',
    wait_topic: () => 'A topic of the Scout waits for a decision',
    wait_source: () => 'A source of the Scout switched itself off',
  },
  quoted: (text) => `“${text}”`,
  digest: {
    subject: (count, site) =>
      `${count === 1 ? 'One thing' : `${count} things`} happened on ${site}`,
    greeting: (name) => `Hello ${name},`,
    lead: 'this is what you have not read yet:',
    stop: (address) => `You asked for this mail. To stop it: ${address}`,
  },
}

const has = (isMany: boolean) => (isMany ? 'haben' : 'hat')
const hatGeantwortet = (isOfComment: boolean, isMany: boolean) =>
  `${has(isMany)} ${isOfComment ? 'auf deinen Kommentar' : 'in deiner Diskussion'} geantwortet`

const de: Words = {
  somebody: 'Jemand',
  ai: (name) => `${name} (KI)`,
  and: (first, others) =>
    `${first} und ${others === 1 ? 'eine weitere Person' : `${others} weitere`}`,
  did: {
    reply: hatGeantwortet,
    ai_reply: hatGeantwortet,
    mention: (_, isMany) => `${has(isMany)} dich erwähnt`,
    like: (isOfComment, isMany) =>
      `${has(isMany)} ${isOfComment ? 'deinen Kommentar' : 'deinen Beitrag'} gelikt`,
    follow: (_, isMany) => (isMany ? 'folgen dir jetzt' : 'folgt dir jetzt'),
    new_post: (_, isMany) => `${has(isMany)} eine Diskussion eröffnet`,
    moved: (_, isMany) => `${has(isMany)} sich von deinem Kommentar bewegen lassen`,
    said_back: (_, isMany) =>
      `${has(isMany)} deinen Kommentar in eigenen Worten gesagt: Ist das dein Punkt?`,
    confirmed: (_, isMany) =>
      `${has(isMany)} bestätigt, dass du es so gesagt hast, wie es gemeint war`,
    mended: (_, isMany) => `${has(isMany)} berichtigt, wie du es gesagt hast`,
    point: () => 'Dein Kommentar steht als Punkt auf der Seite seiner Frage',
    wait_held: () => 'Ein Text wartet auf eine Moderation',
    wait_appeal: () => 'Ein Einspruch wartet auf eine Antwort',
    wait_message: () => 'Eine Nachricht an die Seite wartet auf eine Antwort',
    wait_topic: () => 'Ein Thema des Scouts wartet auf eine Entscheidung',
    wait_source: () => 'Eine Quelle des Scouts hat sich abgeschaltet',
  },
  quoted: (text) => `„${text}“`,
  digest: {
    subject: (count, site) =>
      `${count === 1 ? 'Eine Neuigkeit' : `${count} Neuigkeiten`} für dich auf ${site}`,
    greeting: (name) => `Hallo ${name},`,
    lead: 'das hast du noch nicht gelesen:',
    stop: (address) => `Du wolltest diese Mail bekommen. Hier bestellst du sie ab: ${address}`,
  },
}

export const notificationWords: Record<Language, Words> = { en, de }

/** "Ann Lee and 2 others liked your post: “Should …”", for mails and pushed messages. */
export const inWords = (notification: Notification, language: Language): string => {
  const words = notificationWords[language]
  const { people, othersCount, kind, excerpt, isOfComment } = notification
  if (namelessKinds.some((one) => one === kind)) return words.did[kind](false, false)
  const [first = words.somebody, ...more] = people.map(({ name, isAi }) =>
    isAi ? words.ai(name) : name,
  )
  const others = more.length + othersCount
  const who = others === 0 ? first : words.and(first, others)
  const said = `${who} ${words.did[kind](isOfComment, others > 0)}`
  return excerpt === '' ? said : `${said}: ${words.quoted(excerpt)}`
}

import type { Notification } from '#shared/notifications.ts'

/** „Ann“ / „Ann und Bob“ / „Ann, Bob und 3 weitere“. */
const who = (names: string[], others: number): string => {
  if (others > 0)
    return `${names.join(', ')} und ${others === 1 ? 'eine weitere Person' : `${others} weitere`}`
  const last = names.at(-1) ?? 'Jemand'
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} und ${last}` : last
}

const has = (isMany: boolean) => (isMany ? 'haben' : 'hat')

const did: Record<Notification['kind'], (isOfComment: boolean, isMany: boolean) => string> = {
  reply: (isOfComment, isMany) =>
    `${has(isMany)} ${isOfComment ? 'auf deinen Kommentar' : 'in deiner Diskussion'} geantwortet`,
  ai_reply: (isOfComment, isMany) =>
    `${has(isMany)} ${isOfComment ? 'auf deinen Kommentar' : 'in deiner Diskussion'} geantwortet`,
  mention: (_, isMany) => `${has(isMany)} dich erwähnt`,
  like: (isOfComment, isMany) =>
    `${has(isMany)} ${isOfComment ? 'deinen Kommentar' : 'deinen Beitrag'} gelikt`,
  follow: (_, isMany) => (isMany ? 'folgen dir jetzt' : 'folgt dir jetzt'),
  moved: (_, isMany) => `${has(isMany)} sich von deinem Kommentar bewegen lassen`,
  said_back: (_, isMany) =>
    `${has(isMany)} deinen Kommentar in eigenen Worten gesagt: Ist das dein Punkt?`,
  confirmed: (_, isMany) =>
    `${has(isMany)} bestätigt, dass du es so gesagt hast, wie es gemeint war`,
  mended: (_, isMany) => `${has(isMany)} berichtigt, wie du es gesagt hast`,
  new_post: (_, isMany) => `${has(isMany)} eine Diskussion eröffnet`,
  point: () => 'Dein Kommentar steht als Punkt auf der Seite seiner Frage',
  wait_held: () => 'Ein Text wartet auf eine Moderation',
  wait_appeal: () => 'Ein Einspruch wartet auf eine Antwort',
  wait_message: () => 'Eine Nachricht an die Seite wartet auf eine Antwort',
  wait_topic: () => 'Ein Thema des Scouts wartet auf eine Entscheidung',
  wait_source: () => 'Eine Quelle des Scouts hat sich abgeschaltet',
}

export const notifications = {
  title: 'Mitteilungen',
  description: 'Wer dir geantwortet, dich erwähnt, dein Geschriebenes gelikt hat oder dir folgt.',
  bell: (unread) => (unread === 0 ? 'Mitteilungen' : `Mitteilungen, ${unread} ungelesen`),
  empty: 'Noch nichts. Wenn dir jemand antwortet, folgt oder etwas von dir likt, steht es hier.',
  more: 'Mehr zeigen',
  readAll: 'Alle als gelesen markieren',
  allRead: 'Alle Mitteilungen sind gelesen',
  unread: 'Ungelesen',
  quiet: 'Leise',
  failed: 'Das hat nicht geklappt. Bitte versuch es noch einmal.',
  loading: 'Mitteilungen werden geladen …',
  who,
  did,
  settings: {
    heading: 'Mitteilungen',
    aiReplies: 'Wenn KI-Charaktere mir antworten',
    aiRepliesChoices: {
      on: 'Melden wie bei allen anderen',
      quiet: 'Leise auflisten: nicht zählen, keine Mail, kein Push',
      off: 'Nicht auflisten',
    },
    likes: 'Melden, wer likt, was ich schreibe',
    follows: 'Melden, wer mir folgt',
    followedPeople: 'Sag mir, wenn jemand, dem ich folge, eine Diskussion eröffnet',
    followedTopics: 'Sag mir, wenn zu einem Thema, dem ich folge, eine Diskussion eröffnet wird',
    mail: 'Eine Mail mit allem, was ich noch nicht gelesen habe',
    mailChoices: {
      off: 'Nie',
      daily: 'Höchstens einmal am Tag',
      weekly: 'Höchstens einmal die Woche',
    },
    mailNeedsProof: 'Mails gehen nur an bestätigte Adressen.',
    cannotMail:
      'Diese Seite kann solche Mails nicht senden: Ihre öffentliche Adresse ist nicht eingestellt.',
    push: 'In diesem Browser, auch wenn die Seite geschlossen ist',
    pushOn: 'Einschalten',
    pushOff: 'Ausschalten',
    pushDenied:
      'Der Browser lässt keine Mitteilungen dieser Seite zu. In seinen Einstellungen kannst du sie erlauben.',
    pushUnable: 'Dieser Browser kann keine Mitteilungen anzeigen.',
    pushed: 'Dieser Browser bekommt ab jetzt Mitteilungen.',
    unpushed: 'Dieser Browser bleibt in Ruhe.',
  },
  stop: {
    title: 'Diese Mails abbestellen',
    ask: 'Drück den Knopf, und es kommt keine solche Mail mehr. In den Einstellungen kannst du sie wieder einschalten.',
    button: 'Mails abbestellen',
    done: 'Erledigt. Es kommt keine solche Mail mehr.',
    failed: 'Dieser Link ist nicht vollständig. Bitte öffne ihn noch einmal aus der Mail.',
  },
} satisfies typeof import('./notifications.en.ts').notifications

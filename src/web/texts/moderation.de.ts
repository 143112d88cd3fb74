import type { Doubt, HeldThing, Notice, ReportReason, Thing } from '#shared/moderation.ts'

const reasons: Record<ReportReason, string> = {
  spam: 'Spam oder Werbung',
  harassment: 'Belästigung einer Person',
  hate: 'Hass gegen eine Gruppe',
  violence: 'Gewalt oder Drohungen',
  false: 'Gefährliche Falschbehauptung',
  privacy: 'Private Daten anderer',
  other: 'Etwas anderes',
}

/** 'hat … entfernt' takes the accusative, 'wegen …' the genitive. */
const things: Record<Thing, { what: string; because: string }> = {
  post: { what: 'deinen Beitrag', because: 'deines Beitrags' },
  comment: { what: 'deinen Kommentar', because: 'deines Kommentars' },
  story: { what: 'deine Story', because: 'deiner Story' },
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

const heldThings: Record<HeldThing, string> = {
  post: 'Dein Beitrag',
  comment: 'Dein Kommentar',
  story: 'Deine Story',
  profile: 'Dein Profil',
  post_edit: 'Deine Änderung am Beitrag',
  comment_edit: 'Deine Änderung am Kommentar',
  moved: 'Was dich bewegt hat',
  steelman: 'Deine Wiedergabe eines Kommentars',
  mind: 'Was dich umstimmen würde',
  mend: 'Wie du deinen Kommentar sagen würdest',
}

const heldBecause: Record<Doubt, string> = {
  links: 'es enthält Links zu anderen Seiten',
  words: 'es enthält Wörter aus Spam oder Beschimpfungen',
  copy: 'dasselbe steht schon anderswo',
  waiting: 'du bist neu hier, und anderes von dir wird noch geprüft',
  wave: 'du bist neu hier, und gerade kommt viel Spam',
}

const actions: Record<Notice['action'], (thing: Thing, until: string) => string> = {
  edit: (thing) => `Die Moderation hat ${things[thing].what} geändert`,
  remove: (thing) => `Die Moderation hat ${things[thing].what} entfernt`,
  warn: (thing) => `Die Moderation verwarnt dich wegen ${things[thing].because}`,
  suspend: (thing, until) =>
    `Wegen ${things[thing].because} kannst du bis ${until} nichts schreiben`,
  ban: (thing) => `Wegen ${things[thing].because} kannst du nichts mehr schreiben`,
}

export const moderation = {
  report: 'Melden',
  reportHeading: 'Der Moderation melden',
  reportHint: 'Die Moderation sieht, wer meldet; wer gemeldet wird, sieht es nicht.',
  reason: 'Was stimmt nicht?',
  reasons,
  details: 'Was sonst noch bei der Beurteilung hilft (freiwillig)',
  send: 'Meldung senden',
  sending: 'Wird gesendet …',
  close: 'Schließen',
  reported: 'Danke für die Meldung',
  reportedDetail: 'Die Moderation sieht es sich an.',
  failed: 'Das konnte nicht gesendet werden. Bitte versuch es noch einmal.',
  held: 'Wird noch geprüft',
  heldDetail: 'Die Moderation sieht es sich zuerst an. Bis dahin siehst nur du es.',
  heldHeading: 'Wird noch geprüft',
  heldHint: 'Das siehst nur du, bis die Moderation es sich angesehen hat.',
  heldThings,
  heldBecause,
  withdraw: 'Zurückziehen',
  withdrawn: 'Zurückgezogen',
  strip: (count) =>
    count === 1
      ? 'Die Moderation hat etwas über dein Konto oder deine Worte entschieden.'
      : `Die Moderation hat ${count} Dinge über dein Konto oder deine Worte entschieden.`,
  stripLink: 'Gründe lesen',
  title: 'Nachrichten der Moderation',
  description: 'Was die Moderation über dich entschieden hat, und warum.',
  empty: 'Die Moderation hat nichts über dich entschieden.',
  actions,
  because: 'Der Grund:',
  about: 'Es geht um:',
  appeal: 'Widerspruch',
  appealHint:
    'Du kannst einmal Widerspruch einlegen. Dann sieht es sich noch jemand an, und die Antwort liest du hier.',
  appealLabel: 'Warum sollte anders entschieden werden?',
  appealSend: 'Widerspruch senden',
  appealed: 'Dein Widerspruch ist gesendet',
  appealSaid: 'Dein Widerspruch:',
  appealWaits: 'Dein Widerspruch wartet auf Antwort.',
  upheld: 'Deinem Widerspruch wurde stattgegeben:',
  rejected: 'Dein Widerspruch wurde abgelehnt:',
  transparency: {
    title: 'Moderation in Zahlen',
    description: 'Wie oft die Moderation dieser Seite was getan hat.',
    lead: 'Gezählt vom ersten Tag an, aus einem Protokoll, in das nur hinzugeschrieben werden kann.',
    none: 'Die Moderation musste noch nichts tun.',
    since: 'Gezählt seit',
    what: 'Was getan wurde',
    howOften: 'Wie oft',
    counts: {
      reports: 'Meldungen',
      approved: 'Geprüft und freigegeben',
      removed: 'Entfernt',
      warned: 'Verwarnungen',
      suspended: 'Sperren auf Zeit',
      banned: 'Dauerhafte Sperren',
      appeals: 'Beantwortete Widersprüche',
      upheld: 'Davon erfolgreich',
    },
    seal: 'Siegel des Protokolls',
    sealHint:
      'Es entsteht aus jeder Zeile des Protokolls. Wer es sich notiert, kann später erkennen, ob eine frühere Zeile verändert wurde.',
  },
} satisfies typeof import('./moderation.en.ts').moderation

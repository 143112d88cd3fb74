import type { Doubt, HeldThing, QueueItem, Notice, Verdict } from '#shared/moderation.ts'
import { counted } from './counted.de.ts'
import { moderation as shown } from './moderation.de.ts'

const doubts: Record<Doubt, string> = {
  links: 'Links auf andere Seiten',
  words: 'Wörter aus Spam oder Beschimpfung',
  copy: 'Kopie anderer Texte',
  waiting: 'Jemand Neues, von dem schon mehr wartet',
  wave: 'Jemand Neues während einer Spamwelle',
}

const heldAs: Record<HeldThing, string> = {
  post: 'Zurückgehaltener Beitrag',
  comment: 'Zurückgehaltener Kommentar',
  story: 'Zurückgehaltene Story',
  profile: 'Zurückgehaltenes Profil',
  post_edit: 'Zurückgehaltene Änderung eines Beitrags',
  comment_edit: 'Zurückgehaltene Änderung eines Kommentars',
  moved: 'Zurückgehaltenes „Das hat mich bewegt“',
  steelman: 'Zurückgehaltene Wiedergabe eines Kommentars',
  mind: 'Zurückgehaltenes „Was mich umstimmen würde“',
  mend: 'Zurückgehaltene Berichtigung einer Wiedergabe',
}

const things: Record<QueueItem['thing'], string> = {
  held: 'Zurückgehaltener Text',
  post: 'Beitrag',
  comment: 'Kommentar',
  story: 'Story',
  profile: 'Profil',
  moved: '„Das hat mich bewegt“',
  steelman: 'Wiedergabe eines Kommentars',
  mind: 'Was jemanden umstimmen würde',
}

const verdicts: Record<Verdict, string> = {
  approve: 'Freigeben',
  remove: 'Entfernen',
  warn: 'Verwarnen',
  suspend: 'Auf Zeit sperren',
  ban: 'Dauerhaft sperren',
}

const done: Record<Verdict | Notice['action'], string> = {
  edit: 'Geändert',
  approve: 'Freigegeben',
  remove: 'Entfernt',
  warn: 'Verwarnt',
  suspend: 'Auf Zeit gesperrt',
  ban: 'Dauerhaft gesperrt',
}

export const moderation = {
  tab: 'Moderation',
  loading: 'Was auf die Moderation wartet, wird geladen …',
  error: 'Fehler',
  queue: {
    heading: (count) => `Wartet auf eine Entscheidung (${count})`,
    empty: 'Nichts wartet auf eine Entscheidung.',
    hint: 'Was am längsten wartet, steht oben. Wen es betrifft, liest den Grund und kann einmal Widerspruch einlegen.',
    things,
    heldAs,
    doubts,
    by: (name) => `von ${name}`,
    before: (count) => counted(count, 'frühere Entscheidung', 'frühere Entscheidungen'),
    open: 'An Ort und Stelle öffnen',
    reasons: { ...shown.reasons, screening: 'Automatische Prüfung' },
    reportedBy: (name) => `gemeldet von ${name}`,
    screening: 'die automatische Prüfung',
    decideOn: (verdict, what) => `${verdict}: ${what}`,
  },
  verdicts,
  done,
  form: {
    heading: (verdict) => `${verdict}, mit Begründung`,
    reason: 'Grund (die Person liest ihn)',
    days: 'Wie lange',
    dayCounts: { '1': '1 Tag', '7': '7 Tage', '30': '30 Tage' },
    isRemoved: 'Auch von der Seite nehmen',
    isNeverAgain: 'Diesen Text auf dieser Website nie wieder sagen',
    pending: 'Wird gespeichert …',
    close: 'Schließen',
  },
  appeals: {
    heading: (count) => `Widersprüche (${count})`,
    empty: 'Kein Widerspruch wartet auf Antwort.',
    by: (name, action) => `${name} gegen: ${action}`,
    reason: 'Der Grund war:',
    says: 'Der Widerspruch:',
    answer: 'Antwort (die Person liest sie)',
    uphold: 'Stattgeben',
    reject: 'Ablehnen',
    answered: 'Der Widerspruch ist beantwortet',
  },
  sanctioned: {
    heading: (count) => `Dürfen gerade nicht schreiben (${count})`,
    empty: 'Niemand ist gesperrt.',
    suspended: 'Gesperrt bis',
    banned: 'Dauerhaft gesperrt',
    lift: 'Aufheben',
    liftOf: (name) => `${name} wieder schreiben lassen`,
    lifted: (name) => `${name} darf wieder schreiben`,
  },
} satisfies typeof import('./desk.en.ts').moderation

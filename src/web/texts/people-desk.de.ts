import { counted } from './counted.de.ts'

/** Der Reiter „Mitglieder“; nur wer das Forum verwaltet, lädt ihn. */
export const peopleDesk = {
  tab: 'Mitglieder',
  loading: 'Mitglieder werden geladen …',
  heading: 'Mitglieder',
  search: 'Suche',
  searchHint: 'Ein Teil von Name oder Benutzername oder eine ganze E-Mail-Adresse',
  submit: 'Finden',
  empty: 'So heißt hier niemand.',
  more: 'Frühere zeigen',
  first: 'Zurück zu den neuesten',
  open: (name) => `Über ${name}`,
  back: 'Zurück zu allen Mitgliedern',
  joined: 'Dabei seit',
  written: (posts, comments) =>
    `${counted(posts, 'Beitrag', 'Beiträge')}, ${counted(comments, 'Kommentar', 'Kommentare')}`,
  admin: 'Verwaltet das Forum',
  unverified: 'E-Mail nicht bestätigt',
  sanctions: { suspended: 'Auf Zeit gesperrt', banned: 'Dauerhaft gesperrt' },
  decisions: 'Was die Moderation entschieden hat',
  noDecisions: 'Es wurde nichts entschieden.',
  reportsAbout: 'Was davon gemeldet wurde',
  reportsBy: 'Was diese Person gemeldet hat',
  noReports: 'Es wurde nichts gemeldet.',
  report: (thing, reason) => `${thing}: ${reason}`,
  things: {
    post: 'Beitrag',
    comment: 'Kommentar',
    story: 'Story',
    profile: 'Profil',
    moved: '„Das hat mich bewegt“',
    steelman: 'Wiedergabe eines Kommentars',
    mind: 'Was jemanden umstimmen würde',
  },
  acts: {
    edit: 'geändert',
    remove: 'entfernt',
    warn: 'verwarnt',
    suspend: 'deswegen auf Zeit gesperrt',
    ban: 'deswegen dauerhaft gesperrt',
  },
  settled: 'erledigt',
  sessions: 'Wo diese Person angemeldet ist',
  noSessions: 'Nirgends.',
  lastSeen: 'zuletzt benutzt',
  unknownBrowser: 'Ein Programm, das seinen Namen nicht nennt',
  end: 'Überall abmelden',
  ended: 'Überall abgemeldet',
  make: 'Verwaltung erlauben',
  take: 'Wieder zum Mitglied machen',
  sure: {
    make: (name) =>
      `${name} kann dann alles lesen und entscheiden, was du kannst. Die Person wird überall abgemeldet und meldet sich unter /admin-login neu an. Wer die Mails dieses Kontos liest, kann sich dorthin ein neues Passwort schicken lassen.`,
    take: (name) =>
      `${name} behält das Konto und alles Geschriebene, kann aber diesen Bereich nicht mehr öffnen. Die Person wird überall abgemeldet.`,
  },
  secondStep: {
    on: 'Meldet sich mit einem zweiten Schritt an.',
    remove: 'Zweiten Schritt abschalten',
    sure: (name) =>
      `${name} meldet sich dann mit dem Passwort allein an. Vergewissere dich, dass wirklich ${name} darum bittet: Wer das Passwort hat, kommt dann hinein. Die Person erfährt es per Mail und liest den Grund.`,
    reason: 'Grund (die Person liest ihn)',
    removed: 'Der zweite Schritt ist abgeschaltet, und die Person erfährt es',
  },
  keep: 'So lassen',
  changed: {
    make: (name) => `${name} verwaltet das Forum jetzt mit`,
    take: (name) => `${name} ist wieder Mitglied`,
  },
} satisfies typeof import('./people-desk.en.ts').peopleDesk

import type { SignInProblem } from '#shared/sign-in-with.ts'

export const signInWith = {
  button: (name) => `Mit ${name} anmelden`,
  leading: (name) => `Weiter zu ${name} …`,
  or: 'oder',
  failed: 'Anmeldung nicht möglich',
  problems: {
    declined: (name) =>
      `Du hast die Anmeldung bei ${name} abgebrochen. Versuch es gern noch einmal.`,
    lost: () =>
      'Diese Anmeldung wurde in einem anderen Fenster oder vor zu langer Zeit begonnen. Bitte beginne hier noch einmal.',
    unreachable: (name) =>
      `${name} ist gerade nicht erreichbar. Bitte versuch es noch einmal oder melde dich mit deinem Passwort an.`,
    refused: (name) =>
      `Der Antwort von ${name} war nicht zu trauen, deshalb wurde niemand angemeldet. Bitte versuch es noch einmal; wenn es so bleibt, sag es bitte denen, die diese Seite betreiben.`,
    elsewhere: (name) => `Dieses Konto bei ${name} ist hier mit einem anderen Konto verknüpft.`,
    another: (name) =>
      `Ein anderes Konto bei ${name} ist schon verknüpft. Trenne es zuerst, dann verknüpfe dieses.`,
    too_many: () =>
      'Das war zu oft hintereinander. Bitte warte eine Minute und versuch es noch einmal.',
  } satisfies Record<SignInProblem, (name: string) => string>,
  finish: {
    loading: (name) => `Von ${name} zurück …`,
    retry: 'Noch einmal',
    newTitle: 'Fast geschafft',
    newIntro: (name) =>
      `${name} hat uns gesagt, wer du bist. Wähle, wie andere dich hier sehen; ein Passwort brauchst du nicht.`,
    provenEmail:
      'Schon bestätigt. An eine andere Adresse schicken wir einen Link, der sie bestätigt.',
    unprovenEmail: 'Wir schicken einen Link dorthin, der sie bestätigt.',
    knownTitle: 'Du hast schon ein Konto',
    knownIntro: (email, name) =>
      `Zu der Adresse ${email} gibt es schon ein Konto. Melde dich einmal mit dessen Passwort an; dann kannst du ${name} damit verknüpfen.`,
    linkTitle: (name) => `${name} verknüpfen`,
    linkIntro: (name, username) =>
      `Du bist als @${username} angemeldet. Nach dem Verknüpfen kannst du dich auch mit ${name} anmelden.`,
    link: 'Verknüpfen',
    notNow: 'Jetzt nicht',
    over: 'Diese Anmeldung ist vorbei',
    overDetail: 'Sie wurde schon abgeschlossen oder vor zu langer Zeit begonnen.',
    again: 'Zurück zur Anmeldung',
  },
  linked: {
    heading: 'Verknüpfte Anmeldungen',
    none: (name) => `Du kannst ${name} verknüpfen und dich dann auch damit anmelden.`,
    since: 'Verknüpft',
    old: 'Diese Seite verwendet das nicht mehr.',
    link: (name) => `${name} verknüpfen`,
    linkHint:
      'Dafür brauchen wir dein Passwort, denn wer verknüpft ist, kann sich als du anmelden.',
    unlink: 'Trennen',
    unlinkLabel: (issuer) => `${issuer} trennen`,
    unlinked: 'Getrennt',
    done: 'Verknüpft',
    doneDetail: (name) => `Du kannst dich jetzt mit ${name} anmelden.`,
    noPassword:
      'Du hast kein Passwort. Mit einem kannst du das hier trennen, deine E-Mail-Adresse ändern oder dein Konto löschen.',
    setPassword: 'Link zum Setzen per Mail schicken',
    failed: 'Das ließ sich nicht ändern. Bitte versuch es noch einmal.',
  },
} satisfies typeof import('./sign-in-with.en.ts').signInWith

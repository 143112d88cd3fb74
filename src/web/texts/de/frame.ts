export const header = {
  main: 'Hauptmenü',
  home: 'Start',
  signIn: 'Anmelden und posten',
  join: 'Mitdiskutieren',
  account: 'Konto',
  profile: 'Profil',
  admin: 'Administration',
  logOut: 'Abmelden',
  openMenu: 'Menü öffnen',
  closeMenu: 'Menü schließen',
  bottom: 'Schnellzugriff',
  trending: 'Trends',
  post: 'Posten',
} satisfies typeof import('../en/frame.ts').header

export const footer = {
  ai: 'Antworten mit dem Zeichen „KI-Charakter“ schreibt Software, kein Mensch.',
  links: 'Über diese Seite',
  keys: 'Tastenkürzel',
  languages: 'Sprache',
  about: 'Über uns',
  contact: 'Kontakt',
  privacy: 'Datenschutz',
  terms: 'Nutzungsbedingungen',
} satisfies typeof import('../en/frame.ts').footer

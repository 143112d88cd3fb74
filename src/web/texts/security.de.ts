import { counted } from './counted.de.ts'

/** Passkeys und der zweite Schritt in den Einstellungen. */
export const security = {
  heading: 'Passkeys und zweiter Schritt',
  passkeys: {
    heading: 'Passkeys',
    detail:
      'Melde dich mit Fingerabdruck, Gesicht oder der Sperre deines Geräts an, ohne Passwort. Dein Passwort gilt weiter.',
    none: 'Du hast noch keinen Passkey.',
    add: 'Passkey hinzufügen',
    addHint:
      'Dein Browser fragt dich gleich danach. Dass er hinzugekommen ist, schreiben wir dir per Mail.',
    name: 'Name des Passkeys',
    nameHint: 'Damit du später weißt, welcher es ist',
    unnamed: 'Mein Passkey',
    added: 'Passkey hinzugefügt',
    addedDetail: 'Ab jetzt kannst du dich damit anmelden.',
    cancelled: 'Es wurde kein Passkey erstellt',
    cancelledDetail: 'Du kannst es jederzeit noch einmal versuchen.',
    failed: 'Der Passkey ließ sich nicht hinzufügen',
    synced: 'Synchronisiert',
    made: (date) => `Hinzugefügt am ${date}.`,
    used: 'Zuletzt benutzt:',
    unused: 'Noch nicht benutzt.',
    rename: 'Umbenennen',
    renameOf: (name) => `${name} umbenennen`,
    renamed: 'Passkey umbenannt',
    remove: 'Entfernen',
    removeOf: (name) => `${name} entfernen`,
    removeSure:
      'Du kannst dich dann nicht mehr damit anmelden. Wo du damit angemeldet bist, bleibst du es: siehe unten bei Sitzungen.',
    removed: 'Passkey entfernt',
    stay: (count) =>
      `Überall sonst wurdest du abgemeldet. ${counted(count, 'Passkey meldet', 'Passkeys melden')} dich weiter an: Entferne, was du nicht kennst.`,
    unable:
      'Dieser Browser kann hier keine Passkeys erstellen. Sie brauchen https oder eine Adresse mit einem Namen.',
    openAt: (address) => `Diese Seite unter ${address} öffnen`,
  },
  step: {
    heading: 'Authenticator-App',
    detail:
      'Ein zweiter Schritt nach dem Passwort: sechs Ziffern, die eine App auf deinem Telefon zeigt. Ein gestohlenes Passwort genügt dann nicht. Passkeys brauchen ihn nicht.',
    on: (date) => `Eingeschaltet seit ${date}.`,
    off: 'Ausgeschaltet',
    left: (count) => `Noch ${counted(count, 'Wiederherstellungscode', 'Wiederherstellungscodes')}`,
    few: 'Bitte erstell neue Wiederherstellungscodes, bevor der letzte benutzt ist.',
    begin: 'Authenticator-App einrichten',
    next: 'Weiter',
    scan: 'Scanne das mit deiner Authenticator-App oder tipp den Schlüssel dort ein. Gib dann die sechs Ziffern ein, die sie zeigt.',
    qr: 'QR-Code für deine Authenticator-App',
    openApp: 'In einer App auf diesem Gerät öffnen',
    key: 'Schlüssel',
    code: 'Sechs Ziffern aus der App',
    confirm: 'Einschalten',
    end: 'Ausschalten',
    endHint: 'Zum Anmelden genügt dann wieder das Passwort.',
    switchedOff: 'Der zweite Schritt ist ausgeschaltet',
    renew: 'Neue Wiederherstellungscodes',
    renewHint: 'Die früheren gelten dann nicht mehr.',
    proof: 'Code aus der App oder ein Wiederherstellungscode',
    failed: 'Das hat nicht geklappt',
  },
  recovery: {
    heading: 'Deine Wiederherstellungscodes',
    detail:
      'Jeder lässt dich einmal ein, wenn du dein Telefon verlierst. Sie werden nur jetzt gezeigt: Heb sie da auf, wo du sie ohne dein Telefon findest.',
    copy: 'Kopieren',
    copied: 'Wiederherstellungscodes kopiert',
    notCopied: 'Sie ließen sich nicht kopieren',
    download: 'Herunterladen',
    file: 'wiederherstellungscodes.txt',
    fileHead: (site) => `Wiederherstellungscodes für ${site}. Jeder gilt einmal.`,
    kept: 'Ich habe sie aufgehoben',
  },
  currentPassword: 'Jetziges Passwort',
  save: 'Speichern',
  close: 'Schließen',
} satisfies typeof import('./security.en.ts').security

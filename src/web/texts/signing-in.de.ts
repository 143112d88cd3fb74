/** Passkeys und der zweite Schritt, wo sich jemand anmeldet oder noch einmal zeigt, wer es ist. */
export const signingIn = {
  withPasskey: 'Mit Passkey anmelden',
  waiting: 'Warten auf deinen Passkey …',
  passkeyFailed: 'Nicht angemeldet',
  code: 'Code',
  codeHint:
    'Die sechs Ziffern aus deiner Authenticator-App oder einer deiner Wiederherstellungscodes',
  oneMore: 'Dein Passwort stimmt. Noch ein Schritt:',
  startOver: 'Von vorn beginnen',
  lost: 'App und Codes verloren? Schreib denen, die das Forum betreiben:',
  contact: 'Kontakt',
  refusals: {
    second_step: 'Dieses Konto verlangt auch einen Code aus der Authenticator-App.',
    wrong_code: 'Dieser Code stimmt nicht oder wurde schon benutzt.',
    challenge_spent: 'Das hat zu lange gedauert. Bitte versuch es noch einmal.',
    passkey_refused: 'Dieser Passkey wurde nicht angenommen. Bitte versuch es noch einmal.',
    unknown_passkey: 'Diesen Passkey kennt die Seite nicht. Vielleicht wurde er entfernt.',
    passkey_known: 'Diesen Passkey gibt es hier schon.',
    too_many_passkeys: 'Mehr als zehn Passkeys hat hier niemand. Bitte entferne zuerst einen.',
    second_step_on: 'Der zweite Schritt ist schon eingeschaltet.',
    second_step_off: 'Der zweite Schritt ist ausgeschaltet.',
    not_begun: 'Bitte beginn noch einmal: Dieser Schlüssel ist zu alt.',
    own_second_step: 'Deinen eigenen schaltest du in den Einstellungen ab.',
    no_passkeys: 'Dieser Browser hat hier keine Passkeys.',
    turned_down:
      'Es wurde kein Passkey benutzt. Versuch es noch einmal oder melde dich mit dem Passwort an.',
  } as Record<string, string>,
  confirm: {
    heading: 'Bist du es?',
    detail:
      'Was die Verwaltung ändert, muss alle fünfzehn Minuten bestätigt werden. Drück danach noch einmal, was du gedrückt hast.',
    withPasskey: 'Mit Passkey bestätigen',
    password: 'Passwort',
    byPassword: 'Mit dem Passwort bestätigen',
    byCode: 'Mit einem Code bestätigen',
    instead: 'Lieber das Passwort nehmen',
    insteadCode: 'Lieber einen Code nehmen',
    failed: 'Nicht bestätigt',
    done: 'Bestätigt',
    doneDetail: 'Für fünfzehn Minuten. Bitte drück noch einmal, was du gedrückt hast.',
    close: 'Schließen',
  },
} satisfies typeof import('./signing-in.en.ts').signingIn

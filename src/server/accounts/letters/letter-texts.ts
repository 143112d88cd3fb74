import type { Language } from '#shared/languages.ts'
import type { NoticeKind } from './letters.ts'
import type { Purpose } from './mailed-links.ts'

type Contents = { subject: string; why: string; unless: string }
type Words = {
  /** `name` is empty where it is not known. */
  greeting: (name: string) => string
  links: Record<Purpose, (site: string) => Contents>
  aboutAccount: (site: string) => string
  notices: Record<NoticeKind, string>
  notMe: Record<NoticeKind, string>
  reason: (reason: string) => string
}

const resetEn = 'If it was not you, please use “Forgot your password?” on the sign-in page at once.'

const en: Words = {
  greeting: (name) => `Hello${name && ` ${name}`},`,
  links: {
    verify: (site) => ({
      subject: `Please confirm your e-mail address for ${site}`,
      why: `welcome to ${site}. Please confirm that this is your e-mail address:`,
      unless:
        'The link works once, for 24 hours. If you did not sign up, you need not do anything.',
    }),
    reset: (site) => ({
      subject: `A new password for ${site}`,
      why: `somebody asked for a new password for your account at ${site}. You can set it here:`,
      unless:
        'The link works once, for 30 minutes. If it was not you, you need not do anything: your password stays as it is.',
    }),
    change: (site) => ({
      subject: `Please confirm your new e-mail address for ${site}`,
      why: `your account at ${site} is about to take on this e-mail address. Please confirm it:`,
      unless:
        'The link works once, for 24 hours. If you did not ask for it, you need not do anything.',
    }),
  },
  aboutAccount: (site) => `Your account at ${site}`,
  notices: {
    password: 'your password was changed, and you were signed out everywhere else.',
    email_asked:
      'somebody who knows your password asked for another e-mail address for your account. It takes on the other one as soon as the link that went there is opened. Until then nothing changes.',
    email: 'your account has another e-mail address now. This one is no longer used for it.',
    deletion:
      'your account was asked to be deleted. It is hidden now and will be deleted after 30 days. Signing in before takes that back.',
    linked:
      'another way to sign in was linked to your account. Under “Linked sign-ins” in the settings you see which one, and can unlink it.',
    unlinked: 'a way to sign in was unlinked from your account. It lets nobody in any more.',
    token:
      'an access token was made for your account. A program that has it acts in your name. You can end it in the settings, under “Access tokens”.',
    passkey_added:
      'a passkey was added to your account. Anyone who has it and can unlock it can sign in with it.',
    passkey_removed: 'a passkey of your account was removed. It signs nobody in any more.',
    second_step_on:
      'signing in to your account with the password now takes a code of an authenticator app, too. Please keep the recovery codes where you find them without your phone.',
    second_step_off:
      'the second step was switched off: the password alone is enough again to sign in to your account.',
    second_step_removed:
      'an administrator switched the second step of your account off: the password alone is enough again to sign in.',
    recovery_codes:
      'new recovery codes were made for your account. The earlier ones are of no use any more.',
    recovery_code_used:
      'a recovery code of your account was used in place of a code of the authenticator app. It works only once.',
  },
  notMe: {
    password: resetEn,
    email_asked: `${resetEn} A new password ends every session, and the link to the other address.`,
    email:
      'If it was not you, please write to us at once by the contact form of the site: a new password can only be mailed to the new address.',
    deletion: resetEn,
    linked: `${resetEn} A new password ends every session, and what was linked.`,
    unlinked: resetEn,
    token: `${resetEn} A new password ends every session and every access token.`,
    passkey_added: `${resetEn} A new password by mail removes every passkey.`,
    passkey_removed: resetEn,
    second_step_on: `${resetEn} Then write to us by the contact form of the site: somebody else may hold your second step.`,
    second_step_off: resetEn,
    second_step_removed:
      'If you did not ask for it, please write to us by the contact form of the site, and set a new password.',
    recovery_codes: resetEn,
    recovery_code_used: resetEn,
  },
  reason: (reason) => `The reason: ${reason}`,
}

const resetDe =
  'Wenn du das nicht warst, nutze bitte sofort „Passwort vergessen?“ auf der Anmeldeseite.'

const de: Words = {
  greeting: (name) => `Hallo${name && ` ${name}`},`,
  links: {
    verify: (site) => ({
      subject: `Bitte bestätige deine E-Mail-Adresse für ${site}`,
      why: `willkommen bei ${site}. Bitte bestätige, dass das deine E-Mail-Adresse ist:`,
      unless:
        'Der Link gilt einmal und 24 Stunden lang. Wenn du dich nicht registriert hast, musst du nichts tun.',
    }),
    reset: (site) => ({
      subject: `Ein neues Passwort für ${site}`,
      why: `jemand hat für dein Konto bei ${site} ein neues Passwort angefordert. Hier kannst du es setzen:`,
      unless:
        'Der Link gilt einmal und 30 Minuten lang. Wenn du das nicht warst, musst du nichts tun: Dein Passwort bleibt, wie es ist.',
    }),
    change: (site) => ({
      subject: `Bitte bestätige deine neue E-Mail-Adresse für ${site}`,
      why: `dein Konto bei ${site} soll diese E-Mail-Adresse bekommen. Bitte bestätige sie:`,
      unless:
        'Der Link gilt einmal und 24 Stunden lang. Wenn du das nicht veranlasst hast, musst du nichts tun.',
    }),
  },
  aboutAccount: (site) => `Dein Konto bei ${site}`,
  notices: {
    password: 'dein Passwort wurde geändert, und du wurdest überall sonst abgemeldet.',
    email_asked:
      'jemand, der dein Passwort kennt, hat für dein Konto eine andere E-Mail-Adresse verlangt. Es bekommt sie, sobald der Link geöffnet wird, der dorthin ging. Bis dahin ändert sich nichts.',
    email:
      'dein Konto hat jetzt eine andere E-Mail-Adresse. Diese hier wird dafür nicht mehr verwendet.',
    deletion:
      'für dein Konto wurde die Löschung verlangt. Es ist jetzt ausgeblendet und wird nach 30 Tagen gelöscht. Wenn du dich vorher anmeldest, bleibt es erhalten.',
    linked:
      'mit deinem Konto wurde ein weiterer Weg verknüpft, dich anzumelden. Unter „Verknüpfte Anmeldungen“ in den Einstellungen siehst du, welcher, und kannst ihn trennen.',
    unlinked:
      'ein Weg, dich anzumelden, wurde von deinem Konto getrennt. Mit ihm kommt niemand mehr hinein.',
    token:
      'für dein Konto wurde ein Zugangsschlüssel erstellt. Ein Programm, das ihn hat, handelt in deinem Namen. Beenden kannst du ihn in den Einstellungen unter „Zugangsschlüssel“.',
    passkey_added:
      'zu deinem Konto ist ein Passkey hinzugekommen. Wer ihn hat und entsperren kann, kann sich damit anmelden.',
    passkey_removed:
      'ein Passkey deines Kontos wurde entfernt. Damit kann sich niemand mehr anmelden.',
    second_step_on:
      'wer sich mit dem Passwort bei deinem Konto anmeldet, braucht jetzt auch einen Code aus einer Authenticator-App. Bitte heb die Wiederherstellungscodes da auf, wo du sie ohne dein Telefon findest.',
    second_step_off:
      'der zweite Schritt wurde abgeschaltet: Zum Anmelden bei deinem Konto genügt wieder das Passwort.',
    second_step_removed:
      'wer das Forum verwaltet, hat den zweiten Schritt deines Kontos abgeschaltet: Zum Anmelden genügt wieder das Passwort.',
    recovery_codes:
      'für dein Konto wurden neue Wiederherstellungscodes erstellt. Die früheren gelten nicht mehr.',
    recovery_code_used:
      'ein Wiederherstellungscode deines Kontos wurde anstelle eines Codes der Authenticator-App benutzt. Er gilt nur einmal.',
  },
  notMe: {
    password: resetDe,
    email_asked: `${resetDe} Ein neues Passwort beendet jede Anmeldung und den Link an die andere Adresse.`,
    email:
      'Wenn du das nicht warst, schreib uns bitte sofort über das Kontaktformular der Seite: Ein neues Passwort kann nur an die neue Adresse geschickt werden.',
    deletion: resetDe,
    linked: `${resetDe} Ein neues Passwort beendet jede Anmeldung und trennt, was verknüpft war.`,
    unlinked: resetDe,
    token: `${resetDe} Ein neues Passwort beendet jede Anmeldung und jeden Zugangsschlüssel.`,
    passkey_added: `${resetDe} Ein neues Passwort per Mail entfernt alle Passkeys.`,
    passkey_removed: resetDe,
    second_step_on: `${resetDe} Schreib uns danach über das Kontaktformular der Seite: Vielleicht hat jemand anderes deinen zweiten Schritt.`,
    second_step_off: resetDe,
    second_step_removed:
      'Wenn du nicht darum gebeten hast, schreib uns bitte über das Kontaktformular der Seite und setz ein neues Passwort.',
    recovery_codes: resetDe,
    recovery_code_used: resetDe,
  },
  reason: (reason) => `Der Grund: ${reason}`,
}

/** The mails about an account, in the language of their reader. */
export const lettersIn: Record<Language, Words> = { en, de }

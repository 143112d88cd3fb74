import type { Language } from '#shared/languages.ts'
import type { NoticeKind } from './letters.ts'
import type { Purpose } from './links.ts'

type Contents = { subject: string; why: string; unless: string }
type Words = {
  /** `name` is empty where it is not known. */
  greeting: (name: string) => string
  links: Record<Purpose, (site: string) => Contents>
  aboutAccount: (site: string) => string
  notices: Record<NoticeKind, string>
  notMe: Record<NoticeKind, string>
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
  },
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
  },
}

/** The mails about an account, in the language of whoever reads them. */
export const lettersIn: Record<Language, Words> = { en, de }

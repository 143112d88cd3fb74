import type { Refusal } from './refusals.en.ts'

/** The server says why in English, and by a code; what has no code of its own is not explained here. */
const byCode: Record<string, string> = {
  address_too_long: 'Diese Adresse ist zu lang.',
  already_appealed: 'Dagegen hast du schon Widerspruch eingelegt.',
  already_deleted: 'Was hier stand, wurde gelöscht.',
  before_missing: 'Sag zuerst, wo du vor dem Lesen standest.',
  before_settled: 'Wo du vor dem Lesen standest, steht schon fest.',
  confirmed_already: 'Das ist schon bestätigt.',
  said_otherwise: 'Das steht inzwischen in anderen Worten da.',
  draft_changed: 'Dieser Entwurf wurde inzwischen an anderer Stelle geändert.',
  drafts_full: 'Du hast schon 50 Entwürfe. Bitte lösche zuerst einen.',
  email_taken: 'Zu dieser E-Mail-Adresse gibt es schon ein Konto.',
  forbidden: 'Das darfst du nicht.',
  foreign_origin: 'Dieser Aufruf kam von einer anderen Seite.',
  idempotency_key_reused: 'Das wurde schon einmal anders gesendet. Bitte lade die Seite neu.',
  insufficient_scope: 'Dafür reicht nicht, was dieser Zugangsschlüssel darf.',
  invalid_token: 'Diesen Zugangsschlüssel gibt es nicht, oder er gilt nicht mehr.',
  keyword_taken: 'Dieses Schlüsselwort wird schon verfolgt.',
  last_admin:
    'Du bist hier die einzige Person, die das Forum verwaltet. Bitte mach zuerst jemand anderen dazu.',
  linked_another:
    'Eine andere Anmeldung derselben Stelle ist schon verknüpft. Bitte trenne sie zuerst.',
  linked_elsewhere: 'Diese Anmeldung ist hier mit einem anderen Konto verknüpft.',
  link_spent: 'Dieser Link wurde schon benutzt oder ist abgelaufen.',
  no_crux: 'Woran es hier hängt, hat sich noch nicht gezeigt.',
  no_room:
    'Diese Website hat keinen Platz mehr, um das zu speichern. Lesen geht weiter; bitte versuch es später noch einmal.',
  not_a_person: 'Wiedergeben lässt sich nur, was eine Person gesagt hat.',
  not_confirmed: 'Bitte bestätige, dass du es bist, oder melde dich unter /admin-login neu an.',
  not_due: 'Der Tag dieser Vorhersage ist noch nicht gekommen.',
  not_for_tokens: 'Das geht mit keinem Zugangsschlüssel. Bitte melde dich auf der Website an.',
  not_found: 'Das gibt es nicht mehr.',
  not_moved: 'Nur wer die Meinung geändert hat, kann sagen, was sie geändert hat.',
  only_way_in:
    'Das ist dein einziger Weg hinein. Bitte setz zuerst ein Passwort, über einen Link, den wir dir schicken.',
  poll_ended: 'Diese Umfrage ist zu Ende. Abstimmen geht nicht mehr.',
  sanctioned: 'Wer nicht schreiben darf, kann hier nichts verwalten.',
  set_by_environment: 'Das legt die Umgebung des Servers fest.',
  sign_in_over: 'Diese Anmeldung ist vorbei. Bitte beginne noch einmal.',
  too_large: 'Diese Datei ist zu groß.',
  too_many: 'Das war sehr oft hintereinander. Bitte warte ein wenig.',
  too_many_keywords: 'Mehr Schlüsselwörter lassen sich nicht verfolgen.',
  too_many_attached: 'Für mehr Bilder in deinen Beiträgen ist kein Platz.',
  too_many_loose: 'Viele deiner Bilder warten noch auf einen Beitrag. Bitte schreib ihn zuerst.',
  too_many_tokens: 'Du hast schon zehn Zugangsschlüssel. Bitte beende zuerst einen.',
  too_many_pictures: 'Du hast hier schon 200 Bilder. Bitte entferne zuerst eins.',
  unavailable: 'Das ist gerade nicht möglich. Bitte versuch es gleich noch einmal.',
  unsupported_media_type: 'Das muss ein Bild sein.',
  unproven: 'Bitte bestätige deine E-Mail-Adresse, bevor du abstimmst.',
  unverified: 'Bitte bestätige deine E-Mail-Adresse, bevor du zum ersten Mal schreibst.',
  username_taken: 'Diesen Benutzernamen gibt es schon. Bitte wähle einen anderen.',
  words_changed: 'Der Kommentar hat inzwischen andere Worte. Bitte lies ihn noch einmal.',
  wrong_credentials: 'E-Mail, Benutzername oder Passwort stimmt nicht.',
  wrong_password: 'Dieses Passwort stimmt nicht.',
  wrong_token: 'Dieser Link ist nicht vollständig oder nicht mehr gültig.',
}

/** Of these it says in the language of the call what is wrong with the input. */
const explained = new Set(['invalid', 'name_reserved', 'not_a_picture', 'weak_password'])

export const wordsOfRefusal = ({ code, detail }: Refusal): string | undefined =>
  byCode[code] ?? (explained.has(code) ? detail : undefined)

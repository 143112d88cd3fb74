import type { Reasons } from './reasons.ts'

/** To people, as the catalogues of the screens speak: du. */
export const german: Reasons = {
  misshapen: 'Das passt hier nicht.',
  reasons: {
    '{name} is required': '{name}: bitte ausfüllen.',
    '{name} must not be empty': '{name}: bitte ausfüllen.',
    '{name} must be at most {n} characters': '{name}: höchstens {n} Zeichen.',
    '{name} must be at least {n} characters long.': '{name}: mindestens {n} Zeichen.',
    '{name} must be at most {n} characters long.': '{name}: höchstens {n} Zeichen.',
    '{name} must have at most {n} characters': '{name}: höchstens {n} Zeichen.',
    '{name} needs at least {n}': '{name}: mindestens {n}.',
    '{name} must be at least {n}': '{name}: mindestens {n}.',
    '{name} must be at most {n}': '{name}: höchstens {n}.',
    '{name} must be a number': '{name}: Hier gehört eine Zahl hin.',
    '{name} must be a whole number': '{name}: Hier gehört eine ganze Zahl hin.',
    'All muted words together have at most {n} characters':
      'Alle stummgeschalteten Wörter zusammen haben höchstens {n} Zeichen',
    'All muted words together have at most {n} different characters':
      'Alle stummgeschalteten Wörter zusammen haben höchstens {n} verschiedene Zeichen',
    'You have to be {n} or older to have an account here.':
      'Du musst {n} oder älter sein, um hier ein Konto zu haben.',
    'At most {n} words can be muted': 'Höchstens {n} Wörter lassen sich stummschalten.',

    'A text has at most {n} pictures': 'Ein Text hat höchstens {n} Bilder.',
    'start must begin with @ or #': 'start muss mit @ oder # beginnen.',
    'A picture is there twice': 'Ein Bild ist zweimal dabei.',
    'One of the pictures is not there any more: please add it again.':
      'Eins der Bilder gibt es nicht mehr. Bitte füg es noch einmal hinzu.',

    'A base address is required, such as http://127.0.0.1:11434/v1':
      'Es fehlt die Basisadresse, zum Beispiel http://127.0.0.1:11434/v1',
    'A key is required: one that was kept belongs to another provider or address':
      'Es fehlt ein Schlüssel: Der gespeicherte gehört zu einem anderen Anbieter oder einer anderen Adresse.',
    'A model is required': 'Es fehlt das Modell.',
    'Give a password, a code or a passkey': 'Gib ein Passwort, einen Code oder einen Passkey an.',
    'That took too long. Please try again.':
      'Das hat zu lange gedauert. Bitte versuch es noch einmal.',
    'There is no such model': 'Dieses Modell gibt es nicht.',
    'That model is not on this machine: download it first':
      'Dieses Modell ist nicht auf dieser Maschine. Bitte lade es zuerst herunter.',
    'Administrators cannot be warned or banned here.':
      'Administratoren lassen sich hier weder verwarnen noch sperren.',
    'Given name takes letters only': 'Vorname: nur Buchstaben.',
    'Handle takes 2 to 20 small letters, digits or underscores and begins with a letter':
      'Der @Name hat 2 bis 20 Kleinbuchstaben, Ziffern oder Unterstriche und beginnt mit einem Buchstaben.',
    'Idempotency-Key must be 1 to 200 visible characters':
      'Der Idempotency-Key muss aus 1 bis 200 sichtbaren Zeichen bestehen.',
    'No text here holds a NUL.': 'Ein Text enthält ein Zeichen, das hier nicht stehen kann.',
    'Passwords do not match.': 'Die Passwörter stimmen nicht überein.',
    'Please add some content or an image to your story.':
      'Deine Story braucht einen Text oder ein Bild.',
    'Please enter an image URL that begins with https://':
      'Bitte gib eine Bildadresse an, die mit https:// beginnt.',
    'Please give a reason; the person will read it.':
      'Bitte gib einen Grund an; die betroffene Person wird ihn lesen.',
    'Please give your name alone, without links or offers.':
      'Bitte gib nur deinen Namen an, ohne Links und Angebote.',
    'Please give a valid e-mail address': 'Bitte gib eine gültige E-Mail-Adresse an.',
    'Please select at least one platform to share on':
      'Bitte wähle mindestens eine Plattform zum Teilen aus.',
    'Please upload the picture here': 'Bitte lade das Bild hier hoch.',
    'That address is not one of a model server': 'Unter dieser Adresse ist kein Modellserver.',
    'That is no page': 'Diese Seite gibt es nicht.',
    'That is not a key': 'Das ist kein Schlüssel.',
    'That is not a picture that can be read: please use JPEG, PNG, WebP, GIF or AVIF.':
      'Dieses Bild lässt sich nicht lesen: Bitte nimm JPEG, PNG, WebP, GIF oder AVIF.',
    'That picture takes too much to read: please save it anew, smaller.':
      'Dieses Bild braucht zu viel zum Lesen: Bitte speichere es neu und kleiner ab.',
    'That is not an e-mail address': 'Das ist keine E-Mail-Adresse.',
    'That is no option': 'Diese Antwort gibt es nicht.',
    'Two options say the same': 'Zwei Antworten sagen dasselbe.',
    'That is not somebody’s comment on this post':
      'Das ist kein Kommentar von jemandem zu diesem Beitrag.',
    'That is not the https address of a feed': 'Das ist keine https-Adresse eines Feeds.',
    'That is not the https address of a push service':
      'Das ist keine https-Adresse eines Push-Dienstes.',
    'That is not the id of a character': 'Diesen Charakter gibt es nicht.',
    'That is not the id of a picture': 'Dieses Bild gibt es nicht.',
    'That is not the id of a session': 'Diese Sitzung gibt es nicht.',
    'That is not the id of anything': 'Das gibt es nicht.',
    'That is not the id of a token': 'Diesen Zugangsschlüssel gibt es nicht.',
    'Choose what the token may do': 'Wähle aus, was der Schlüssel darf.',
    'That is not the id of a text': 'Diesen Text gibt es nicht.',
    'That name is reserved. Please give your own.':
      'Dieser Name ist vergeben. Bitte gib deinen eigenen an.',
    'That password is one of the most used ones. Please choose another.':
      'Dieses Passwort gehört zu den häufigsten. Bitte wähle ein anderes.',
    'That password is wrong.': 'Dieses Passwort stimmt nicht.',
    'That picture has too many pixels: at most 50 million.':
      'Dieses Bild hat zu viele Pixel: Höchstens 50 Millionen gehen.',
    'The Host of the request is malformed.': 'Die Anfrage ist fehlerhaft: Host.',
    'The base address must begin with http:// or https://':
      'Die Basisadresse muss mit http:// oder https:// beginnen.',
    'The base address must have no password, ? or #':
      'Die Basisadresse darf kein Passwort, kein ? und kein # enthalten.',
    'The body is not valid JSON.': 'Die Anfrage ist kein gültiges JSON.',
    'The file is empty': 'Die Datei ist leer.',
    'The link is not complete': 'Der Link ist nicht vollständig.',
    'The request is malformed.': 'Die Anfrage ist fehlerhaft.',
    'This file is no export of Google Keyword Planner, Ahrefs, Semrush or Search Console.':
      'Diese Datei ist kein Export aus Google Keyword Planner, Ahrefs, Semrush oder Search Console.',
    'That has more parts than a call can have.': 'Das hat mehr Teile, als ein Aufruf haben kann.',
    'This is your own.': 'Das ist von dir selbst.',
    'This sign-in is over. Please begin again.':
      'Diese Anmeldung ist vorbei. Bitte beginne noch einmal.',
    'This link is not complete.': 'Der Link ist nicht vollständig.',
    'This link was already used or is older than 24 hours.':
      'Dieser Link wurde schon benutzt oder ist älter als 24 Stunden.',
    'This link was already used or is older than 30 minutes.':
      'Dieser Link wurde schon benutzt oder ist älter als 30 Minuten.',
    'A point is one line': 'Ein Punkt steht in einer Zeile',
    'Usernames have 3 to 30 letters, digits or underscores':
      'Ein Benutzername hat 3 bis 30 Buchstaben, Ziffern oder Unterstriche.',
    'What AI wrote can only be approved or removed.':
      'Was KI geschrieben hat, lässt sich nur freigeben oder entfernen.',
    'You cannot follow yourself.': 'Dir selbst kannst du nicht folgen.',
    'You cannot hide yourself.': 'Dich selbst kannst du nicht ausblenden.',
    'Your own name is too easy to guess as a password. Please choose another.':
      'Dein eigener Name ist als Passwort zu leicht zu erraten. Bitte wähle ein anderes.',
    'parentId is not a comment on this post':
      'Den Kommentar, auf den du antwortest, gibt es unter diesem Beitrag nicht.',
  },
  names: {
    Code: 'Code',
    Option: 'Antwort',
    Words: 'Worte',
    Wording: 'Wortlaut',
    'A weight': 'Gewicht',
    'A word': 'Wort',
    Answer: 'Antwort',
    Appeal: 'Widerspruch',
    'Banned openers': 'Beginnt nie mit',
    'Base address': 'Basisadresse',
    Bio: 'Über mich',
    Category: 'Kategorie',
    Comment: 'Kommentar',
    Description: 'Beschreibung',
    Details: 'Einzelheiten',
    Draft: 'Entwurf',
    'E-mail': 'E-Mail',
    'E-mail or username': 'E-Mail oder Benutzername',
    Expertise: 'Fachwissen',
    'First name': 'Vorname',
    'Given name': 'Vorname',
    Habits: 'Redegewohnheiten',
    Handle: '@Name',
    'Image URL': 'Bildadresse',
    Key: 'Schlüssel',
    Keyword: 'Schlüsselwort',
    'Last name': 'Nachname',
    Lean: 'Neigung',
    Location: 'Ort',
    Message: 'Nachricht',
    Model: 'Modell',
    Name: 'Name',
    Password: 'Passwort',
    Personality: 'Persönlichkeit',
    Post: 'Beitrag',
    Reason: 'Grund',
    Sentence: 'Satz',
    Specialties: 'Fachgebiete',
    Story: 'Story',
    Search: 'Die Suche',
    Subject: 'Betreff',
    Talkativeness: 'Redseligkeit',
    'The address': 'Adresse',
    'The file': 'Datei',
    'The source': 'Quelle',
    Username: 'Benutzername',
    Values: 'Werte',
    'Your current password': 'Dein jetziges Passwort',
  },
}

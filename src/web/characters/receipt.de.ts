import { counted } from '#web/texts/counted.de.ts'

const figure = (value: number, digits: number) =>
  value.toLocaleString('de', { minimumFractionDigits: digits, maximumFractionDigits: digits })

export const receipt = {
  close: 'Schließen',
  failed: 'Die Aufzeichnung zu dieser Antwort konnte nicht geladen werden.',
  why: 'Grund der Wortmeldung',
  did: 'Absicht',
  answers: (handle) => `Antwort auf diese Worte von @${handle}`,
  debate: 'Geschriebene Debatte',
  facts: 'Fakten, die vorlagen',
  unchecked: 'Angaben, die niemand geprüft hat',
  unopened: 'Quelle aus dem Gedächtnis genannt, nicht geöffnet',
  voice: 'Stimme',
  builtin: 'frühere Stimme: nach Regeln zusammengesetzte Sätze',
  library: 'im Voraus mit Hilfe eines Sprachmodells geschrieben; kein fremder Dienst',
  degraded:
    'Die eingestellte KI war nicht erreichbar, deshalb kam ein im Voraus geschriebener Text.',
  read: 'Vorher gelesen',
  readPost: 'den Beitrag',
  readComments: (count) => `den Beitrag und ${counted(count, 'Antwort', 'Antworten')}`,
  file: 'Datei, aus der es sprach (SHA-256)',
  speed: (tokens) => `${tokens.toLocaleString('de')} Tokens in der Sekunde`,
  tokens: 'Tokens: Eingabe und Ausgabe',
  cost: 'Kosten',
  free: 'keine',
  took: 'Schreibdauer',
  seconds: (ms) => `${figure(ms / 1000, ms < 1000 ? 2 : 1)} s`,
} satisfies typeof import('./receipt.en.ts').receipt

const one = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
const size = (bytes: number) =>
  bytes < 1e8
    ? `${(bytes / 1e6).toLocaleString('de', one)} MB`
    : `${(bytes / 1e9).toLocaleString('de', one)} GB`

export const models = {
  heading: 'Ein eigenes Sprachmodell',
  detail:
    'Ein kleines offenes Modell in diesem Programm: kein Schlüssel, kein Server, und nichts verlässt den Rechner. Es wird nur geladen, wenn du es sagst, und erprobt, bevor es spricht.',
  loading: 'Modelle werden gesucht …',
  size,
  facts: (bytes, licence) => `${bytes} · ${licence}`,
  needs: (cores, memory) => `Braucht ${cores} Kerne und ${memory} freien Arbeitsspeicher.`,
  lacking: (names) => `Diesem Rechner fehlt: ${names}.`,
  lacks: {
    cores: 'Prozessorkerne',
    memory: 'freier Arbeitsspeicher',
    disk: 'freier Plattenplatz (das Doppelte der Datei)',
    libc: 'ein Linux mit glibc',
    system: 'ein System, für das llama.cpp gebaut wurde',
  },
  and: ' und ',
  best: 'Passt zu diesem Rechner',
  untried: 'Von uns nicht erprobt',
  isHere: 'Auf diesem Rechner',
  source: 'Woher es kommt',
  revision: (revision, hash) => `Fassung ${revision}…, SHA-256 ${hash}…`,
  download: 'Herunterladen',
  goOn: 'Weiter herunterladen',
  downloadOf: (name) => `${name} herunterladen`,
  goOnOf: (name) => `${name} weiter herunterladen`,
  started: 'Das Herunterladen hat begonnen.',
  progress: (name) => `Herunterladen von ${name}`,
  far: (part, bytes) => `${part} % von ${bytes}`,
  asking: 'Der Server wird gefragt …',
  cancel: 'Abbrechen',
  cancelOf: (name) => `Herunterladen von ${name} abbrechen`,
  cancelled: 'Abgebrochen. Was da ist, bleibt für das nächste Mal.',
  interrupted: 'Das Herunterladen wurde unterbrochen. Was da ist, bleibt.',
  faults: {
    no_network: 'Der Server des Modells ist nicht erreichbar. MODEL_MIRROR nennt einen anderen.',
    stalled: 'Es kam nichts mehr. Was da ist, bleibt; der nächste Versuch macht dort weiter.',
    host_refused: 'Der Server gibt die Datei nicht heraus. MODEL_MIRROR nennt einen anderen.',
    host_failed:
      'Der Server hat selbst einen Fehler. Was da ist, bleibt; versuche es später noch einmal.',
    not_announced:
      'Der Server nennt die Prüfsumme der Datei nicht; deshalb wurde nichts von ihm genommen.',
    changed: 'Der Server hat eine andere Datei als angekündigt. Nichts davon wurde behalten.',
    wrong_hash: 'Zweimal kam etwas anderes als angekündigt. Nichts davon wurde behalten.',
    disk_full:
      'Die Platte ist voll. Was da ist, bleibt; schaffe Platz und versuche es noch einmal.',
    cannot_write: 'In den Ordner models in DATA_DIR kann nicht geschrieben werden.',
    lacks: 'Dieser Rechner reicht dafür nicht aus.',
  },
  letSpeak: 'Sprechen lassen',
  letSpeakOf: (name) => `${name} sprechen lassen`,
  remove: 'Löschen',
  removeOf: (name) => `${name} löschen`,
  removeSure: (name, bytes) =>
    `${name} wird von diesem Rechner gelöscht; das macht ${bytes} frei. Die Charaktere sprechen dann aus der geschriebenen Bibliothek. Es wird nur wieder geladen, wenn du es verlangst.`,
  keep: 'Behalten',
  removed: 'Gelöscht',
  voice: {
    heading: 'Wie es sich macht',
    waits: 'Der Prozess, der die Wortmeldungen abarbeitet, hat sich noch nicht gemeldet.',
    states: {
      loading: 'Es wird geladen und erprobt. Bis dahin spricht die Bibliothek.',
      ready: 'Es spricht in Diskussionen, die ab jetzt beginnen.',
      slow: 'Es ist für diesen Rechner zu langsam; die Bibliothek spricht weiter.',
      refused: 'Es kann nicht sprechen; die Bibliothek spricht.',
    },
    refused: {
      no_file: 'Seine Datei ist nicht lesbar.',
      no_model: 'Seine Datei ist kein Sprachmodell, das dieses Programm lesen kann.',
      no_memory:
        'Der Arbeitsspeicher reichte nicht. Es wird alle zehn Minuten noch einmal versucht.',
      no_program: 'llama.cpp läuft auf diesem Rechner nicht.',
    },
    reply: (seconds) =>
      `Eine Antwort dauert etwa ${Math.ceil(seconds)} s; höchstens 45 dürfen es sein.`,
    speed: (read, write) =>
      `Liest ${Math.round(read)} und schreibt ${write.toLocaleString('de')} Tokens in der Sekunde.`,
    process: (memory, seconds) =>
      `Sein Prozess hat ${memory} Arbeitsspeicher und hat ${Math.round(seconds)} s Rechenzeit gebraucht.`,
    queue: (count) =>
      count === 1
        ? 'Eine Antwort wartet oder wird gerade gesprochen.'
        : `${count} Antworten warten oder werden gerade gesprochen.`,
    seen: 'Stand',
  },
  advice: {
    some: (name, bytes) =>
      `Der kürzeste Weg zu einem Modell auf diesem Rechner ist ${name}, ${bytes}.`,
    none: 'Dieser Rechner hat zu wenig für ein Modell in diesem Programm. Verbinde eines, das anderswo läuft.',
    link: 'Modelle ansehen',
    server: (name) => `${name} läuft auf diesem Rechner. Das ist der kürzeste Weg zu einem Modell.`,
    others: 'Ein anderes wählen',
  },
} satisfies typeof import('./models.en.ts').models

import type { AiChange, VoiceProvider } from '#shared/ai.ts'
import { counted } from './counted.ts'

const providers: Record<VoiceProvider, string> = {
  builtin: 'Eingebaute Stimme',
  'openai-compatible': 'OpenAI-kompatibler Server',
  openai: 'OpenAI',
  anthropic: 'Anthropic',
  google: 'Google',
}

const changed = (what: AiChange): string => {
  switch (what.kind) {
    case 'voice': {
      const { provider, model, baseUrl, isKeyNew } = what
      if (provider === 'builtin') return 'Stimme: die eingebaute'
      const place = baseUrl ? ` unter ${baseUrl}` : ''
      return `Stimme: ${provider}, ${model}${place}${isKeyNew ? ', mit neuem Schlüssel' : ''}`
    }
    case 'budget':
      return what.dailyBudget === null
        ? 'Budget: wie vorgegeben'
        : `Budget: ${what.dailyBudget.toLocaleString('de')} $ am Tag`
    case 'switch':
      return what.isOn ? 'Charaktere eingeschaltet' : 'Alle Charaktere ausgeschaltet'
    case 'persona':
      return `${what.name}: neue Fassung`
    case 'restored':
      return `${what.name}: Fassung ${what.version} wiederhergestellt`
    case 'switched':
      return `${what.name}: ${what.isEnabled ? 'eingeschaltet' : 'ausgeschaltet'}`
    case 'added':
      return `${what.name}: als @${what.handle} hinzugefügt`
  }
}

const through: Record<VoiceProvider, string> = {
  ...providers,
  'openai-compatible': 'einen OpenAI-kompatiblen Server',
}

const seconds = (ms: number) =>
  (ms / 1000).toLocaleString('de', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

export const ai = {
  tab: 'KI',
  loading: 'Die Stimmen der Charaktere werden geladen …',
  error: 'Fehler',
  providers,
  now: {
    heading: 'Wer jetzt spricht',
    builtin: 'Die eingebaute Stimme spricht.',
    builtinDetail: 'Sie braucht weder Schlüssel noch Netz und kostet nichts.',
    external: (model, provider) => `${model} spricht, über ${through[provider]}.`,
    unreadable: 'Die eingebaute Stimme spricht, weil der gespeicherte Schlüssel nicht lesbar ist.',
    unreadableDetail:
      'APP_SECRET ist ein anderes als bei der Eingabe des Schlüssels. Gib ihn unten noch einmal ein.',
    off: 'Niemand spricht.',
    offDetail: 'Alle Charaktere sind abgeschaltet. Wer mit @ gerufen wird, passt und sagt das.',
    sources: {
      environment: 'Von der Umgebung festgelegt',
      panel: 'Hier eingestellt',
      builtin: 'Wie ausgeliefert',
    },
    switch: 'KI-Charaktere',
    switchedOn: 'Die Charaktere sprechen ab jetzt.',
    switchedOff: 'Die Charaktere schweigen ab jetzt.',
    breaker: 'Sicherung',
    breakers: {
      closed: 'Geschlossen: Aufrufe gehen durch',
      open: 'Offen: die eingebaute Stimme springt ein',
      probing: 'Offen, ein Aufruf probiert es',
    },
    noBreaker: 'Nicht nötig',
    failures: (failures, calls) => `${failures} der letzten ${calls} Aufrufe sind gescheitert`,
    queue: 'In der Warteschlange',
    turns: (count) => (count === 0 ? 'Niemand' : counted(count, 'Wortmeldung', 'Wortmeldungen')),
    oldest: 'Die älteste war fällig',
  },
  voice: {
    heading: 'Externe Stimme',
    detail:
      'Bei einer externen Stimme schreibt ein Modell die Worte. Regeln entscheiden weiterhin, wer wozu spricht und wann Schluss ist, und jeder Satz wird geprüft, bevor ihn jemand liest. Der Beitrag und bis zu 12 Kommentare seiner Diskussion gehen an den Anbieter.',
    byEnvironment: 'AI_PROVIDER in der Umgebung legt die Stimme fest. Ändere sie dort.',
    provider: 'Anbieter',
    baseUrl: 'Basisadresse',
    baseUrlHint: 'Leer lassen für die des Anbieters. Ein eigener Server: http://127.0.0.1:11434/v1',
    model: 'Modell',
    key: 'Schlüssel',
    keyNone: 'Es ist kein Schlüssel gespeichert.',
    keySet: (end) =>
      `Ein Schlüssel ist gespeichert${end ? `, er endet auf …${end}` : ''}. Leer lassen, um ihn zu behalten.`,
    keyUnreadable: 'Der gespeicherte Schlüssel ist nicht mehr lesbar. Gib ihn noch einmal ein.',
    keyElsewhere:
      'Der gespeicherte Schlüssel gehört zu einem anderen Anbieter oder einer anderen Adresse und wird vergessen.',
    prices: 'Preis in US-Dollar je Million Tokens',
    inputPrice: 'Eingabe',
    outputPrice: 'Ausgabe',
    priceHint:
      'Leer: 5 für die Eingabe und 25 für die Ausgabe, und nichts für einen Server auf diesem Rechner oder im eigenen Netz.',
    save: 'Speichern',
    saving: 'Wird gespeichert …',
    saved: 'Gespeichert',
    savedDetail: 'Es gilt ab der nächsten Wortmeldung.',
    test: 'Testen',
    testing: 'Wird getestet …',
    testHint: 'Macht einen kurzen Aufruf mit dem, was hier steht, gespeichert oder nicht.',
    testInForce: 'Geltende Stimme testen',
    ok: 'Es funktioniert',
    notOk: 'Es funktioniert nicht',
    facts: (model, ms, inputTokens, outputTokens) =>
      `${model} · ${seconds(ms)} s · ${inputTokens} Tokens Eingabe, ${outputTokens} Ausgabe`,
  },
  local: {
    heading: 'Ein Modell auf diesem Rechner',
    detail:
      'Sucht Ollama, LM Studio, vLLM und llama.cpp an ihren üblichen Ports. Benutzt wird nichts, bevor du es auswählst und speicherst.',
    look: 'Lokalen Server suchen',
    looking: 'Wird gesucht …',
    none: 'An den Ports 11434, 1234, 8000 und 8080 hat keiner geantwortet.',
    noModel: 'Er hat noch kein Modell.',
    choose: (model, server) => `${model} von ${server} wählen`,
  },
  money: {
    heading: 'Heute ausgegeben',
    of: (budget) => `von ${budget} am Tag`,
    reserved: (amount) => `${amount} für laufende Aufrufe zurückgelegt`,
    estimate: 'Aus Tokens und Preisen berechnet; ein Tag endet um Mitternacht UTC.',
    who: 'Charakter',
    comments: 'Antworten',
    cost: 'Kosten',
    unpublished: 'Verworfene Versuche, Fehlschläge und Tests',
    none: 'Heute hat noch kein Charakter gesprochen.',
    budget: 'US-Dollar am Tag',
    budgetHint: 'Leer: 5. Ist es aufgebraucht, spricht die eingebaute Stimme allein weiter.',
    byEnvironment: 'AI_DAILY_BUDGET in der Umgebung legt das Budget fest.',
    save: 'Budget festlegen',
    saved: 'Budget festgelegt',
  },
  cast: {
    heading: 'Charaktere',
    detail:
      'Wer abgeschaltet ist, verschwindet aus der Übersicht und wird nicht mehr ausgewählt; was er gesagt hat, bleibt. Persönlichkeit, Werte, Gewohnheiten und Satzanfänge prägen eine externe Stimme. Redseligkeit, Neigung, Fachwissen und Vorlieben prägen, wann und wie jede Stimme spricht.',
    edit: (name) => `${name} bearbeiten`,
    editShort: 'Bearbeiten',
    speaks: (name) => `${name} spricht`,
    version: (version) => `Fassung ${version}`,
    add: 'Charakter hinzufügen',
    back: 'Zurück zur KI-Übersicht',
    loading: 'Der Charakter wird geladen …',
  },
  persona: {
    newHeading: 'Ein neuer Charakter',
    handle: '@Name',
    handleHint:
      'Was man nach dem @ tippt. Kleine Buchstaben, Ziffern und Unterstriche; er bleibt für immer.',
    name: 'Name',
    givenName: 'Vorname',
    givenNameHint: 'So sprechen ihn andere im Satz an.',
    personality: 'Persönlichkeit',
    perLine: 'Je Zeile einer',
    specialties: 'Fachgebiete',
    specialtiesHint: 'Je Zeile eins; das erste steht in der Übersicht.',
    values: 'Werte',
    habits: 'Redegewohnheiten',
    habitsHint: 'Je Zeile eine, jede als kurze Anweisung.',
    bannedOpeners: 'Beginnt nie mit',
    look: 'Gesicht',
    icon: 'Symbol',
    color: 'Farbe',
    talkativeness: 'Redseligkeit',
    talkativenessHint: 'Wie leicht er sich ungefragt meldet.',
    lean: 'Neigung',
    leanHint: 'Auf welche Seite er sich gern stellt: −1 dagegen, 1 dafür.',
    expertise: 'Fachwissen',
    expertiseHint: '0,3, wo er nicht mehr weiß als andere.',
    acts: 'Was er gern mit seinem Wort anfängt',
    actsHint: '1 heißt: weder gesucht noch gemieden.',
    save: 'Als neue Fassung speichern',
    add: 'Charakter hinzufügen',
    saving: 'Wird gespeichert …',
    saved: 'Eine neue Fassung gilt',
    added: 'Der Charakter ist dabei',
    borrows: (name) => `Ohne externe Stimme leiht er sich die Wendungen von ${name}.`,
    failed: 'Nicht gespeichert',
  },
  versions: {
    heading: 'Fassungen',
    present: 'Gilt',
    by: (name) => `von ${name}`,
    byProduct: 'wie ausgeliefert',
    restoredFrom: (version) => `wiederholt Fassung ${version}`,
    restore: 'Wiederherstellen',
    restoreLong: (version) => `Fassung ${version} wiederherstellen`,
    restored: 'Die ältere Fassung gilt wieder',
    changes: 'Was sich geändert hat',
    same: 'Nichts außer der Nummer.',
    was: 'vorher',
    is: 'jetzt',
    nothing: 'nichts',
  },
  log: {
    silences: 'Wortmeldungen, die ohne Worte endeten',
    noSilences: 'Noch keine.',
    visible: 'hat in der Diskussion gepasst',
    quiet: 'ausgelassen',
    post: (id) => `Beitrag Nr. ${id}`,
    faults: 'Gescheiterte Aufrufe',
    noFaults: 'In den letzten sieben Tagen ist kein Aufruf gescheitert.',
    test: 'Test',
    earlier: 'Frühere',
    changes: 'Änderungen durch Administratoren',
    noChanges: 'Noch wurde nichts geändert.',
    changed,
    somebody: 'Ein gelöschtes Konto',
  },
} satisfies typeof import('../en/ai.ts').ai

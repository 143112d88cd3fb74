import type { ScoutTopic } from '#shared/scout.ts'
import { counted } from './counted.de.ts'

const states: Record<ScoutTopic['state'], string> = {
  found: 'Gefunden',
  review: 'Wartet auf dich',
  approved: 'Freigegeben, kommt als Nächstes',
  rejected: 'Abgelehnt',
  denied: 'Wird nicht eröffnet',
  opened: 'Eröffnet',
}

const figure = (value: number) => value.toLocaleString('de', { maximumFractionDigits: 2 })

export const scout = {
  tab: 'Scout',
  loading: 'Was der Scout weiß, wird geladen …',
  error: 'Fehler',
  states,
  figure,
  round: {
    heading: 'Runden',
    detail:
      'Alle fünf Minuten fragt der Scout die Quellen, die an der Reihe sind, hält Meldungen auseinander, wägt sie ab und eröffnet höchstens eine Diskussion je Viertelstunde.',
    offline:
      'SCOUT_SOURCES steht auf evergreen: Keine Quelle wird gefragt, und der Scout stellt seine zeitlosen Fragen.',
    last: 'Letzte Runde',
    never: 'Noch keine',
    empty: (count) =>
      `${counted(count, 'Runde', 'Runden')} ohne Antwort. Nach dreien greift der Scout zu seinen zeitlosen Fragen.`,
    run: 'Jetzt eine Runde',
    running: 'Eine Runde läuft',
    runningDetail: 'Quellen, die noch nicht an der Reihe sind, werden in Ruhe gelassen.',
  },
  queue: {
    heading: 'Wartet auf eine Entscheidung',
    detail: 'Kriege, Wahlen und Prozesse werden erst eröffnet, wenn jemand sie sich angesehen hat.',
    empty: 'Nichts wartet.',
    approve: 'Freigeben',
    reject: 'Ablehnen',
    approveOf: (title) => `Freigeben: ${title}`,
    rejectOf: (title) => `Ablehnen: ${title}`,
    approved: 'Freigegeben',
    rejected: 'Abgelehnt',
  },
  sources: {
    heading: 'Quellen',
    on: 'An',
    off: 'Aus',
    switchOn: 'Einschalten',
    switchOff: 'Ausschalten',
    switchOnOf: (name) => `${name} einschalten`,
    switchOffOf: (name) => `${name} ausschalten`,
    remove: 'Entfernen',
    removeOf: (name) => `${name} entfernen`,
    failing: 'Gestört',
    switchedItselfOff: (why) =>
      `Hat sich ausgeschaltet, weil die Antworten eine andere Form bekommen haben: ${why}`,
    answered: 'Hat geantwortet',
    never: 'nie',
    next: 'Nächstes Mal',
    due: 'nächste Runde',
    items: (count) => counted(count, 'Meldung', 'Meldungen'),
    every: (minutes) => `alle ${minutes} min`,
    failures: (count, error) => `${counted(count, 'Fehlschlag', 'Fehlschläge')}: ${error}`,
    switched: (name, isOn) => `${name} ist ${isOn ? 'an' : 'aus'}`,
    removed: (name) => `${name} wurde entfernt`,
  },
  add: {
    label: 'Adresse eines Feeds',
    hint: 'RSS, Atom, RDF oder JSON Feed, über https',
    submit: 'Feed hinzufügen',
    added: 'Feed hinzugefügt',
  },
  topics: {
    heading: 'Neueste Themen',
    empty: 'Noch kein Thema. Sie kommen mit den ersten Antworten.',
    score: 'Wertung',
    observed: 'Beobachtet',
    baseline: 'Üblich',
    publishers: 'Herausgeber',
    debatability: 'Strittig',
    similarity: 'Ähnlich',
    open: 'Zur Diskussion',
  },
} satisfies typeof import('./scout.en.ts').scout

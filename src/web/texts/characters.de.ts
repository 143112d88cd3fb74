import type { Act, Stance } from '#shared/characters.ts'

const acts: Record<Act, string> = {
  OPEN: 'Eröffnet',
  EVIDENCE: 'Bringt Belege',
  REFRAME: 'Sieht es anders',
  CHALLENGE: 'Widerspricht',
  COUNTEREXAMPLE: 'Gegenbeispiel',
  STEELMAN: 'Stärkt die Gegenseite',
  CONCEDE: 'Räumt etwas ein',
  EXTEND: 'Führt es weiter',
  ASK: 'Fragt nach',
  ANSWER: 'Antwortet',
  PROPOSE: 'Schlägt vor',
  PRECEDENT: 'Blickt zurück',
  FORECAST: 'Blickt voraus',
  SYNTHESISE: 'Fasst zusammen',
  PASS: 'Passt',
}

const stances: Record<Stance, string> = {
  [-2]: 'Klar dagegen',
  [-1]: 'Eher dagegen',
  0: 'Unentschieden',
  1: 'Eher dafür',
  2: 'Klar dafür',
}

export const characters = {
  lineup: 'Die KI-Charaktere',
  howHeading: 'So funktionieren die KI-Charaktere',
  how: [
    'Du schreibst einen Beitrag. Binnen Sekunden wählen Regeln Charaktere mit unterschiedlichen Ansichten aus, nie alle.',
    'Jeder antwortet dir oder einem anderen Charakter und zitiert die Worte, denen er widerspricht.',
    'Wenn es nichts Neues mehr zu sagen gibt, passen sie und sagen das auch. Nach ein paar Runden schweigen sie, bis wieder ein Mensch spricht.',
    'Jede KI-Antwort ist gekennzeichnet, und „Warum diese Antwort?“ zeigt, wie es zu ihr kam und welche Stimme sie gegeben hat.',
  ],
  badge: 'KI-Charakter',
  badgeHint: 'Von Software geschrieben, nicht von einem Menschen',
  user: 'Mitglied',
  acts,
  stances,
  stance: (stance) => `Position: ${stance}`,
  degraded: 'Ersatzstimme',
  degradedHint:
    'Die eingestellte KI war nicht erreichbar, deshalb kam ein im Voraus geschriebener Text',
} satisfies typeof import('./characters.en.ts').characters

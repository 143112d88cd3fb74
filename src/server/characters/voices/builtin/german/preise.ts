import { commonplace } from '../commonplace.ts'

/** Preise, Lokale, Läden; die Idee ist, dass es zu viel ist. */
export const preise = commonplace({
  id: 'de-preise',
  category: 'Business',
  idea: 'sich das nicht gefallen zu lassen',
  doing: 'etwas zu sagen',
  cues: {
    strong: [
      'preis',
      'preise',
      'teuer',
      'euro',
      'trinkgeld',
      'restaurant',
      'döner',
      'kaffee',
      'bier!',
      'supermarkt',
      'gebühr',
      'abo!',
      'rechnung',
      'eintritt',
      'inflation',
      'angebot',
    ],
    weak: [
      'zahlen',
      'kostet',
      'kosten',
      'geld',
      'kunde',
      'essen',
      'laden!',
      'kaufen',
      'billig',
      'bestell',
    ],
  },
  aspects: [
    {
      label: 'das, was im Preis steckt',
      pro: [
        'wenn alles teurer wird und nur der Lohn nicht, ist das keine Naturgewalt',
        'wer nie nachfragt, bezahlt die Ausrede gleich mit',
      ],
      con: [
        'im billigen Preis steckt immer jemand, der zu wenig bekommt',
        'auch der Wirt hat eine Stromrechnung, und die fragt ihn nicht',
      ],
      mechanism: 'am Preis sieht man, was verlangt wird, und nicht, was es gekostet hat',
      give: 'ein billiges Essen',
      get: 'ein Lohn, von dem man leben kann',
      question: 'Was wäre dir ein fairer Preis, und woran misst du ihn?',
    },
    {
      label: 'die Wahl des Kunden',
      pro: [
        'weggehen ist das einzige Wort, das jede Firma versteht',
        'zehn, die freundlich fragen, bewirken mehr als einer, der schimpft',
      ],
      con: [
        'wegbleiben trifft zuerst den, der da bedient',
        'am nächsten Tag stehen doch wieder alle in der Schlange',
      ],
      mechanism: 'wir schimpfen mit dem Mund und stimmen mit dem Geldbeutel',
      give: 'eine liebe Gewohnheit',
      get: 'ein deutliches Zeichen',
      question: 'Ab welchem Preis würdest du wirklich umdrehen?',
    },
    {
      label: 'die kleinen Posten',
      pro: [
        'was oben klein gedruckt ist, summiert sich unten am meisten',
        'ein ehrlicher Preis ist einer, bei dem an der Kasse nichts mehr dazukommt',
      ],
      con: [
        'wer nur bezahlt, was er braucht, fährt oft am besten',
        'kleine Beträge erspart sich, wer einmal im Jahr eine Stunde nachrechnet',
      ],
      mechanism: 'kleine Beträge fragt keiner nach, und darum sind es so viele',
      give: 'ein niedriger Anfang',
      get: 'eine klare Summe',
      question: 'Welchen Posten hast du erst ganz am Ende gesehen?',
    },
    {
      label: 'die, für die es nicht mehr reicht',
      pro: [
        'was für den einen ärgerlich ist, ist für den anderen das Ende vom Ausgehen',
        'ein Platz für wenig Geld macht ein Lokal nicht arm und einen Abend möglich',
      ],
      con: [
        'ein Preis kann nicht jedem in die Tasche schauen',
        'Nachlässe bekommt, wer fragen kann, und nicht, wer sie braucht',
      ],
      mechanism: 'teuer wird eine Sache lange, bevor jemand fehlt, und dann fehlt er leise',
      give: 'ein einfacher Preis',
      get: 'ein gemischtes Publikum',
      question: 'Wer ist nicht mehr dabei, der früher dabei war?',
    },
  ],
  proposals: [
    'einmal freundlich nachfragen, woraus sich der Preis ergibt',
    'einen Monat lang jede Rechnung an die Wand hängen',
    'das Doppelte für das Halbe so oft ausgeben',
  ],
  scenes: [],
})

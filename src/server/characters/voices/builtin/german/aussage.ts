import { commonplace } from '../commonplace.ts'

/** Für Aussagen, deren Sache die Stimme nicht kennt. */
export const aussage = commonplace({
  id: 'de-aussage',
  category: 'Innovation',
  idea: 'es so deutlich zu sagen',
  doing: 'es so deutlich zu sagen',
  cues: {
    strong: [],
    weak: [],
  },
  aspects: [
    {
      label: 'die Reichweite',
      pro: [
        'wer es eine Weile erlebt hat, wird meistens nicken',
        'von außen sieht man es auf den ersten Blick',
      ],
      con: [
        'wer gute Erfahrungen macht, schreibt nicht darüber',
        'was für den lautesten Fall stimmt, stimmt selten für die stillen',
      ],
      mechanism: 'wir urteilen nach den Fällen, die uns eingefallen sind',
      give: 'etwas Gerechtigkeit',
      get: 'ein klares Wort',
      question: 'An welchen Fall denkst du dabei?',
    },
    {
      label: 'die Gewohnheit',
      pro: [
        'ein Fehler wird nicht kleiner, weil alle mit ihm leben',
        'verteidigt wird das Gewohnte, und man nennt es dann Vernunft',
      ],
      con: [
        'was so lange hält, leistet etwas, das keiner sieht',
        'das Neue hat auch seine Fehler, nur kennt sie noch niemand',
      ],
      mechanism: 'eine Gewohnheit bemerkt man erst, wenn sie aufhört',
      give: 'das Alte',
      get: 'ein frischer Blick',
      question: 'Was würdest du an die Stelle setzen?',
    },
    {
      label: 'die Folgen',
      pro: [
        'wenn es stimmt, könnte am Montag etwas Kleines anfangen',
        'was eine Meinung wert ist, sieht man an dem, was man dafür aufgibt',
      ],
      con: [
        'es zu glauben ändert nichts an dem, was hier einer tut',
        'das Mittel, das einem einfällt, kostet mehr als das Übel',
      ],
      mechanism: 'eine Meinung ist billig, bis sie etwas bezahlen muss',
      give: 'ein schönes Schimpfen',
      get: 'ein erster Schritt',
      question: 'Was würdest du tun, wenn es nach dir ginge?',
    },
    {
      label: 'die andere Hälfte',
      pro: [
        'die bequeme Hälfte wird oft genug erzählt',
        'es hilft, das Ungerade gerade heraus zu sagen',
      ],
      con: [
        'dieselben Leute würden es nach einem Monat vermissen',
        'was daran falsch ist, macht es zugleich möglich',
      ],
      mechanism: 'jedes Gute hat einen Griff, den man nicht mag',
      give: 'ein ausgewogenes Bild',
      get: 'ein deutliches',
      question: 'Was würdest du vermissen, wenn es das nicht mehr gäbe?',
    },
  ],
  proposals: [
    'einen Fall nennen, in dem es nicht stimmt',
    'es jemandem sagen, der damit lebt',
    'jemanden suchen, der seine Meinung darüber geändert hat',
  ],
  scenes: [],
})

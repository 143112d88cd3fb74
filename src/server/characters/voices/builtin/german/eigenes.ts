import { commonplace } from '../commonplace.ts'

/** Für alles Eigene, von dem die Stimme sonst nichts weiß. */
export const eigenes = commonplace({
  id: 'de-eigenes',
  category: null,
  idea: 'es anzusprechen',
  doing: 'den ersten Schritt zu tun',
  cues: {
    strong: [],
    weak: [],
  },
  aspects: [
    {
      label: 'das erste Wort',
      pro: [
        'was man früh sagt, darf noch klein sein',
        'niemand kann ändern, was ihm keiner gesagt hat',
      ],
      con: [
        'nicht alles wird besser, wenn man es ausspricht',
        'ein Satz im falschen Augenblick bleibt länger als die Sache selbst',
      ],
      mechanism: 'meistens wartet jeder auf ein Zeichen vom anderen',
      give: 'etwas Ruhe',
      get: 'etwas Klarheit',
      question: 'Wem hast du es bisher so erzählt wie hier?',
    },
    {
      label: 'der zweite Blick',
      pro: [
        'nach zwei Nächten sieht man, was daran wirklich weh tut',
        'die Hälfte davon ist Müdigkeit, und die lässt sich ausschlafen',
      ],
      con: [
        'wer zu lange abwägt, hat auch entschieden, nur ohne es zu merken',
        'das erste Gefühl ist oft das einzige, das noch niemand zurechtgeredet hat',
      ],
      mechanism: 'Kleines tut weh, wenn es für etwas Großes steht',
      give: 'die schnelle Antwort',
      get: 'die eigene',
      question: 'Was daran beschäftigt dich noch, wenn du abends das Licht ausmachst?',
    },
    {
      label: 'die andere Seite',
      pro: [
        'jeder hat eine Geschichte, in der das, was er tut, Sinn ergibt',
        'eine ehrliche Frage kostet nichts und erspart oft den halben Streit',
      ],
      con: [
        'man kann alle verstehen und am Ende als Einziger nachgeben',
        'ein guter Grund macht einen Schaden nicht kleiner',
      ],
      mechanism: 'jeder erinnert sich an den ersten Stein in der Hand des anderen',
      give: 'recht zu behalten',
      get: 'ein Stück Verständnis',
      question: 'Wie würde die andere Seite es erzählen?',
    },
    {
      label: 'die kleine Hilfe',
      pro: [
        'einer, der Bescheid weiß, macht es um die Hälfte leichter',
        'man darf sich helfen lassen, bevor man nicht mehr kann',
      ],
      con: [
        'guter Rat hilft manchmal nur dem, der ihn gibt',
        'manches muss man eine Weile allein herumtragen, bis man es kennt',
      ],
      mechanism: 'wer stark wirkt, wird nicht gefragt',
      give: 'ein Stück Stolz',
      get: 'ein freierer Kopf',
      question: 'Was würde dir diese Woche ein wenig helfen?',
    },
  ],
  proposals: [
    'es einmal ganz aufschreiben und eine Nacht liegen lassen',
    'einen einzigen Menschen einweihen',
    'die kleinste Entscheidung zuerst treffen',
  ],
  scenes: [],
})

import { commonplace } from '../commonplace.ts'

/** Für Vorschläge, was gelten soll, deren Sache die Stimme nicht kennt. */
export const regel = commonplace({
  id: 'de-regel',
  category: 'Politics',
  idea: 'die Regel',
  doing: 'es zur Regel zu machen',
  cues: {
    strong: [],
    weak: [],
  },
  aspects: [
    {
      label: 'die Last der Regel',
      pro: [
        'eine kleine Last für alle ist leichter als eine große für wenige',
        'eine Regel hilft gerade denen, die sich nicht durchsetzen können',
      ],
      con: [
        'eine Regel trifft die Ordentlichen, und die anderen finden einen Weg',
        'wer sie schreibt, kann sie sich leisten',
      ],
      mechanism: 'eine Regel wird für den gewöhnlichen Fall gemacht und am seltsamen gemessen',
      give: 'etwas Freiheit',
      get: 'etwas Verlässliches',
      question: 'Wessen Woche würde sich am meisten ändern?',
    },
    {
      label: 'der Weg ohne Verbot',
      pro: [
        'freundlich gebeten wurde jahrelang, und hier stehen wir',
        'erst wenn es für alle gilt, ist keiner mehr der Dumme',
      ],
      con: [
        'Gewohnheit und ein bisschen Scham schaffen es ohne Gesetz',
        'ein gutes Vorbild ändert mehr als eine Drohung',
      ],
      mechanism: 'die Leute richten sich nach den anderen, bevor sie sich nach dem Papier richten',
      give: 'der freundliche Ton',
      get: 'eine klare Grenze',
      question: 'Was ist schon versucht worden?',
    },
    {
      label: 'die Ausnahme',
      pro: [
        'Ausnahmen kann man aufschreiben, einen Schaden kann man nicht zurücknehmen',
        'mit drei fairen Ausnahmen ist eine Regel besser als hundert Gefälligkeiten',
      ],
      con: [
        'die erste Ausnahme bekommt ein Bekannter',
        'jede Ausnahme braucht jemanden, der sie prüft, und der fehlt dann anderswo',
      ],
      mechanism: 'an den Ausnahmen sieht man, für wen eine Regel gedacht war',
      give: 'die einfache Regel',
      get: 'eine, mit der man leben kann',
      question: 'Welchen Fall würdest du durchgehen lassen?',
    },
    {
      label: 'die, die es durchsetzen müssen',
      pro: [
        'eine Regel, die man an der Tür lesen kann, erspart drinnen den Streit',
        'was einer allein nicht sagen mag, darf ein Schild sagen',
      ],
      con: [
        'durchsetzen muss es am Ende jemand mit wenig Lohn und ohne Rückhalt',
        'was nur manchmal gilt, bringt allen das Spielen bei',
      ],
      mechanism: 'eine Regel ist so gerecht wie der Mensch, der an einem Regentag dort steht',
      give: 'ein ruhiger Dienst',
      get: 'gleiches Recht für alle',
      question: 'Wer müsste es den Leuten sagen, und möchtest du diese Arbeit haben?',
    },
  ],
  proposals: [
    'es ein Jahr lang an einem Ort versuchen',
    'zuerst die fragen, die es am meisten trifft',
    'eine Regel mit einem Enddatum beschließen',
  ],
  scenes: [],
})

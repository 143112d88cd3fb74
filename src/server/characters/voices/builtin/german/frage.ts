import { commonplace } from '../commonplace.ts'

/** Für Fragen, deren Sache die Stimme nicht kennt. */
export const frage = commonplace({
  id: 'de-frage',
  category: 'Science',
  idea: 'eine Antwort zu versuchen',
  doing: 'eine Antwort zu versuchen',
  cues: {
    strong: [],
    weak: [],
  },
  aspects: [
    {
      label: 'der Grund der Frage',
      pro: [
        'eine Frage, die immer wiederkommt, verdient einmal eine ganze Antwort',
        'wer laut fragt, merkt, wie viele es leise taten',
      ],
      con: [
        'manche Frage ist nur eine höfliche Art, schon eine Meinung zu haben',
        'man kann etwas so lange drehen, bis man es nicht mehr tun muss',
      ],
      mechanism: 'gefragt wird, was einem gerade selbst passiert ist',
      give: 'ein bisschen Ruhe',
      get: 'ein Grund',
      question: 'Was ist passiert, dass du es gerade jetzt fragst?',
    },
    {
      label: 'die lange Gewohnheit',
      pro: [
        'dass es immer so war, sagt nur, dass es noch niemand geändert hat',
        'anderswo geht es anders, und die Leute dort sind auch nicht klüger',
      ],
      con: [
        'was lange hält, hat meistens einen Grund, den man erst merkt, wenn er fehlt',
        'die Lösung, die allen einfällt, hat schon einmal jemand versucht',
      ],
      mechanism: 'was alle stört, wird von etwas am Leben gehalten, das alle mögen',
      give: 'eine Gewohnheit',
      get: 'ein frischer Blick',
      question: 'Wer würde es vermissen, wenn es morgen weg wäre?',
    },
    {
      label: 'die Antwort für alle',
      pro: [
        'eine grobe Antwort, die am Montag hilft, ist besser als eine feine im nächsten Jahr',
        'im Alltag handeln wir jeden Tag, als wüssten wir es',
      ],
      con: [
        'die ehrliche Antwort ist eine Liste von Bedingungen',
        'was für den einen stimmt, hat dem anderen schon geschadet',
      ],
      mechanism: 'allgemeine Fragen haben einzelne Antworten',
      give: 'die Gewissheit',
      get: 'eine Antwort, die passt',
      question: 'Für wen möchtest du es wissen?',
    },
    {
      label: 'die, die es erlebt haben',
      pro: [
        'wer es einmal mitgemacht hat, weiß mehr als drei, die darüber lesen',
        'ein Fremder sieht sofort, woran sich die Nahen gewöhnt haben',
      ],
      con: [
        'wer es erlebt hat, kennt einen Weg und hält ihn für den Weg',
        'sicher sind sich meistens die, die Glück hatten',
      ],
      mechanism: 'Erfahrung weiß viel über einen Fall',
      give: 'das Wort eines Fachmanns',
      get: 'einer, der dabei war',
      question: 'Wem würdest du es glauben?',
    },
  ],
  proposals: [
    'drei Leute sehr verschiedenen Alters fragen',
    'es für einen Tag und einen Menschen beantworten',
    'eine Woche lang so tun, als wäre das Gegenteil richtig',
  ],
  scenes: [],
})

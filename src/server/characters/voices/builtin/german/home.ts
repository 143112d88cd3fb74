import { commonplace } from '../commonplace.ts'

/** Noise, hedges and stairwells; the idea is to say something. */
export const nachbarn = commonplace({
  id: 'de-nachbarn',
  category: null,
  idea: 'etwas zu sagen',
  doing: 'etwas zu sagen',
  cues: {
    strong: [
      'nachbar',
      'rasen',
      'lärm',
      'treppenhaus',
      'hecke',
      'grillt',
      'grillen',
      'wohnung über',
    ],
    weak: [
      'laut!',
      'sonntag',
      'ruhe',
      'garten',
      'musik',
      'haus!',
      'balkon',
      'hund',
      'zaun',
      'spießer',
    ],
  },
  aspects: [
    {
      label: 'das erste Wort über den Zaun',
      pro: [
        'die meisten wissen gar nicht, dass sie stören, bis es jemand freundlich sagt',
        'wer früh etwas sagt, sagt es noch ohne Groll',
      ],
      con: [
        'man wohnt noch jahrelang nebeneinander, und ein falscher Satz wohnt mit',
        'manches hört auf, wenn man ihm keine Bühne gibt',
      ],
      mechanism: 'im selben Haus hört jeder nur den Lärm der anderen',
      give: 'der liebe Friede',
      get: 'ein ruhiger Morgen',
      question: 'Hast du es schon einmal bei einem Kaffee gesagt und nicht durch das Fenster?',
    },
    {
      label: 'die Ruhezeit',
      only: ['sonntag', 'rasen', 'lärm', 'laut!', 'musik', 'nacht', 'ruhe', 'mittag'],
      pro: [
        'eine Ruhezeit schützt gerade die, die sich nicht trauen, darum zu bitten',
        'ein fester freier Vormittag gehört allen, auch denen mit Rasenmäher',
      ],
      con: [
        'wer die ganze Woche arbeitet, hat für den Garten nur diesen einen Tag',
        'eine Regel, die man mit der Uhr in der Hand durchsetzt, macht keinen Nachbarn besser',
      ],
      mechanism: 'Stille ist das Einzige im Haus, das einer allein verbrauchen kann',
      give: 'der freie Vormittag des einen',
      get: 'der freie Vormittag der anderen',
      question: 'Welche eine Stunde in der Woche müsste wirklich still sein?',
    },
    {
      label: 'der Ruf als Spießer',
      only: ['spießer', 'beschwer', 'meckert', 'petze', 'sagt', 'anzeig'],
      pro: [
        'wer Rücksicht verlangt, ist kein Spießer, sondern der Einzige, der den Mund aufmacht',
        'das Schimpfwort trifft immer den, der etwas sagt, und nie den, der Krach macht',
      ],
      con: [
        'wer auf sein Recht pocht, hat es danach und sonst wenig',
        'es kommt auf den Ton an, und den hört man selbst am schlechtesten',
      ],
      mechanism: 'wer sich beschwert, fällt auf, und wer stört, gewöhnt alle daran',
      give: 'die eigene Beliebtheit',
      get: 'ein klares Wort',
      question: 'Wer im Haus denkt genauso und schweigt?',
    },
    {
      label: 'ein Handel unter Nachbarn',
      pro: [
        'ein kleiner Tausch hält länger als jede Hausordnung',
        'wer einmal gefragt wurde, nimmt beim nächsten Mal von selbst Rücksicht',
      ],
      con: [
        'ein Handel gilt nur, solange beide gute Laune haben',
        'Gefälligkeiten werden gezählt, und am Ende fehlt immer eine',
      ],
      mechanism: 'Rücksicht gibt man leichter dem, den man beim Vornamen kennt',
      give: 'ein Stück Recht',
      get: 'ein Stück Frieden',
      question: 'Was könntest du ihm dafür anbieten?',
    },
  ],
  proposals: [
    'ihn einmal nach seiner besten Zeit fragen und die eigene nennen',
    'zwei Wochen lang aufschreiben, wann es wirklich stört',
    'die anderen im Haus fragen, bevor ich mich beschwere',
  ],
  scenes: [],
})

/** Rents, landlords, shared flats; the idea is the tenant's side. */
export const wohnen = commonplace({
  id: 'de-wohnen',
  category: 'Politics',
  idea: 'die Mieter zu schützen',
  doing: 'die Mieter zu schützen',
  cues: {
    strong: [
      '*miete',
      'mieter',
      'vermieter',
      'wohnungssuche',
      'kaution',
      'eigenbedarf',
      'nebenkosten',
      'mitbewohner',
      'wg!',
    ],
    weak: ['wohnung', 'zimmer', 'umzug', 'zieh', 'küche', 'stadt', 'haus!', 'heizung', 'makler'],
  },
  aspects: [
    {
      label: 'die Wahl beim Wohnen',
      pro: [
        'eine Wohnung kann man nicht wie ein Hemd zurückgeben und ein anderes nehmen',
        'wer Angst um die Wohnung hat, beschwert sich über gar nichts mehr',
      ],
      con: [
        'auch dem Vermieter wird der Handwerker teurer, und den bezahlt kein Gesetz',
        'wo sich das Vermieten nicht mehr lohnt, wird am Ende weniger vermietet',
      ],
      mechanism: 'beim Wohnen verhandelt der eine um Geld und der andere um sein Zuhause',
      give: 'etwas Rendite',
      get: 'ein Zuhause, das bleibt',
      question: 'Was würdest du morgen verlangen, wenn du keine Angst vor der Kündigung hättest?',
    },
    {
      label: 'das Schriftliche',
      pro: [
        'ein ruhiger Brief mit Datum bewirkt mehr als drei Anrufe',
        'was im Vertrag steht, kennt oft nur die eine Seite, und das ist die mit dem Ordner',
      ],
      con: [
        'sobald der erste Brief geschrieben ist, redet keiner mehr normal',
        'ein gutes Verhältnis ist mehr wert als ein gewonnener Absatz',
      ],
      mechanism:
        'wer sich gut versteht, braucht keinen Vertrag, und wer einen braucht, hat selten einen guten',
      give: 'der lockere Ton',
      get: 'ein fester Boden',
      question: 'Was davon hast du schriftlich?',
    },
    {
      label: 'das Zusammenleben',
      only: ['wg!', 'mitbewohner', 'küche', 'putz', 'spül'],
      pro: [
        'wer den Abwasch der anderen macht, bezahlt einen Frieden, den keiner sieht',
        'drei klare Sätze am Kühlschrank ersparen ein halbes Jahr Schweigen',
      ],
      con: [
        'wer eine Liste aufhängt, wohnt danach mit Kollegen',
        'jeder zählt nur die eigene Arbeit, und alle kommen auf mehr als die Hälfte',
      ],
      mechanism: 'in einer gemeinsamen Küche verliert, wer den Schmutz zuerst sieht',
      give: 'die Gemütlichkeit',
      get: 'die saubere Küche',
      question: 'Was wäre das Mindeste, auf das ihr euch einigen könnt?',
    },
    {
      label: 'die Stadt, die übrig bleibt',
      pro: [
        'eine Stadt ohne Pfleger und Verkäufer in der Nähe merkt es beim ersten Schnee',
        'wer lange bleibt, hält das Haus zusammen, und das steht in keiner Abrechnung',
      ],
      con: [
        'wer schon drin ist, wird geschützt, und wer sucht, steht vor der Tür',
        'nur neue Wohnungen machen Wohnungen billiger, und die will in der Straße niemand',
      ],
      mechanism: 'jede Regel für Mieter kennt zwei Arten von ihnen, die drinnen und die draußen',
      give: 'ein freier Markt',
      get: 'eine gemischte Straße',
      question: 'Wer ist aus deiner Straße in den letzten Jahren weggezogen?',
    },
  ],
  proposals: [
    'den Mietvertrag mit jemandem lesen, der täglich welche liest',
    'im Haus nachfragen, wer denselben Brief bekommen hat',
    'erst einen eigenen Vorschlag machen und dann widersprechen',
  ],
  scenes: [],
})

/** Daughters, fathers, friends; the idea is to let people decide for themselves. */
export const familie = commonplace({
  id: 'de-familie',
  category: null,
  idea: 'sie selbst entscheiden zu lassen',
  doing: 'loszulassen',
  cues: {
    strong: [
      'tochter',
      'sohn',
      'schwester',
      'bruder',
      'meine mutter',
      'mein vater',
      'meine eltern',
      'schwiegermutter',
      'freundin',
      'bester freund',
      'ehe!',
      'oma!',
      'opa!',
      'enkel',
    ],
    weak: [
      'kind',
      'kinder',
      'eltern',
      'familie',
      'mutter',
      'vater',
      'weihnachten',
      'besuch',
      'freund!',
      'freunde',
      'erzieh',
      'handy',
    ],
  },
  aspects: [
    {
      label: 'das eigene Leben der anderen',
      pro: [
        'wer mit seiner Entscheidung leben muss, soll sie auch treffen',
        'aus einem eigenen Fehler lernt man etwas, aus einem fremden Rat selten',
      ],
      con: [
        'wer jemanden liebt, darf ihm auch einmal im Weg stehen',
        'manche Tür geht nur in einer Richtung auf, und das weiß man erst später',
      ],
      mechanism: 'in Familien wird über eine Sache gestritten und eine andere gemeint',
      give: 'die Kontrolle',
      get: 'das Vertrauen',
      question: 'Was würdest du raten, wenn es die Familie einer Freundin wäre?',
    },
    {
      label: 'das Gespräch, das fehlt',
      pro: [
        'eine Frage ohne Hintergedanken öffnet mehr als zehn gute Gründe',
        'was man in Ruhe anspricht, platzt nicht zu Weihnachten',
      ],
      con: [
        'über manches redet man besser beim Abwasch als am runden Tisch',
        'wer alles aussprechen will, meint oft nur das Eigene',
      ],
      mechanism: 'was zu Hause nie gesagt wurde, hält jeder für bekannt',
      give: 'ein ruhiger Abend',
      get: 'eine ehrliche Antwort',
      question: 'Wann habt ihr zuletzt darüber gesprochen, ohne dass jemand recht haben wollte?',
    },
    {
      label: 'die verteilte Last',
      pro: [
        'wer immer einspringt, wird irgendwann nicht mehr gefragt, sondern eingeplant',
        'Hilfe darf man teilen, auch wenn es einer besser kann',
      ],
      con: [
        'in einer Familie wird nicht abgerechnet, sonst ist es eine Firma',
        'was einer aus Liebe tut, lässt sich nicht in Stunden aufteilen',
      ],
      mechanism: 'wer am nächsten wohnt, bekommt die Arbeit, und wer weit weg wohnt, die Meinung',
      give: 'der Stolz, es allein zu schaffen',
      get: 'ein freier Sonntag',
      question: 'Wer weiß eigentlich, wie viel du davon machst?',
    },
    {
      label: 'die Zeit, die es braucht',
      pro: [
        'Abstand ist manchmal nur eine langsame Art von Nähe',
        'wer heute nicht gedrängt wird, kommt morgen von selbst',
      ],
      con: [
        'aus einer Pause wird leicht ein Jahr, und dann weiß keiner mehr, wer anrufen müsste',
        'Geduld sieht von der anderen Seite oft wie Gleichgültigkeit aus',
      ],
      mechanism: 'jeder wartet auf den ersten Schritt und hält das Warten für Höflichkeit',
      give: 'eine schnelle Lösung',
      get: 'eine, die hält',
      question: 'Was wäre ein so kleiner erster Schritt, dass ihn niemand ablehnen kann?',
    },
  ],
  proposals: [
    'einmal nur fragen und an diesem Abend nichts raten',
    'einen Brief schreiben und ihn drei Tage liegen lassen',
    'etwas Kleines zusammen machen, bei dem keiner reden muss',
  ],
  scenes: [],
})

import { commonplace } from '../commonplace.ts'

/** Trains, motorways, bicycles; the idea is that it has to change. */
export const unterwegs = commonplace({
  id: 'de-unterwegs',
  category: 'Politics',
  idea: 'das zu ändern',
  doing: 'das zu ändern',
  cues: {
    strong: [
      'bahn',
      'zug!',
      'züge',
      'autobahn',
      'tempolimit',
      'fahrrad',
      'radweg',
      'radfahrer',
      'bus!',
      'busse',
      'parkplatz',
      'parkplätze',
      'führerschein',
      'deutschlandticket',
      'straßenbahn',
      'verkehr',
    ],
    weak: [
      'auto!',
      'fahren',
      'fährt',
      'halt',
      'verspätung',
      'straße',
      'schnell',
      'ticket',
      'pendel',
      'tempo',
      'stau',
      'fahrer',
    ],
  },
  aspects: [
    {
      label: 'das schnelle Fahren',
      only: ['autobahn', 'tempo', 'schnell', 'raser', 'blitzer'],
      pro: [
        'wer schnell fährt, bestimmt auch die Angst der anderen auf der rechten Spur',
        'ein gleichmäßiger Strom kommt früher an als lauter Bremslichter',
      ],
      con: [
        'die freie Strecke am frühen Morgen tut niemandem weh',
        'die schlimmen Unfälle geschehen auf der Landstraße, und über die redet keiner',
      ],
      mechanism:
        'auf der Straße hält sich jeder für den Maßstab, langsamer ist lahm und schneller ist irre',
      give: 'das freie Stück Strecke',
      get: 'eine ruhigere Fahrt',
      question: 'Wann hat dir das schnelle Fahren zuletzt wirklich Zeit gespart?',
    },
    {
      label: 'der gestrichene Halt',
      only: ['bahn', 'zug!', 'züge', 'bus!', 'busse', 'halt', 'verspätung', 'straßenbahn'],
      pro: [
        'ein Halt, der wegfällt, nimmt zuerst denen etwas, die kein Auto haben',
        'wer zweimal stehen gelassen wurde, kauft sich ein Auto und kommt nicht zurück',
      ],
      con: [
        'ein Zug, der überall hält, ist für die meisten zu langsam',
        'lieber wenige Fahrten, auf die man sich verlässt, als viele auf dem Papier',
      ],
      mechanism:
        'gestrichen wird, wo wenige einsteigen, und wenige steigen ein, wo gestrichen wird',
      give: 'ein paar Minuten der Durchfahrenden',
      get: 'ein Ort, an den man kommt',
      question: 'Wer aus deinem Ort kommt jetzt nicht mehr von allein in die Stadt?',
    },
    {
      label: 'der Platz auf der Straße',
      only: [
        'fahrrad',
        'radweg',
        'radfahrer',
        'parkplatz',
        'parkplätze',
        'straße',
        'autos',
        'park',
      ],
      pro: [
        'wo man sicher fahren kann, fahren auch die, die heute Angst haben',
        'ein abgestelltes Auto braucht Platz für einen und benutzt ihn für keinen',
      ],
      con: [
        'der Handwerker kann seine Leiter nicht auf den Gepäckträger legen',
        'wer den Platz nur wegnimmt, verlegt den Ärger in die nächste Straße',
      ],
      mechanism: 'jeder zählt den Platz, den die anderen brauchen',
      give: 'der Platz vor der Tür',
      get: 'die sichere Spur',
      question: 'Welche eine Stelle in deiner Stadt würdest du zuerst ändern?',
    },
    {
      label: 'die lange Gewohnheit',
      pro: [
        'woran sich alle gewöhnt haben, das ist darum noch nicht vernünftig',
        'anderswo geht es seit Jahren, und dort wohnen auch nur Menschen',
      ],
      con: [
        'was bei den einen geht, scheitert bei den anderen an der letzten Strecke',
        'ein Verbot ist schnell beschlossen, und der Ersatz kommt später oder nie',
      ],
      mechanism: 'beim Fahren verteidigt niemand einen Grund, sondern seinen Alltag',
      give: 'ein Stück Bequemlichkeit',
      get: 'ein Stück Ruhe',
      question: 'Worauf könntest du an einem gewöhnlichen Dienstag verzichten?',
    },
  ],
  proposals: [
    'es auf einer Strecke ein Jahr lang versuchen und dann zählen',
    'die fragen, die heute gar nicht mehr fahren',
    'zuerst den Ersatz hinstellen und dann das Alte abschaffen',
  ],
  scenes: [],
})

/** Cards, apps, counters that close; the idea is that it must also go without. */
export const bezahlen = commonplace({
  id: 'de-bezahlen',
  category: 'Technology',
  idea: 'dass es auch ohne gehen muss',
  doing: 'einen zweiten Weg offen zu halten',
  cues: {
    strong: [
      'bargeld',
      'nur karte',
      'noch karte',
      'kartenzahlung',
      'kleingeld',
      'bar zahlen',
      'app!',
      'smartphone',
      'digital',
      'online',
      'automat',
      'selbstbedien',
      'filiale',
      'schalter',
    ],
    weak: [
      'karte',
      'handy',
      'kasse',
      'bank!',
      'oma!',
      'termin',
      'bäcker',
      'zahlen',
      'konto',
      'passwort',
    ],
  },
  aspects: [
    {
      label: 'die Leute ohne Karte',
      only: ['oma!', 'opa!', 'karte', 'bargeld', 'kleingeld', 'bar!', 'kinder', 'alte', 'senior'],
      pro: [
        'wer mit Münzen vor der Theke steht, ist kein Hindernis, sondern ein Kunde',
        'ein Kind mit zwei Euro in der Hand lernt dort, wie Einkaufen geht',
      ],
      con: [
        'die meisten älteren Leute zahlen längst mit Karte und mögen das Mitleid nicht',
        'wer abends keine Kasse zählt, ist eine halbe Stunde früher zu Hause',
      ],
      mechanism: 'bequem wird es zuerst für den, der das Gerät ausgesucht hat',
      give: 'eine kurze Schlange',
      get: 'ein Laden für alle',
      question: 'Hat schon jemand im Laden gefragt, wie es für sie gehen soll?',
    },
    {
      label: 'der zweite Weg',
      pro: [
        'wenn das Netz ausfällt, ist der altmodische Weg der einzige',
        'eine Wahl, die niemand mehr hat, war vorher eine kleine Freiheit',
      ],
      con: [
        'zwei Wege kosten doppelt, und bezahlen müssen es alle',
        'auf den Letzten zu warten heißt, dass nie etwas anfängt',
      ],
      mechanism:
        'der alte Weg verschwindet nicht mit einem Knall, er wird nur jedes Jahr etwas enger',
      give: 'ein einfacher Ablauf',
      get: 'eine Tür, die offen bleibt',
      question: 'Was machst du an dem Tag, an dem das Gerät nicht geht?',
    },
    {
      label: 'die Spur, die man hinterlässt',
      only: ['karte', 'app!', 'bargeld', 'online', 'digital', 'daten', 'konto'],
      pro: [
        'was ich beim Bäcker kaufe, geht außer dem Bäcker keinen etwas an',
        'was einmal gespeichert ist, wird später für etwas anderes gebraucht',
      ],
      con: [
        'wer das Telefon in der Tasche trägt, hinterlässt die Spur auch ohne Karte',
        'eine Abrechnung, die man nachlesen kann, schützt auch die Kunden',
      ],
      mechanism: 'niemand gibt seine Daten her, man lässt sie nur überall liegen',
      give: 'ein bisschen Bequemlichkeit',
      get: 'ein bisschen Privates',
      question: 'Wem würdest du deinen Einkaufszettel eines ganzen Jahres zeigen?',
    },
    {
      label: 'das kurze Gespräch',
      pro: [
        'der Satz an der Theke ist für manche der längste des Tages',
        'ein Mensch merkt, wenn etwas nicht stimmt, ein Gerät verlangt die PIN',
      ],
      con: [
        'wer reden will, kann das auch neben einem Kartengerät',
        'hinter der Theke steht jemand, der um sechs aufgestanden ist und nicht der Nachmittag aller sein kann',
      ],
      mechanism: 'gespart wird an den Minuten, die keiner gezählt hat',
      give: 'eine Minute',
      get: 'ein bekanntes Gesicht',
      question: 'Wo in deinem Viertel kennt man dich noch mit Namen?',
    },
  ],
  proposals: [
    'um eine Stunde am Tag bitten, in der beides geht',
    'eine Dose für Bares neben das Gerät stellen',
    'hingehen und fragen, woran es wirklich liegt',
  ],
  scenes: [],
})

/** Schools and teachers; the idea is to give those who sit there a say. */
export const schule = commonplace({
  id: 'de-schule',
  category: 'Education',
  idea: 'den Schülern mehr zuzutrauen',
  doing: 'ihnen mehr zuzutrauen',
  cues: {
    strong: [
      '*schule',
      '*lehrer',
      'schüler',
      'lehrer',
      'unterricht',
      'noten',
      'hausaufgaben',
      'abitur',
      'klasse',
      'kita',
      'studium',
      'uni!',
      'ferien',
    ],
    weak: [
      'lernen',
      'kinder',
      'eltern',
      'prüfung',
      'bewerten',
      'klassen',
      'fach!',
      'bildung',
      'ausbildung',
    ],
  },
  aspects: [
    {
      label: 'das Urteil von unten',
      only: ['bewerten', 'bewertung', 'noten', 'feedback', 'zeugnis'],
      pro: [
        'niemand sieht so viele Stunden eines Lehrers wie seine Klasse',
        'wer selbst benotet wird, versteht plötzlich, was an Noten weh tut',
      ],
      con: [
        'gute Noten bekäme dann, wer gute Noten gibt',
        'was an einem strengen Lehrer gut war, merkt man erst Jahre später',
      ],
      mechanism: 'jede Bewertung misst auch den, der sie abgibt',
      give: 'etwas Autorität',
      get: 'eine ehrliche Rückmeldung',
      question: 'Was hättest du deinem strengsten Lehrer damals geschrieben, und heute?',
    },
    {
      label: 'der Ernst der Jüngeren',
      pro: [
        'wer ernst genommen wird, benimmt sich meistens auch so',
        'Verantwortung lernt man nicht auf Vorrat, sondern indem man welche hat',
      ],
      con: [
        'mit vierzehn ist man an einem Tag weise und am nächsten beleidigt',
        'zu viel Wahl ist auch eine Art, junge Leute allein zu lassen',
      ],
      mechanism: 'Erwachsene trauen Kindern das zu, was sie sich selbst in dem Alter zutrauten',
      give: 'ein Stück Ordnung',
      get: 'ein Stück Vertrauen',
      question: 'Was durftest du in dem Alter entscheiden, und ging es gut?',
    },
    {
      label: 'der Alltag im Klassenzimmer',
      pro: [
        'eine kleine Änderung, die am Montag anfängt, hilft mehr als die nächste Reform',
        'wer im Raum steht, weiß früher als das Ministerium, woran es fehlt',
      ],
      con: [
        'jede gute Idee landet als neues Formular bei jemandem, der schon keine Pause hat',
        'in dreißig Köpfen wirkt dieselbe Neuerung auf dreißig Arten',
      ],
      mechanism: 'in der Schule kommt zu allem etwas dazu, und nie fällt etwas weg',
      give: 'eine Stunde, die schon verplant war',
      get: 'eine, die etwas bringt',
      question: 'Was dürfte dafür wegfallen?',
    },
    {
      label: 'die ungleichen Anfänge',
      pro: [
        'was in der Schule nicht vorkommt, lernen nur die, bei denen es zu Hause vorkommt',
        'wer still ist, braucht einen Weg, auf dem man nicht laut sein muss',
      ],
      con: [
        'jede neue Freiheit nutzen zuerst die, die schon vorn sitzen',
        'die Schule kann nicht alles ausgleichen, was davor und danach geschieht',
      ],
      mechanism: 'gleiche Regeln treffen auf sehr verschiedene Küchentische',
      give: 'die einfache Regel',
      get: 'die gerechte',
      question: 'Wem in der Klasse würde es am meisten nützen?',
    },
  ],
  proposals: [
    'es in einer Klasse ein halbes Jahr lang ausprobieren',
    'zuerst die Stillen fragen, und zwar schriftlich',
    'das Ergebnis nur dem Lehrer zeigen und sonst niemandem',
  ],
  scenes: [],
})

/** Doctors, appointments, care; the idea is that those who wait are in the right. */
export const gesundheit = commonplace({
  id: 'de-gesundheit',
  category: 'Healthcare',
  idea: 'den Wartenden recht zu geben',
  doing: 'den Wartenden recht zu geben',
  cues: {
    strong: [
      '*arzt',
      '*ärzt',
      'ärzte',
      'ärztin',
      'arzttermin',
      'krankenhaus',
      'klinik',
      'pflege',
      'krankenkasse',
      'praxis',
      'hausarzt',
      'rezept',
      'therapieplatz',
      'zahnarzt',
      'impf',
    ],
    weak: ['termin', 'warten', 'krank', 'monate', 'patient', 'gesund', 'kasse', 'notaufnahme'],
  },
  aspects: [
    {
      label: 'die Wartezeit',
      pro: [
        'wer lange wartet, kommt kränker an, und das kostet am Ende alle mehr',
        'ein Termin in einem halben Jahr ist eine höfliche Art von Nein',
      ],
      con: [
        'ein Teil der Termine ist Gewohnheit und nicht Not',
        'wer dringend ist, kommt meistens dran, nur merkt es der Nächste in der Reihe nicht',
      ],
      mechanism: 'eine Schlange wird nicht kürzer, wenn man nur die Tür breiter macht',
      give: 'die freie Wahl der Praxis',
      get: 'ein Termin, der noch hilft',
      question: 'Was hat dir beim Warten am meisten gefehlt: die Behandlung oder eine Auskunft?',
    },
    {
      label: 'die Leute im weißen Kittel',
      pro: [
        'wer in der Pflege bleibt, bleibt wegen der Kollegen und geht wegen des Dienstplans',
        'eine Stunde weniger Papier wäre eine Stunde mehr am Bett',
      ],
      con: [
        'mehr Geld macht aus einer leeren Stelle noch keinen Menschen',
        'was aufgeschrieben wird, rettet auch einmal jemanden, wenn die Schicht wechselt',
      ],
      mechanism: 'am Bett fehlt, was am Schreibtisch dazukommt',
      give: 'ein Stück Kontrolle',
      get: 'mehr Zeit für einen Menschen',
      question: 'Wer hat dir zuletzt wirklich zugehört, und was war anders?',
    },
    {
      label: 'die zwei Klassen im Wartezimmer',
      pro: [
        'wer zuerst nach der Versicherung gefragt wird und dann nach dem Schmerz, hat verstanden',
        'ein Wartezimmer, in dem alle gleich lang sitzen, hätte bald mehr Fürsprecher',
      ],
      con: [
        'mit dem, was die einen mehr zahlen, bleibt manche Praxis überhaupt offen',
        'lange Wege und Wartezeiten gibt es auch dort, wo alle dieselbe Karte haben',
      ],
      mechanism:
        'wer es sich leisten kann, wartet nicht, und wer entscheidet, kann es sich meistens leisten',
      give: 'ein Vorrang',
      get: 'eine gemeinsame Schlange',
      question: 'Würdest du für einen früheren Termin bezahlen, wenn du könntest?',
    },
    {
      label: 'der kurze Weg',
      pro: [
        'ein Anruf bei jemandem, der einen kennt, erspart oft den ganzen Weg',
        'vieles könnte eine gute Pflegerin entscheiden, wenn man sie ließe',
      ],
      con: [
        'am Telefon sieht niemand, wie blass einer ist',
        'wer abkürzt, übersieht das Seltene, und das Seltene ist das Schlimme',
      ],
      mechanism: 'die meisten Fragen sind klein, und die großen sehen am Anfang genauso aus',
      give: 'ein Besuch',
      get: 'eine Antwort am selben Tag',
      question: 'Was davon hätte ein Gespräch von fünf Minuten geklärt?',
    },
  ],
  proposals: [
    'einen Teil der Termine erst am selben Morgen vergeben',
    'nach der Warteliste für abgesagte Termine fragen',
    'zuerst in der Apotheke fragen, wer in der Nähe noch Leute annimmt',
  ],
  scenes: [],
})

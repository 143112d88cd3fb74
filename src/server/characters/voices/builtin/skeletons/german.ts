/**
 * What each character says in German, for the matters of german/. A clause of a matter stands behind a colon or as a sentence of
 * its own, so that no word order has to change, and no sentence begins with a quotation.
 */
export type German = Record<
  'take' | 'more' | 'neither' | 'reply' | 'grant' | 'propose' | 'ask' | 'synth' | 'comfort',
  string[]
>

export const german: Record<string, German> = {
  'logical-analyst': {
    take: [
      'Zu {span} trenne ich zwei Fragen, und über die erste kann man schnell entscheiden: {point}.',
      'Damit aus {span} etwas folgt, braucht es einen Satz dazwischen. {point}.',
      'Ich nehme {span} beim Wort und prüfe nur eine Voraussetzung: {point}.',
      'Mein Schluss aus {span} ist schmal, aber er hält: {point}.',
      'Lassen wir den Ton von {span} weg, dann bleibt ein Argument. {point}.',
      'Was an {span} allgemein gilt, ist das hier: {point}.',
    ],
    more: [
      'Ein zweiter Grund hängt nicht am ersten: {point}.',
      'Daraus folgt noch etwas. {point}.',
    ],
    neither: [
      'In {span} stecken zwei Behauptungen, und beide haben dieselbe Ursache: {mechanism}.',
      'Bei {span} entscheide ich noch nicht, denn der Streit geht tiefer. {mechanism}.',
      'Für beide Seiten von {span} gilt dieselbe Voraussetzung: {mechanism}.',
    ],
    reply: [
      'Ich gebe {who} zu: {cite}. Den Schluss daraus gebe ich nicht zu, denn eines spricht dagegen: {point}.',
      'Gilt {cite} immer, {who}, oder nur an guten Tagen? Ich halte dagegen: {point}.',
      'Aus {cite} folgt weniger, als du meinst, {who}. {point}.',
      'Es fehlt eine Bedingung, {who}: wann genau stimmt {cite}? Ohne sie gilt eher das Gegenteil: {point}.',
      'Ein Gegenbeispiel genügt mir für {cite}, {who}, und hier ist es. {point}.',
    ],
    grant: [
      'Da hat {who} recht, und ich ziehe den Teil zurück: {cite}.',
      'Gegen {cite} finde ich keinen Einwand, {who}.',
    ],
    propose: [
      'Ein sauberer Test wäre: {proposal}.',
      'Um beide Lesarten zu trennen, würde ich eines tun: {proposal}.',
    ],
    ask: [
      'Eine genaue Frage dazu: {question}',
      'Davon hängt es ab: {question}',
      'Bevor jemand schließt: {question}',
      'Offen bleibt für mich: {question}',
    ],
    synth: [
      '{whoA} und {whoB} widersprechen sich weniger, als es klingt. Wer zugibt, dass hier viel an einem Satz hängt, {citeB}, muss nur noch klären, was im eigenen Fall schwerer wiegt.',
      'Offen ist zwischen {whoA} und {whoB} kein Grundsatz, nur ein Vorrang: {citeA} gilt, solange nichts Schwereres dagegensteht, und genau darüber ist noch nichts gesagt.',
      'Beide Sätze können stimmen, der von {whoA} und der von {whoB}, nur nicht für dieselben Leute. Ich würde {citeB} als Ausnahme aufschreiben und den Rest als Regel nehmen.',
    ],
    comfort: ['Heute zerlege ich nichts. Was du mit {span} schreibst, tut mir leid.'],
  },
  skeptic: {
    take: [
      'Bei {span} frage ich zuerst, wer bezahlt. {point}.',
      'Schön wäre es ja. Nur steht bei {span} das Kleingedruckte nicht dabei: {point}.',
      'Zu {span} sage ich, was keiner sagen mag. {point}.',
      'Bevor alle nicken, ein Wort gegen die gute Stimmung um {span}: {point}.',
      'Wem nützt {span} so, wie es ist? Darauf achte ich, und darum: {point}.',
      'Ich hätte zu {span} gern eine Quittung gesehen. Bis dahin gilt: {point}.',
    ],
    more: ['Und die Rechnung hat eine Rückseite: {point}.', 'Dabei bleibt es nicht. {point}.'],
    neither: [
      'Zu {span} verkauft dir jeder eine Seite. Umsonst ist nur das hier: {mechanism}.',
      'Ich traue bei {span} keinem der beiden Lager, und zwar aus einem Grund: {mechanism}.',
      'Wer bei {span} ganz sicher klingt, will etwas. Sicher ist nur: {mechanism}.',
    ],
    reply: [
      'Leicht gesagt, {who}: {cite}. Wer das ausbadet, sieht es anders. {point}.',
      'Das mit {cite} würde ich auch schreiben, {who}, wenn ich es nicht bezahlen müsste. {point}.',
      'Hübscher Satz, {who}, nur hat {cite} einen Haken: {point}.',
      'Wer hat {cite} denn nachgeprüft, {who}? Ich wette auf das hier: {point}.',
      'Nein, {who}. Hinter {cite} steht jemand, der gewinnt, und dahinter einer, der verliert: {point}.',
    ],
    grant: [
      'Ungern, aber {who} hat da einen Punkt: {cite}.',
      'Ich wollte {cite} umwerfen, {who}, und es steht noch.',
    ],
    propose: [
      'Billig und ehrlich wäre eines: {proposal}.',
      'Wer es ernst meint, könnte Folgendes tun: {proposal}.',
    ],
    ask: [
      'Unhöflich gefragt: {question}',
      'Eines noch, bevor ich es glaube: {question}',
      'Das fragt sonst keiner: {question}',
      'Ohne Umschweife: {question}',
    ],
    synth: [
      '{whoA} wirbt, {whoB} warnt, und eine Rechnung hat noch keiner gesehen. Am längsten hängen bleibe ich an einem Satz: {citeB}.',
      'Ich bin mit Misstrauen gekommen und gehe mit einem halben Ja. {whoA} hat mich mit {citeA} fast, {whoB} hält mich zurück.',
      'Einer von beiden, {whoA} oder {whoB}, wird recht behalten, und bezahlen wird jemand anders. Prüfen ließe sich zuerst das hier: {citeA}.',
    ],
    comfort: [
      'Heute kein Zweifel von mir. Was du mit {span} erzählst, tut mir leid, und wer dir sagt, wie man sich dabei fühlen soll, den darfst du überhören.',
    ],
  },
  empathetic: {
    take: [
      'Ich lese {span} und denke an die, die es jeden Tag betrifft. {point}.',
      'Hinter {span} höre ich auch etwas Müdes. {point}.',
      'Mir geht bei {span} ein bestimmter Mensch nicht aus dem Kopf, und für ihn gilt: {point}.',
      'Danke, dass du {span} so erzählst. Mein Gefühl dazu ist klar: {point}.',
      'Wer {span} schreibt, hat sich schon eine Weile damit herumgetragen. {point}.',
      'Bevor es um Recht geht, geht es bei {span} um jemanden. {point}.',
    ],
    more: ['Und noch etwas Leises: {point}.', 'Das spürt man auch daran: {point}.'],
    neither: [
      'Bei {span} verstehe ich beide, und beiden tut dasselbe weh: {mechanism}.',
      'Niemand muss in {span} der Böse sein. {mechanism}.',
      'Mit {span} wäre ich behutsam, denn dahinter liegt etwas Altes: {mechanism}.',
    ],
    reply: [
      'Das klingt richtig, {who}, und doch ein wenig kühl: {cite}. Wer mittendrin steckt, erlebt es so: {point}.',
      'Ich wünschte, {cite} wäre alles, {who}. Daneben steht aber ein Mensch. {point}.',
      'Für den einen stimmt {cite}, {who}, und für den, der neben ihm sitzt, ist es anders: {point}.',
      'Hast du einmal gehört, {who}, wie {cite} bei dem ankommt, den es trifft? {point}.',
      'Lieb gemeint, {who}, aber mit {cite} bleibt jemand allein. {point}.',
    ],
    grant: [
      'Ja, {who}, das nehme ich an: {cite}.',
      'Du hast mich überzeugt, {who}, {cite}, und es tut gut, das zu hören.',
    ],
    propose: [
      'Etwas Kleines und Freundliches: {proposal}.',
      'Ich würde dort anfangen, wo es am wenigsten weh tut: {proposal}.',
    ],
    ask: [
      'Darf ich vorsichtig fragen? {question}',
      'Das wüsste ich gern von dir: {question}',
      'Mich beschäftigt noch: {question}',
      'Nur wenn du magst: {question}',
    ],
    synth: [
      'Ich höre bei {whoA} eine Hoffnung und bei {whoB} eine Sorge, und beides darf im selben Zimmer sitzen. Mitnehmen würde ich vor allem eins: {citeB}.',
      'Säßen {whoA} und {whoB} an einem Tisch, müsste keiner aufstehen. Fehlen würde nur der Mensch, um den es geht, und für ihn klänge {citeA} vermutlich anders als für uns.',
      'Danke euch beiden, {whoA} und {whoB}. Ich habe beim Lesen meine Meinung ein Stück verschoben, und zwar wegen {citeA}.',
    ],
    comfort: [
      'Es tut mir sehr leid. Zu {span} muss hier niemand etwas Kluges sagen. Ist heute Abend jemand bei dir?',
    ],
  },
  'data-analyst': {
    take: [
      'Gezählt hat {span} noch keiner, darum nur eine Schätzung mit breitem Rand: {point}.',
      'Meine Vermutung zu {span}, die man nachprüfen könnte: {point}.',
      'Für {span} fehlt mir der Vergleich. Wetten würde ich trotzdem: {point}.',
      'Ein Fall wie {span} beweist wenig, aber die Richtung ist bekannt. {point}.',
      'In den meisten Fällen wie {span} käme wohl dasselbe heraus: {point}.',
      'Ich würde {span} zwei Wochen lang mitschreiben. Erwarten würde ich das hier: {point}.',
    ],
    more: [
      'Ein zweiter Effekt hat dasselbe Vorzeichen: {point}.',
      'Dazu kommt, etwas weniger sicher: {point}.',
    ],
    neither: [
      'Bei {span} mischen sich zwei Effekte, und ich kenne keine Zählung, die sie trennt. {mechanism}.',
      'Das Vorzeichen von {span} hängt davon ab, wo man misst. {mechanism}.',
      'Zu {span} gibt es viele Meinungen und keine Tabelle. Eines verzerrt jede davon: {mechanism}.',
    ],
    reply: [
      'Im Durchschnitt mag das stimmen, {who}: {cite}. In diesem Fall schätze ich anders. {point}.',
      'Wie oft trifft {cite} zu, {who}, und wie oft nicht? Die zweite Zahl dürfte größer sein: {point}.',
      'Um {cite} würde ich breite Fehlerbalken zeichnen, {who}. {point}.',
      'Nimm die drei lautesten Fälle weg, {who}, dann wird {cite} dünn. Übrig bleibt: {point}.',
      'Das ist eine Richtung und noch keine Größe, {who}: {cite}. Größer scheint mir das hier: {point}.',
    ],
    grant: [
      'Ich verschiebe meine Schätzung zu {who} hin: {cite}.',
      'Das spricht für {who}, auch ohne Tabelle: {cite}.',
    ],
    propose: [
      'Messen ließe es sich so: {proposal}.',
      'Eine kleine Stichprobe würde reichen: {proposal}.',
    ],
    ask: [
      'Ein Datenpunkt, bitte: {question}',
      'Für die leere Spalte: {question}',
      'Das würde meine Schätzung ändern: {question}',
      'Nur diese eine Angabe fehlt mir: {question}',
    ],
    synth: [
      'Zwischen {whoA} und {whoB} liegt eine Frage der Größe und keine des Glaubens. Den häufigeren Fall sehe ich hier: {citeA}.',
      'Zwei Zeilen, eine Tabelle: {whoA} oben, {whoB} unten. Welche größer ist, hat keiner gezählt, und ich würde mit der unteren anfangen: {citeB}.',
      'Nach allem, was {whoA} und {whoB} schreiben, rücke ich meine Schätzung etwas zur Mitte. Am meisten wiegt für mich: {citeB}.',
    ],
    comfort: ['Daran gibt es nichts zu zählen. {span}: das tut mir leid.'],
  },
  innovator: {
    take: [
      'Aus {span} würde ich einen Versuch machen und keine Klage. {point}.',
      'An {span} gefällt mir, dass man daran bauen kann: {point}.',
      'Drehen wir {span} einmal um, dann kommt Brauchbares zum Vorschein: {point}.',
      'Für {span} hätte ich eine erste Skizze, und sie beginnt so: {point}.',
      'Nehmen wir {span} als Fassung eins. Fassung zwei fängt hier an: {point}.',
      'Irgendwer hat {span} längst anders gelöst. Der Trick dabei: {point}.',
    ],
    more: ['Auf derselben Serviette steht noch: {point}.', 'Darauf lässt sich aufbauen. {point}.'],
    neither: [
      'Beide Seiten streiten über die erste Fassung von {span}. Umzubauen ist aber das hier: {mechanism}.',
      'Zu {span} gibt es einen dritten Weg, und er beginnt bei einer Beobachtung. {mechanism}.',
      'Wer {span} neu bauen wollte, müsste eines wissen: {mechanism}.',
    ],
    reply: [
      'Als Warnschild behalte ich das gern, {who}: {cite}. Gebaut wird trotzdem, und zwar hierauf: {point}.',
      'Das beschreibt den heutigen Zustand, {who}, {cite}, und nicht den nächsten. {point}.',
      'Die Hälfte von {cite} lässt sich wegkonstruieren, {who}. Was bleibt: {point}.',
      'Und wenn {cite} nur an der jetzigen Bauweise liegt, {who}? Dann gilt etwas anderes: {point}.',
      'Mach es kleiner, {who}. Bei {cite} denkst du an alle auf einmal, ich an einen Anfang: {point}.',
    ],
    grant: [
      'Guter Fund, {who}, das baue ich ein: {cite}.',
      'Stimmt, {who}, daran wäre mein Entwurf gescheitert: {cite}.',
    ],
    propose: ['Bis Montag machbar: {proposal}.', 'Mein Versuch im Kleinen: {proposal}.'],
    ask: [
      'Zum Ausprobieren: {question}',
      'Bevor ich etwas baue: {question}',
      'Eine Bastelfrage: {question}',
      'Damit könnte man anfangen: {question}',
    ],
    synth: [
      '{whoA} bringt den Motor, {whoB} bringt die Bremse, ein Gefährt braucht beides. Einbauen würde ich zuerst diesen Einwand: {citeB}.',
      'Aus dem, was {whoA} und {whoB} sagen, ließe sich etwas Drittes bauen, das keiner bestellt hat. Das tragende Teil wäre {citeA}.',
      'Ich war schneller als nötig, {whoB} bremst mit Recht. Trotzdem bleibt von {whoA} ein Bauplan: {citeA}.',
    ],
    comfort: [
      'Sonst habe ich immer eine Idee, zu {span} habe ich keine. Es tut mir leid. Wenn dir jemand einen Weg abnehmen kann, dann sag ihm heute welchen.',
    ],
  },
  environmentalist: {
    take: [
      'Bei {span} schaue ich auf den Boden, aus dem es wächst. {point}.',
      'Was an {span} klein aussieht, ist über Jahre groß. {point}.',
      'Ich würde {span} über mehrere Jahreszeiten beurteilen, und dann gilt: {point}.',
      'Einmal um {span} herumgegangen, sieht man die Rückseite: {point}.',
      'Was sich bei {span} erschöpft, wächst langsam nach. {point}.',
      'Unter {span} liegt etwas, das keiner eingepreist hat: {point}.',
    ],
    more: ['Daneben wächst noch etwas: {point}.', 'Und stromabwärts merkt man es auch. {point}.'],
    neither: [
      'Beide Seiten von {span} trinken aus demselben Brunnen: {mechanism}.',
      'An {span} würde ich nicht ziehen, bevor ich die Wurzel kenne. {mechanism}.',
      'Bei {span} kommt es auf den Ort an, und an jedem gilt dasselbe Gesetz: {mechanism}.',
    ],
    reply: [
      'Das hält eine Saison, {who}: {cite}. In der zweiten zeigt sich anderes. {point}.',
      'Mit {cite} behandelst du das Blatt, {who}. An der Wurzel sieht es so aus: {point}.',
      'Stromabwärts von {cite} wohnt auch jemand, {who}. {point}.',
      'Woher nimmt {cite} seine Kraft, {who}, und was bleibt danach übrig? Ich fürchte, das hier: {point}.',
      'Auf trockenem Boden wächst {cite} nicht, {who}. {point}.',
    ],
    grant: [
      'Das hat Wurzeln, {who}, und ich lasse es stehen: {cite}.',
      'Da wächst etwas, {who}, dem ich nicht widersprechen mag: {cite}.',
    ],
    propose: [
      'Zuerst den Boden bereiten, also: {proposal}.',
      'Nah am eigenen Haus anfangen: {proposal}.',
    ],
    ask: [
      'Eine Frage, die länger hält: {question}',
      'Vom Boden aus gefragt: {question}',
      'Das wüsste ich gern, bevor etwas verbraucht ist: {question}',
      'Für die nächste Jahreszeit: {question}',
    ],
    synth: [
      '{whoA} sieht die Ernte und {whoB} den Boden. Ich würde mit dem Boden anfangen, also hier: {citeB}.',
      '{whoA} und {whoB} stehen auf demselben Grund, und gießen muss ihn jemand Dritter. Keimen sehe ich vor allem eins: {citeA}.',
      'Nach diesem Streit zwischen {whoA} und {whoB} ist der Boden lockerer als vorher. Stehen lassen würde ich {citeB} und im nächsten Jahr noch einmal nachsehen.',
    ],
    comfort: [
      '{span}: das braucht Zeit und einen stillen Ort, und keine Meinung von mir. Es tut mir leid.',
    ],
  },
  futurist: {
    take: [
      'In zehn Jahren klingt {span} selbstverständlich oder seltsam. Ich tippe darauf: {point}.',
      'Mich interessiert an {span} die zweite Folge. {point}.',
      'Wer {span} heute erlebt, sieht etwas früh, das viele noch sehen werden: {point}.',
      'Lassen wir {span} zehn Jahre laufen. Meine Prognose ist bescheiden: {point}.',
      'Für {span} gibt es zwei Zukünfte, und ich setze auf eine davon. {point}.',
      'Nach {span} kommt noch ein Zug. {point}.',
    ],
    more: ['Die zweite Welle ist leiser: {point}.', 'Etwas später zeigt sich noch etwas. {point}.'],
    neither: [
      'Bei {span} halte ich zwei Prognosen zugleich, denn beide hängen an einem Punkt: {mechanism}.',
      'Wohin {span} führt, entscheidet sich an einer unscheinbaren Stelle. {mechanism}.',
      'Über {span} werden Leute entscheiden, die heute zwölf sind. Für sie wie für uns gilt: {mechanism}.',
    ],
    reply: [
      'Für heute stimmt das, {who}: {cite}. Beim nächsten Zug dreht es sich um. {point}.',
      'Ich gebe {cite} noch ein paar Jahre, {who}. Danach gilt etwas anderes: {point}.',
      'Die erste Folge hast du gesehen, {who}, {cite}, die zweite läuft in die andere Richtung: {point}.',
      'Spul einmal vor, {who}. Aus {cite} wird mit der Zeit das hier: {point}.',
      'Unsere Kinder werden über {cite} staunen, {who}. {point}.',
    ],
    grant: [
      'Darauf setze ich inzwischen auch, {who}: {cite}.',
      'Ich ändere meine Prognose, {who}, {cite}, und zwar gern.',
    ],
    propose: [
      'Um beide Zukünfte offen zu halten: {proposal}.',
      'Ein früher Test, bevor es teuer wird: {proposal}.',
    ],
    ask: [
      'Die nächste Frage lautet: {question}',
      'Für meine Prognose brauche ich noch eines: {question}',
      'Daran gabelt sich der Weg: {question}',
      'Aus der Zukunft gefragt: {question}',
    ],
    synth: [
      'Der Weg gabelt sich, links geht {whoA}, rechts wartet {whoB}. Man kann links anfangen und rechts ankommen, wenn man eines im Kopf behält: {citeB}.',
      'In zehn Jahren wird man einen von beiden zitieren, {whoA} oder {whoB}. Ich tippe auf diesen Satz: {citeA}.',
      'Erst behält {whoA} recht und dann {whoB}, in dieser Reihenfolge. Meine Prognose ändere ich darum ein wenig, wegen {citeB}.',
    ],
    comfort: ['Zu morgen sage ich heute nichts. {span}: es tut mir leid.'],
  },
  historian: {
    take: [
      'Etwas wie {span} steht schon in alten Briefen, und daneben meist ein Satz: {point}.',
      'Ich lese {span} als spätes Kapitel. In den frühen heißt es: {point}.',
      'Unsere Großeltern hätten zu {span} wenig gesagt, aber das: {point}.',
      'Über {span} haben schon andere gestritten, und was davon blieb, ist kurz. {point}.',
      'In jedem alten Gemeindebuch gibt es einen Eintrag wie {span}. Gelernt hat man daraus: {point}.',
      'Neu ist an {span} nur das Kleid. {point}.',
    ],
    more: [
      'Die zweite Lehre ist genauso alt: {point}.',
      'Ein weiterer Eintrag aus dem Archiv: {point}.',
    ],
    neither: [
      'Die Vergangenheit ergreift bei {span} keine Partei. Sie wiederholt nur: {mechanism}.',
      'Fälle wie {span} gibt es im Archiv auf beiden Seiten, und einer Ursache begegnet man immer. {mechanism}.',
      'Wie {span} ausging, war jedes Mal verschieden, warum es begann, war gleich: {mechanism}.',
    ],
    reply: [
      'Das hat man schon einmal geglaubt, {who}: {cite}. Danach schrieb einer an den Rand: {point}.',
      'Eine ältere Generation lebte nach {cite}, {who}, und gab es wieder auf. {point}.',
      'In jedem alten Roman sagt jemand {cite}, {who}, und zwar im zweiten Kapitel. Im letzten steht: {point}.',
      'Wer hat {cite} aufgeschrieben, {who}, die es versucht haben oder die daran verdienten? Die anderen schrieben: {point}.',
      'Die Alten hätten sich {cite} angehört, {who}, und dann gesagt: {point}.',
    ],
    grant: [
      'Die Geschichte gibt {who} da recht: {cite}.',
      'Ich kenne keinen alten Fall gegen {cite}, {who}.',
    ],
    propose: [
      'Das Mittel, das früher am meisten half: {proposal}.',
      'Ein alter Brauch taugt noch: {proposal}.',
    ],
    ask: [
      'Jede Generation wird das gefragt: {question}',
      'Fürs Protokoll: {question}',
      'Die alte Frage bleibt: {question}',
      'Für die Chronik wüsste ich gern: {question}',
    ],
    synth: [
      'Ein altes Paar steht da wieder, {whoA} bei den Erneuerern, {whoB} bei ihren Kritikern. Geendet hat es meist damit, dass jeder die Hälfte behielt, und überliefert wurde nur ein Satz: {citeB}.',
      'Das Archiv würde beide Blätter aufheben, das von {whoA} und das von {whoB}. Auf dem einen stünde {citeA}, auf dem anderen stünde, wie es ausging.',
      'Frühere Streite dieser Art, wie jetzt zwischen {whoA} und {whoB}, gewann keiner. Ich gebe heute einen halben Schritt nach, wegen {citeA}.',
    ],
    comfort: ['Für {span} hat keine Zeit gute Worte gehabt. Es tut mir leid.'],
  },
}

import type { Language } from '../kind.ts'

/**
 * One honest reply in a reader's own language for each character: the voice cannot reason in it, but it can ask its
 * own kind of question. Characters that an administrator adds use the first.
 */
export const abroad: Record<string, Record<Language, string>> = {
  'logical-analyst': {
    es: 'En {span} hay dos afirmaciones mezcladas: qué pasa y qué debería pasar. Se puede aceptar la primera sin aceptar la segunda. ¿Cuál de las dos quieres defender?',
    de: 'In {span} stecken zwei Behauptungen: was ist, und was sein soll. Man kann der ersten zustimmen und die zweite ablehnen. Welche von beiden willst du verteidigen?',
    fr: 'Dans {span} il y a deux affirmations mêlées : ce qui est, et ce qui devrait être. On peut accepter la première sans la seconde. Laquelle veux-tu défendre ?',
    pt: 'Em {span} há duas afirmações misturadas: o que acontece e o que devia acontecer. Pode-se aceitar a primeira sem aceitar a segunda. Qual delas queres defender?',
    it: 'In {span} ci sono due affermazioni mescolate: quello che succede e quello che dovrebbe succedere. Si può accettare la prima senza la seconda. Quale delle due vuoi difendere?',
  },
  skeptic: {
    es: 'Suena bien, {span}. ¿Quién lo paga y quién gana con ello? Hasta que alguien ponga un nombre y una fecha, para mí es un deseo y no un plan.',
    de: 'Klingt gut, {span}. Wer bezahlt das, und wer verdient daran? Solange niemand einen Namen und ein Datum nennt, ist es für mich ein Wunsch und kein Plan.',
    fr: "Ça sonne bien, {span}. Qui paie, et qui y gagne ? Tant que personne ne donne un nom et une date, c'est pour moi un souhait et pas un plan.",
    pt: 'Soa bem, {span}. Quem paga e quem ganha com isso? Enquanto ninguém der um nome e uma data, para mim é um desejo e não um plano.',
    it: 'Suona bene, {span}. Chi paga e chi ci guadagna? Finché nessuno dà un nome e una data, per me è un desiderio e non un piano.',
  },
  empathetic: {
    es: 'Leo {span} y pienso en la persona a la que esto le cambia la semana. ¿Alguien le ha preguntado? Me gustaría empezar por ahí y dejar los principios para después.',
    de: 'Ich lese {span} und denke an den Menschen, dem das die Woche verändert. Hat ihn jemand gefragt? Ich würde dort anfangen und die Grundsätze für später aufheben.',
    fr: "Je lis {span} et je pense à la personne dont cela change la semaine. Quelqu'un lui a-t-il demandé ? Je commencerais par là, et je garderais les principes pour plus tard.",
    pt: 'Leio {span} e penso na pessoa a quem isto muda a semana. Alguém lhe perguntou? Eu começava por aí e deixava os princípios para depois.',
    it: "Leggo {span} e penso alla persona a cui questo cambia la settimana. Qualcuno gliel'ha chiesto? Io comincerei da lì, e lascerei i principi per dopo.",
  },
  'data-analyst': {
    es: 'Antes de opinar sobre {span} querría un dato: ¿con qué frecuencia ocurre y comparado con qué? Sin esa comparación, cualquier cambio parece una causa.',
    de: 'Bevor ich zu {span} eine Meinung habe, hätte ich gern eine Zahl: wie oft, und verglichen womit? Ohne Vergleich sieht jede Veränderung wie eine Ursache aus.',
    fr: "Avant d'avoir un avis sur {span}, je voudrais un chiffre : à quelle fréquence, et par rapport à quoi ? Sans comparaison, tout changement ressemble à une cause.",
    pt: 'Antes de ter opinião sobre {span} queria um número: com que frequência, e comparado com quê? Sem comparação, qualquer mudança parece uma causa.',
    it: "Prima di avere un'opinione su {span} vorrei un numero: quanto spesso, e rispetto a che cosa? Senza un confronto ogni cambiamento sembra una causa.",
  },
  innovator: {
    es: 'Probemos {span} en pequeño: una calle, un mes, diez voluntarios. Si funciona, lo ampliamos; si no, hemos aprendido algo por muy poco. ¿Quién se apunta?',
    de: 'Probieren wir {span} im Kleinen: eine Straße, ein Monat, zehn Freiwillige. Wenn es geht, wird es größer; wenn nicht, haben wir für wenig Geld etwas gelernt. Wer macht mit?',
    fr: 'Essayons {span} en petit : une rue, un mois, dix volontaires. Si ça marche, on agrandit ; sinon, on aura appris quelque chose pour presque rien. Qui en est ?',
    pt: 'Experimentemos {span} em ponto pequeno: uma rua, um mês, dez voluntários. Se resultar, cresce; se não, aprendemos por quase nada. Quem alinha?',
    it: 'Proviamo {span} in piccolo: una strada, un mese, dieci volontari. Se funziona si allarga; se no, abbiamo imparato qualcosa per quasi niente. Chi ci sta?',
  },
  environmentalist: {
    es: 'Con {span} yo preguntaría de dónde sale y dónde acaba. Lo que no aparece en la factura suele pagarlo un lugar que no ha firmado nada. ¿Qué lugar es, en este caso?',
    de: 'Bei {span} würde ich fragen, woher es kommt und wo es endet. Was nicht auf der Rechnung steht, bezahlt meist ein Ort, der nichts unterschrieben hat. Welcher Ort ist es hier?',
    fr: "Pour {span}, je demanderais d'où cela vient et où cela finit. Ce qui n'est pas sur la facture, c'est souvent un lieu qui le paie sans avoir signé. Quel lieu, ici ?",
    pt: 'Com {span} eu perguntava de onde vem e onde acaba. O que não está na fatura costuma ser pago por um lugar que nada assinou. Que lugar é, neste caso?',
    it: 'Per {span} io chiederei da dove viene e dove finisce. Quello che non sta in fattura lo paga di solito un luogo che non ha firmato nulla. Quale luogo, qui?',
  },
  futurist: {
    es: 'Dentro de diez años {span} sonará obvio o sonará raro, y lo interesante es qué lo decide. Yo miraría el segundo efecto y no el primero. ¿Cuál sería, según tú?',
    de: 'In zehn Jahren klingt {span} selbstverständlich oder seltsam, und spannend ist, was das entscheidet. Ich würde auf die zweite Folge achten und nicht auf die erste. Welche wäre das für dich?',
    fr: "Dans dix ans, {span} paraîtra évident ou étrange, et l'intéressant est ce qui en décidera. Je regarderais le deuxième effet plutôt que le premier. Lequel serait-ce, selon toi ?",
    pt: 'Daqui a dez anos {span} vai soar óbvio ou estranho, e o interessante é o que o decide. Eu olhava para o segundo efeito e não para o primeiro. Qual seria, na tua opinião?',
    it: 'Fra dieci anni {span} suonerà ovvio o strano, e la cosa interessante è che cosa lo deciderà. Io guarderei il secondo effetto e non il primo. Quale sarebbe, secondo te?',
  },
  historian: {
    es: 'Algo parecido a {span} ya se discutió antes, con otras palabras y la misma seguridad. Casi siempre decidió un detalle que nadie mencionaba. ¿Cuál sería hoy ese detalle?',
    de: 'Etwas wie {span} wurde schon einmal verhandelt, mit anderen Worten und derselben Gewissheit. Entschieden hat meist eine Einzelheit, die niemand erwähnte. Welche wäre es heute?',
    fr: "On a déjà débattu de quelque chose comme {span}, avec d'autres mots et la même assurance. Presque toujours, c'est un détail oublié qui a tranché. Quel serait ce détail aujourd'hui ?",
    pt: 'Algo parecido com {span} já foi discutido antes, com outras palavras e a mesma certeza. Quase sempre decidiu um pormenor que ninguém referia. Qual seria hoje esse pormenor?',
    it: 'Di qualcosa come {span} si è già discusso, con altre parole e la stessa sicurezza. Quasi sempre ha deciso un dettaglio che nessuno nominava. Quale sarebbe oggi?',
  },
}

/** Where the voice does not know the language: said once, kindly. */
export const elsewhere: Record<string, string> = {
  'logical-analyst':
    'I can quote {span}, and I cannot read it well enough to argue about it fairly. In English, Spanish, German, French, Portuguese or Italian I would gladly try.',
  skeptic:
    "I won't pretend that I understood {span}. English works best for me. If you write it that way, I will doubt it properly.",
  empathetic:
    'I would love to understand {span}, and my languages do not reach that far. Would you tell it again in English, or in Spanish, German, French, Portuguese or Italian?',
  'data-analyst':
    'My sample of languages is small and {span} lies outside of it. English is the safest, then Spanish, German, French, Portuguese and Italian.',
  innovator:
    'I would try {span} right away if I could read it. A rough translation into English is enough for a first version.',
  environmentalist:
    '{span} grew in a language that I have not learned. If someone puts it into English, I will gladly walk through it with you.',
  futurist:
    'Some day I will read {span} as it stands. Today I need it in English, or in Spanish, German, French, Portuguese or Italian.',
  historian:
    'Most of the record is written in languages like that of {span}, and I regret that I cannot read it. Would you put it into English for us?',
}

/** What has to be said in danger and at a loss; the quotation keeps each of them the only one of its kind. */
export const kindly: Record<'danger' | 'loss', Record<Language, string>> = {
  danger: {
    de: 'Du schreibst {span}, und das nehme ich ernst: bitte ruf jetzt jemanden an, dem du vertraust, oder die Telefonseelsorge, und bei Gefahr sofort den Notruf. Bist du gerade allein?',
    es: 'Escribes {span}, y me lo tomo en serio: llama ahora a alguien de confianza o a una línea de ayuda, y si hay peligro, a emergencias. ¿Estás a solas ahora mismo?',
    fr: "Tu écris {span}, et je le prends au sérieux : appelle maintenant quelqu'un de confiance ou une ligne d'écoute, et les urgences s'il y a danger. Es-tu en ce moment sans personne près de toi ?",
    pt: 'Escreves {span}, e eu levo isso a sério: liga agora a alguém de confiança ou a uma linha de apoio, e à emergência se houver perigo. Estás sem ninguém por perto?',
    it: "Scrivi {span}, e lo prendo sul serio: chiama adesso qualcuno di cui ti fidi o una linea d'ascolto, e il numero di emergenza se c'è pericolo. C'è qualcuno vicino a te?",
  },
  loss: {
    de: 'Zu {span} muss hier niemand etwas Kluges sagen, es tut mir sehr leid.',
    es: 'Sobre {span} nadie aquí tiene que decir nada inteligente, lo siento mucho. ¿Hay alguien contigo hoy?',
    fr: "Devant {span} personne ici n'a besoin de dire quelque chose d'intelligent, je suis de tout cœur avec toi. Y a-t-il quelqu'un près de toi aujourd'hui ?",
    pt: 'Perante {span} ninguém aqui precisa de dizer nada inteligente, sinto muito. Tens alguém contigo hoje?',
    it: 'Davanti a {span} nessuno qui deve dire qualcosa di intelligente, mi dispiace molto. Hai qualcuno vicino oggi?',
  },
}

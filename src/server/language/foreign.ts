import { wordsOf } from './words.ts'

/** Fewer words count as English: too few to tell. */
const fewest = 6

/** Not English: another script, or hardly any of its small words. */
export const isForeign = (text: string): boolean => {
  const words = wordsOf(text)
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (letters > 0 && latin / letters < 0.6) return true
  const known = words.filter((word) => english.has(word) && !abroadToo.has(word)).length
  return words.length >= fewest && known / words.length < 0.12 && foreignWord(words)
}

const small = new Set(
  `el la los las que para por como una uno con del pero muy está son les des une est pas pour dans qui sur avec nous vous je
  der die das und nicht ist ein eine für mit auf wir ich sollen zu von den dem não uma os em mais isso il che per non sono
  questa della het een van niet zijn voor och att det som inte är jeg ikke til og på i de en`.split(
    /\s+/,
  ),
)
const foreignWord = (words: string[]): boolean =>
  words.filter((word) => isAbroad(word) || /[äöüßéèêçñãõåøæąćęłńóśźżčďěňřšťůžășțğışőű]/.test(word))
    .length >= 2

/** Words of more than one language say nothing of either. */
const abroadToo = new Set(
  'in so an on me no a as was die is over war man to do am i one per list'.split(' '),
)

const isAbroad = (word: string): boolean =>
  !abroadToo.has(word) && (small.has(word) || allSigns().has(word))

/** Small words of English: hardly a sentence goes without. */
export const english: ReadonlySet<string> = new Set(
  `the be to of and a in that have i it for not on with he as you do at this but his by from they we say her she or an will my
  one all would there their what so up out if about who get which go me when make can like time no just him know take people
  into year your good some could them see other than then now look only come its over think also back after use two how our
  work first well way even new want because any these give day most us is are was were has had been should more why does did
  don't i'm it's very really too am being best vs against ai ban every still never much many need need's lol is's`.split(
    /\s+/,
  ),
)

const allSigns = (): Set<string> => {
  everySign ??= new Set(Object.values(signs).flatMap((list) => [...list]))
  return everySign
}
let everySign: Set<string> | undefined

/** Words that say which language a text is in. */
export const signs: Record<'es' | 'de' | 'fr' | 'pt' | 'it', ReadonlySet<string>> = {
  es: new Set(
    'el la los las de una del y es por para con está qué que cómo pero más muy se lo al son debería deberían ciudades'.split(
      ' ',
    ),
  ),
  de: new Set(
    'der die das und nicht ist ein eine für mit auf aus wir ich ihren ihre sollen sollte sollten zu von den dem es sind auch man wie warum was kein keine keinen im werden wird wurde zum zur vom bei beim nach noch schon haben hatte kann können wenn dann nur aber oder mein meine meiner meinen unser unsere unserem ihr ihm uns euch mir mich dir dich seit über unter mehr alle alles jeder jede jeden hier immer weil dass gibt geht habe wollen darf dürfen müssen muss soll seid haltet lasst eigentlich mehr'.split(
      ' ',
    ),
  ),
  fr: new Set(
    "le la les de des une est pas pour dans que qui sur avec nous vous je il on ce au aux du et à sont c'est faut trop tous pensez pourquoi faire plus".split(
      ' ',
    ),
  ),
  pt: new Set(
    'não uma o os a as em no na de mais isso um para com é do da dos das você que e ao são devia por foi'.split(
      ' ',
    ),
  ),
  it: new Set(
    'il la che per non sono una gli della di è con i lo nel perché più si anche le un e dei questo'.split(
      ' ',
    ),
  ),
}

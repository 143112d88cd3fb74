import { wordsOf } from '../language/words.ts'

/** The small words of the languages that headlines come in; no word stands in two of the others and English. */
const small = {
  en: 'the of and to in is for on with that as at by from it are was be has will after over why how who what his her new this not you your we its than their into about says say more up out an or but can may could',
  de: 'der die das und ist nicht mit von für auf ein eine dem den des im zu sich auch nach bei wird sind über aus wie noch als oder beim zum zur hat',
  fr: 'le la les des et est une dans pour sur au aux du que qui pas avec par plus ce cette ses ont sont été après chez selon',
  es: 'el la los las y es una en para por con del que no al se su como más sus tras sobre entre ha este esta desde según',
  it: 'il lo la gli le e è una di da nel per con non che del della dei al alla si sul dopo tra ha sono più come',
  pt: 'o os as e é uma em para por com do da dos das que não no na ao se seu sua mais após sobre são foi',
  nl: 'de het een en van is niet met voor op dat zijn bij aan om ook naar uit wordt door als maar nog over',
  pl: 'w na i z do się nie jest że to od po za dla przez jak są był',
  sv: 'och är att det som en ett på av för med till inte den har om från efter vid',
  tr: 've bir bu için ile da de çok olarak daha sonra kadar en',
  id: 'yang dan di ke dari untuk dengan pada ini itu tidak akan dalam oleh',
} as const
const sets = Object.entries(small).map(
  ([language, words]) => [language, new Set(words.split(' '))] as const,
)

/**
 * Whether a headline may be English, the language of this site's texts. Short ones without a small
 * word are given the benefit of the doubt as long as their letters are Latin and plain.
 */
export const isEnglish = (title: string): boolean => {
  const letters = title.match(/\p{L}/gu) ?? []
  const foreign = letters.filter((letter) => !/\p{Script=Latin}/u.test(letter)).length
  if (letters.length === 0 || foreign / letters.length > 0.2) return false
  const words = wordsOf(title)
  const counts = sets.map(([language, set]) => ({
    language,
    count: words.filter((word) => set.has(word)).length,
  }))
  const english = counts.find(({ language }) => language === 'en')?.count ?? 0
  const best = Math.max(
    ...counts.filter(({ language }) => language !== 'en').map((one) => one.count),
  )
  if (best > english) return false
  const marked = title.match(/[äöüßàâçéèêëîïôûùñáíóúãõøåæœłśżźćęąğışčřž]/giu)?.length ?? 0
  return english > 0 || marked / letters.length < 0.05
}

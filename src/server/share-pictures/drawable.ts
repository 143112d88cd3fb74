import { onOneLine } from '#shared/text.ts'

/** What the fonts of the pictures hold: Latin, Greek, Cyrillic, digits, common punctuation. */
const letters = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Nd}]/u
const signs = /[\u0020-\u007E\u00A0-\u00FF\u2010-\u2027\u2030-\u203A\u20AC\u2122\u2212]/u
/** A text that loses more of its letters than this would say something else. */
const lossMost = 0.1

/**
 * A text as far as it can be drawn, on one line; null where too little of it would be left, as of
 * one in Arabic or Chinese.
 */
export const drawable = (text: string): string | null => {
  const whole = [...onOneLine(text.normalize('NFC'))]
  const kept = whole.filter((one) => letters.test(one) || signs.test(one))
  const spoken = whole.filter((one) => /[\p{L}\p{N}]/u.test(one)).length
  const lost = spoken - kept.filter((one) => /[\p{L}\p{N}]/u.test(one)).length
  if (spoken === 0 || lost > spoken * lossMost) return null
  return kept.join('').replaceAll(/ {2,}/g, ' ').trim()
}

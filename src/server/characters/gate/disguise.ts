/** Ways in which letters hide what they say: nothing here belongs in a plain comment. */
const disguises: readonly (readonly [RegExp, string])[] = [
  /** Letters that only look Latin, in the middle of Latin ones. */
  [
    /(?<![\p{L}\p{M}])(?=[\p{L}\p{M}]*\p{Script=Latin})[\p{L}\p{M}]*[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}][\p{L}\p{M}]*/u,
    'it mixes alphabets in a word',
  ],
  [/\p{M}{3,}/u, 'it piles marks on letters'],
  /** Letters in circles and squares, flags, and small capitals spelled out. */
  [/[\u2460-\u24FF\u{1F100}-\u{1F1FF}]|[\u1D00-\u1D25]{2}/u, 'it disguises letters'],
  [/[\u{E0100}-\u{E01EF}]/u, 'it holds invisible characters'],
  [/(?:\p{Extended_Pictographic}[\u{1F3FB}-\u{1F3FF}\s]*){3}/u, 'it is not plain prose'],
  /** P W N E D, p.w.n.e.d, P-W-N-E-D. */
  [/(?<![\p{L}\p{N}])\p{L}(?:[\s.*_-]+\p{L}(?![\p{L}\p{N}'’])){3,}/u, 'it spells a word out'],
  /** Base64, hexadecimal, binary, percent signs, escapes, Morse. */
  [/(?<![A-Za-z0-9+/])[A-Za-z0-9+/]{12,}={1,2}(?![\p{L}\p{N}])/u, 'it is encoded'],
  [/\b(?=[a-zA-Z]*\d)(?=\w*[a-z])(?=\w*[A-Z])[A-Za-z0-9]{14,}\b/, 'it is encoded'],
  [/\b[a-z]+(?:[A-Z][a-z]*){5,}\b/, 'it is encoded'],
  [/(?:\b[0-9a-fA-F]{2}\b[\s:]+){5,}[0-9a-fA-F]{2}\b/, 'it is encoded'],
  [/\b[01]{8}(?:\s[01]{8})+\b/, 'it is encoded'],
  [/(?:%[0-9a-f]{2}){2,}|\\[ux][0-9a-f]{2,}/i, 'it is encoded'],
  [/(?:[.\-·–—]{1,5}[\s/]+){3,}[.\-·–—]{1,5}/u, 'it is encoded'],
  /** Tokens such as ZX-81-QQ, and names of settings. */
  [/\b(?=[A-Z0-9-]{0,100}\d)[A-Z0-9]+(?:-[A-Z0-9]+){2,}\b/, 'it holds a code'],
  [/\b[A-Z][A-Z0-9]*_[A-Z0-9_]+\b/, 'it holds a code'],
  [/(?<!\p{L})(\p{L}+)(?!\p{L})(?:[\s,]+\1(?!\p{L})){3,}/iu, 'it repeats a word'],
  /** Program text. */
  [
    /=>|==|;\s*$|\b\w+\(["'\w]*\)\s*[;:{.]|\b(?:def|function|lambda)\s+\w+\s*\(|\bDROP TABLE\b|\bSELECT\b.{1,200}\bFROM\b/,
    'it is not plain prose',
  ],
]

/** How a sentence hides its letters; null: it does not. */
export const disguiseFault = (sentence: string): string | null => {
  if (hasLookalikes(sentence)) return 'it disguises letters'
  return disguises.find(([pattern]) => pattern.test(sentence))?.[1] ?? null
}

/** Letters of full width, of mathematics, of script: another character stands for the same letter. */
const hasLookalikes = (sentence: string): boolean =>
  [...sentence.matchAll(/[\p{L}\p{N}]/gu)].some(
    ([letter]) =>
      !harmless.has(letter) &&
      /[A-Za-z0-9]/.test(letter.normalize('NFKC')) &&
      letter.normalize('NFKC') !== letter.normalize('NFC'),
  )

/** Superscripts, ordinals and fractions that people type. */
const harmless = new Set('²³¹ªº½¼¾₂₃ﬁﬂﬀ'.split(''))

import { fold } from '../moderation/screening-rules.ts'

/** What is taken for a Latin letter: digits, and letters of other scripts. */
const taken: Record<string, string> = {
  a: '4аα',
  b: '8в',
  c: 'с',
  d: 'ԁ',
  e: '3еε',
  h: 'һ',
  i: '1lıіӏι',
  j: 'ј',
  k: 'кκ',
  m: 'м',
  n: 'ոпη',
  o: '0оο',
  p: 'рρ',
  s: '5ѕ',
  t: '7тτ',
  u: 'υ',
  v: 'ν',
  x: 'хχ',
  y: 'у',
}
const alike = new Map(
  Object.entries(taken).flatMap(([letter, signs]) =>
    Array.from(signs, (sign) => [sign, letter] as const),
  ),
)

/** How a name looks at a glance: two that give the same are easily taken for each other. */
export const glance = (name: string): string =>
  Array.from(fold(name).replaceAll(/[^\p{L}\p{N}]/gu, ''), (sign) => alike.get(sign) ?? sign)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')

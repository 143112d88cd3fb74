import { wordsOf } from '../words.ts'

/** What may stand between quotation marks: the first clause where it is short, else its end or the thing that it ends on. */
export const germanSpans = (text: string): string[] => {
  const first = text
    .split(/[.,;:!?()"–—]+/)
    .map((part) => part.trim())
    .find((part) => inRange(wordsOf(part).length) && !/^(und|aber|oder|weil|dass)\b/i.test(part))
  if (first) return [first]
  const words = text.split(/[.!?]/)[0]!.split(/\s+/)
  const at = words.findIndex((word, n) => leading.test(word) && words.length - n <= 8)
  if (at > 0 && words.length - at >= 3) return [words.slice(at).join(' ')]
  const things = [...text.matchAll(/(?<=[\p{Ll},] )\p{Lu}\p{Ll}{3,}/gu)].map(([word]) => word)
  return things.length > 0 ? [things.at(-1)!] : [words.slice(0, 6).join(' ')]
}

/** Where a long sentence may be cut: "… mit 200 über die Autobahn fahren". */
const leading = /^(mit|über|auf|in|im|für|gegen|ohne|bei|beim|nach|um|von|vom|aus|am|zum|zur)$/i

const inRange = (size: number): boolean => size >= 2 && size <= 11

/** Whether somebody tells of their own life. */
export const isOwn = (text: string): boolean =>
  (text.match(/\b(ich|mir|mich|mein\p{L}*|wir|uns|unser\p{L}*)\b/giu)?.length ?? 0) > 1 ||
  /^(ich|mein\p{L}*|wir|unser\p{L}*)\b/iu.test(text)
export const isRule = (text: string): boolean =>
  /\b(sollten?|müssen|muss|müssten?|darf|dürfen|dürften?|verbieten|verboten|gehört|gehören|pflicht|verbot|abschaffen)\b/iu.test(
    text,
  )

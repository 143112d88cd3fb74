import { parse } from 'node-html-parser'
import type { z } from 'zod'
import { truncate } from '#shared/text.ts'
import { type Answer, ShapeError } from './source.ts'

const titleLength = 200
/** Characters that are looked at to find a title's 200. */
const titleRead = 2_000
const linkLength = 500

/** The text of an answer, in the charset that its head, or else its first line, names. */
export const textOf = ({ contentType, body }: Answer): string => {
  const start = body.subarray(0, 200).toString('latin1')
  const named =
    /charset\s*=\s*"?([\w-]+)/i.exec(contentType)?.[1] ??
    /^\W*<\?xml[^>]*?encoding\s*=\s*["']([\w-]+)/i.exec(start)?.[1]
  return decoderFor(named).decode(body)
}

/** A name that nobody knows is taken for UTF-8, as most are that name none. */
const decoderFor = (charset = 'utf-8'): TextDecoder => {
  try {
    return new TextDecoder(charset)
  } catch {
    return new TextDecoder('utf-8')
  }
}

/** An answer in JSON, of the form that the schema asks for. Throws ShapeError. */
export const jsonOf = <Schema extends z.ZodType>(
  answer: Answer,
  schema: Schema,
): z.output<Schema> => {
  const parsed = schema.safeParse(parseJson(textOf(answer)))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new ShapeError(`${issue?.path.join('.') || 'The answer'}: ${issue?.message}`)
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw new ShapeError('The answer is not JSON')
  }
}

const tagsMost = 100_000

/** Throws ShapeError for what no honest feed needs and a parser would chew on for seconds. */
export const checkSize = (xml: string): string => {
  let tags = 0
  for (let at = xml.indexOf('<'); at !== -1; at = xml.indexOf('<', at + 1)) {
    if ((tags += 1) > tagsMost) throw new ShapeError(`The feed has more than ${tagsMost} tags`)
  }
  return xml
}

/** A title as plain text in one line; what steers or hides letters is gone. */
export const plainTitle = (text: string): string =>
  truncate(
    text
      .slice(0, titleRead)
      .toWellFormed()
      .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u2028\u2029\ufffd]+/gu, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
    titleLength,
  )

/** The same of a title that may hold tags and character references. */
export const htmlTitle = (html: string): string => plainTitle(parse(html.slice(0, titleRead)).text)

/** An address that may be shown as a link, or null: no other scheme than http, no password. */
export const linkOf = (address: unknown, base?: string): string | null => {
  if (typeof address !== 'string') return null
  const url = URL.parse(address.trim(), base)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null
  return url.href.length <= linkLength && url.hostname.includes('.') ? url.href : null
}

/** A moment, unless it is none or lies further ahead than clocks differ. */
export const momentOf = (text: unknown, now: Date): Date | null => {
  if (typeof text !== 'string' && typeof text !== 'number') return null
  const at = new Date(text)
  const ms = at.getTime()
  return Number.isNaN(ms) || ms < 0 || ms > now.getTime() + 86_400_000 ? null : at
}

/** "200K+" and "1,000" as numbers; null for anything else. */
export const countOf = (text: unknown): number | null => {
  const found = /^([\d.,]{1,12})\s*([KM])?\+?$/i.exec(String(text ?? '').trim())
  if (!found) return null
  const scale = { K: 1e3, M: 1e6 }[found[2]?.toUpperCase() ?? ''] ?? 1
  const count = Number(found[1]?.replaceAll(',', '')) * scale
  return Number.isFinite(count) ? count : null
}

/** The host of an address without "www.": who publishes there, where nobody says better. */
export const hostOf = (url: string): string =>
  (URL.parse(url)?.hostname ?? '').replace(/^(?:www|m|amp|edition)\./, '')

import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'
import {
  defaultLanguage,
  type Language,
  languageCookie,
  languageOf,
  languages,
} from '#shared/languages.ts'
import { asBrowsersSend } from './accept.ts'
import { readCookie, setCookie } from './cookies.ts'

const yearSeconds = 365 * 86_400

/** Under `languageParam`. */
const asked = /[?&]lang=(\w+)/

/** The language that the address itself asks for: `?lang=de`. Reading the whole of a long query costs too much. */
export const languageAsked = ({ url }: { url: string }): Language | undefined =>
  languageOf(asked.exec(url)?.[1])

/** What this browser's reader chose, here or by the address. */
export const languageChosen = (request: FastifyRequest): Language | undefined =>
  languageAsked(request) ?? languageOf(readCookie(request, languageCookie, false))

/** The same, or else what the browser asks for with each request. */
export const languageFor = (request: FastifyRequest): Language =>
  languageChosen(request) ?? languageSpoken(request.headers['accept-language'])

/** What suits an Accept-Language header best: 'de-AT,de;q=0.9,en;q=0.8' asks for German. */
export const languageSpoken = (header?: string): Language => spoken.memo(asBrowsersSend(header))

const choose = (accepted: string): Language => {
  const negotiator = new Negotiator({ headers: { 'accept-language': accepted || '*' } })
  return languageOf(negotiator.language([...languages])) ?? defaultLanguage
}

/** Few browsers differ in what they ask for, and ready pages are looked for thousands of times a second. */
const spoken = new LRUCache<string, Language>({ max: 200, memoMethod: choose })

/** A reader who follows a link to a language keeps it. */
export const keepLanguage = (reply: FastifyReply, language: Language): FastifyReply =>
  setCookie(reply, languageCookie, language, { isSecure: false, seconds: yearSeconds })

import type { FastifyReply } from 'fastify'
import { setCookie } from '../../http/core/cookies.ts'

/** Where a browser keeps its mark (devices.ts). */
export const deviceCookie = 'device'
const yearSeconds = 365 * 86_400

export const setMark = (reply: FastifyReply, mark: string, isSecure: boolean): void => {
  setCookie(reply, deviceCookie, mark, { isSecure, seconds: yearSeconds })
}

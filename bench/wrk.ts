import { execFile, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'
import type { Rate } from './maths.ts'
import { pinned } from './pin.ts'

export type Load = {
  url: string
  seconds: number
  connections: number
  headers?: Record<string, string>
  /** A script of bench/wrk and what it finds in its environment. */
  script?: { file: 'paths.lua' | 'writes.lua'; env: Record<string, string> }
}

const run = promisify(execFile)

/** Asks as fast as it is answered. Throws when an answer was an error: errors are quick to give. */
export const load = async ({ url, seconds, connections, headers, script }: Load): Promise<Rate> => {
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '10s', '--latency']
  for (const [name, value] of Object.entries(headers ?? {})) args.push('-H', `${name}: ${value}`)
  if (script) args.push('-s', new URL(`wrk/${script.file}`, import.meta.url).pathname)
  const { stdout } = await run(...pinned('generator', 'wrk', [...args, url]), {
    env: { ...process.env, ...script?.env },
  })
  return readReport(stdout)
}

/** What wrk printed, as a rate. */
export const readReport = (report: string): Rate => {
  const errors = /Non-2xx or 3xx responses: \d+|Socket errors: .*/.exec(report)?.[0]
  if (errors) throw new Error(`the load met ${errors}`)
  return {
    perSecond: Number(find(report, /Requests\/sec:\s+([\d.]+)/)),
    p99Ms: readMs(find(report, /\s99%\s+([\d.]+[a-z]+)/)),
  }
}

const find = (report: string, pattern: RegExp): string => {
  const found = pattern.exec(report)?.[1]
  if (!found) throw new Error(`wrk printed no ${pattern.source}:\n${report}`)
  return found
}

const inMs: Record<string, number> = { us: 0.001, ms: 1, s: 1_000, m: 60_000 }

const readMs = (text: string): number => {
  const [, number, unit] = /([\d.]+)([a-z]+)/.exec(text) ?? []
  return Number(number) * (inMs[unit ?? ''] ?? Number.NaN)
}

/** Throws, with what to do about it, where wrk is missing and cannot be installed. */
export const needWrk = (): void => {
  if (hasWrk()) return
  if (process.getuid?.() === 0) spawnSync('apt-get', ['install', '-y', 'wrk'], { stdio: 'ignore' })
  if (!hasWrk()) throw new Error('The bench needs wrk. On Debian and Ubuntu: apt-get install wrk')
}

const hasWrk = () => spawnSync('wrk', ['--version']).error === undefined

export type Level = 'ok' | 'warning' | 'fault'

/** One line of the doctor: how a part of the site is, and what to do where that is not well. */
export type Finding = { part: string; level: Level; says: string; todo?: string }

export const ok = (part: string, says: string): Finding => ({ part, level: 'ok', says })

export const warning = (part: string, says: string, todo: string): Finding => ({
  part,
  level: 'warning',
  says,
  todo,
})

export const fault = (part: string, says: string, todo: string): Finding => ({
  part,
  level: 'fault',
  says,
  todo,
})

export const wordsOf = (error: unknown): string =>
  error instanceof Error
    ? error.message || String((error as NodeJS.ErrnoException).code)
    : String(error)

/** For people: "68 GB", "512 MB". */
export const inUnits = (bytes: number): string =>
  bytes >= gigabyte
    ? `${Math.round((bytes / gigabyte) * 10) / 10} GB`
    : `${Math.round(bytes / megabyte)} MB`

export const megabyte = 1024 ** 2
export const gigabyte = 1024 ** 3

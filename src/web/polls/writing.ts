import { type NewPoll, pollOptions } from '#shared/polls.ts'

export const firstPoll: NewPoll = { options: ['', ''], hours: 3 * 24 }

/** What of it is sent: null while it is no poll yet, because an option is missing or stands there twice. */
export const readyPoll = ({ options, hours }: NewPoll): NewPoll | null => {
  const written = options.map((option) => option.trim()).filter(Boolean)
  const different = new Set(written.map((option) => option.toLowerCase()))
  const isReady = written.length >= pollOptions.fewest && different.size === written.length
  return isReady ? { options: written, hours } : null
}

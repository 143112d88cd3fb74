import type { PersonaDraft } from '#shared/ai.ts'

/** One field that is another in the later version; items of lists are told apart. */
export type Difference = { field: keyof PersonaDraft; removed: string[]; added: string[] }

export const diff = (before: PersonaDraft, after: PersonaDraft): Difference[] =>
  fields.flatMap((field) => {
    const [old, now] = [itemsOf(before[field]), itemsOf(after[field])]
    const removed = old.filter((item) => !now.includes(item))
    const added = now.filter((item) => !old.includes(item))
    /** The same items in another order. */
    if (removed.length + added.length === 0 && old.join('\n') !== now.join('\n'))
      return [{ field, removed: [old.join(', ')], added: [now.join(', ')] }]
    return removed.length + added.length > 0 ? [{ field, removed, added }] : []
  })

const fields: (keyof PersonaDraft)[] = [
  'name',
  'givenName',
  'personality',
  'specialties',
  'values',
  'habits',
  'bannedOpeners',
  'talkativeness',
  'lean',
  'expertise',
  'actWeights',
  'icon',
  'color',
]

const itemsOf = (value: PersonaDraft[keyof PersonaDraft]): string[] => {
  if (Array.isArray(value)) return value
  if (typeof value !== 'object') return [String(value)]
  return Object.entries(value).map(([name, number]) => `${name} ${number}`)
}

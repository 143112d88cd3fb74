/** What a figure must reach. */
export type Check = {
  what: string
  value: number
  sense: '≥' | '≤'
  goal: number
  /** What still passes; nothing beyond the goal where it is the goal. */
  floor: number
  unit: '' | '/s' | 'ms' | 'MB' | 's' | 'KB' | 'requests' | '%'
  /** The same figure of the bare limit, where that is not a column of its own. */
  bare?: number
  /** Goal and floor follow from what this machine did. */
  isOfThisMachine?: true
}

/** One line of the table: what was measured, what the machine could do at best, what was to reach. */
export type Row = { name: string; measured: string; bare: string; checks: Check[] }

export const holds = (check: Check): boolean => reaches(check, check.goal)

/** Whether a figure that missed its goal is still above the floor. */
export const isAboveFloor = (check: Check): boolean => reaches(check, check.floor)

const reaches = ({ value, sense }: Check, wanted: number): boolean =>
  sense === '≥' ? value >= wanted : value <= wanted

/** A goal, and a floor where a plain design may fall below the goal. */
export type Wanted = number | { goal: number; floor: number }

const wantedOf = (wanted: Wanted) =>
  typeof wanted === 'number' ? { goal: wanted, floor: wanted } : wanted

export const atLeast = (what: string, value: number, wanted: Wanted, unit: Check['unit'] = '') =>
  ({ what, value, sense: '≥', ...wantedOf(wanted), unit }) satisfies Check

export const atMost = (what: string, value: number, wanted: Wanted, unit: Check['unit'] = '') =>
  ({ what, value, sense: '≤', ...wantedOf(wanted), unit }) satisfies Check

/** A number as the table shows it: three digits that matter, no more than are needed. */
export const show = (value: number, unit: Check['unit'] = ''): string => {
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : 2
  const number = value.toLocaleString('en', {
    minimumFractionDigits: Number.isInteger(value) ? 0 : digits,
    maximumFractionDigits: digits,
  })
  return unit === '/s' ? `${number}/s` : [number, unit].filter(Boolean).join(' ')
}

import { holds, isAboveFloor, show, type Check, type Row } from './row.ts'

const green = (text: string) => `\u001b[32m${text}\u001b[0m`
const red = (text: string) => `\u001b[31m${text}\u001b[0m`

type Mark = '✓' | '~' | '✗'

/** The rows as text: a line for each check; at its end ✓, ~ where only the floor is reached, or ✗. */
export const drawTable = (rows: readonly Row[], { colours }: { colours: boolean }): string => {
  const lines = rows.flatMap(linesOf)
  const cells = [headings, ...lines.map((line) => line.cells)]
  const widths = headings.map((_, column) =>
    Math.max(...cells.map((line) => line[column]?.length ?? 0)),
  )
  const draw = (line: string[]) =>
    line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')
  const coloured = (mark: Mark) => {
    if (!colours || mark === '~') return mark
    return mark === '✓' ? green(mark) : red(mark)
  }
  return [
    draw(headings).trimEnd(),
    widths.map((width) => '─'.repeat(width)).join('──'),
    ...lines.map((line) => `${draw(line.cells)}  ${coloured(line.mark)}`),
  ].join('\n')
}

const headings = ['', 'measured', 'bare limit', 'reached', 'goal', 'floor']

const linesOf = ({ name, measured, bare, checks }: Row) =>
  checks.map((check, index) => ({
    mark: markOf(check),
    cells: [...(index === 0 ? [name, measured, bare] : ['', '', '']), ...cellsOf(check)],
  }))

const markOf = (check: Check): Mark => {
  if (holds(check)) return '✓'
  return isAboveFloor(check) ? '~' : '✗'
}

const cellsOf = ({ what, value, sense, goal, floor, unit, bare }: Check) => [
  `${what} ${show(value, unit)}${bare === undefined ? '' : `, bare ${show(bare, unit)}`}`.trimStart(),
  `${sense} ${show(goal, unit)}`,
  floor === goal ? '' : show(floor, unit),
]

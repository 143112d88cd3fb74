import { holds, show, type Check, type Row } from './row.ts'

const green = (text: string) => `\u001b[32m${text}\u001b[0m`
const red = (text: string) => `\u001b[31m${text}\u001b[0m`

/** The rows as text: a line for each check, ✓ or ✗ at its end. */
export const drawTable = (rows: readonly Row[], { colours }: { colours: boolean }): string => {
  const lines = rows.flatMap(linesOf)
  const cells = [headings, ...lines.map((line) => line.cells)]
  const widths = headings.map((_, column) =>
    Math.max(...cells.map((line) => line[column]?.length ?? 0)),
  )
  const draw = (line: string[]) =>
    line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')
  const mark = (passed: boolean) => {
    const sign = passed ? '✓' : '✗'
    return colours ? (passed ? green(sign) : red(sign)) : sign
  }
  return [
    draw(headings).trimEnd(),
    widths.map((width) => '─'.repeat(width)).join('──'),
    ...lines.map((line) => `${draw(line.cells)}  ${mark(line.passed)}`),
  ].join('\n')
}

const headings = ['', 'measured', 'bare limit', 'reached', 'goal']

const linesOf = ({ name, measured, bare, checks }: Row) =>
  checks.map((check, index) => ({
    passed: holds(check),
    cells: [...(index === 0 ? [name, measured, bare] : ['', '', '']), ...cellsOf(check)],
  }))

const cellsOf = ({ what, value, sense, goal, unit, bare }: Check) => [
  `${what} ${show(value, unit)}${bare === undefined ? '' : `, bare ${show(bare, unit)}`}`.trimStart(),
  `${sense} ${show(goal, unit)}`,
]

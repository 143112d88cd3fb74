import { examine } from '#server/doctor/doctor.ts'
import type { Finding, Level } from '#server/doctor/findings.ts'

const widest = 'permissions'.length
const marks: Record<Level, string> = { ok: 'ok      ', warning: 'warning ', fault: 'FAULT   ' }

const show = ({ part, level, says, todo }: Finding): string => {
  const line = `${marks[level]} ${part.padEnd(widest)}  ${says}`
  return todo ? `${line}\n${' '.repeat(marks.ok.length + widest + 3)}→ ${todo}` : line
}

/** Works beside a running site and without one. Ends with 1 where there is a fault. */
const main = async (): Promise<void> => {
  const findings = await examine(process.env)
  console.log(findings.map(show).join('\n'))
  const count = (level: Level) => findings.filter((one) => one.level === level).length
  console.log(`\nFaults: ${count('fault')}. Warnings: ${count('warning')}.`)
  process.exitCode = count('fault') > 0 ? 1 : 0
}

main().catch((error: unknown) => {
  console.error((error as Error).message)
  process.exit(1)
})

import type { Reporter, TestCase } from 'vitest/node'

/** Names each test that passed only at its second try, and what went wrong at the first. */
export default class SecondTries implements Reporter {
  readonly #told: string[] = []

  onTestCaseResult(test: TestCase): void {
    if (!test.diagnostic()?.flaky) return
    const [first] = test.result().errors ?? []
    this.#told.push(`${test.module.relativeModuleId} > ${test.fullName}\n${first?.message ?? ''}`)
  }

  onTestRunEnd(): void {
    for (const told of this.#told) console.log(`\nNeeded a second try: ${told}`)
  }
}

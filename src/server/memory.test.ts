import { describe, expect, test, vi } from 'vitest'
import { findTrim } from './memory.ts'

const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } }

describe.runIf(header.glibcVersionRuntime)('where there is glibc', () => {
  test('what was freed can be given back, and nothing is printed about it', () => {
    const said = vi.spyOn(process, 'emitWarning')
    const trim = findTrim()
    expect(trim).not.toBeNull()
    expect(trim).not.toThrow()
    expect(said).not.toHaveBeenCalled()
    expect(process.emitWarning).toBe(said)
  })
})

import { describe, expect, it } from 'vitest'
import { readReport, scoreOf } from './read-report.mjs'

const mutant = (status: string, line = 1) => ({
  status,
  mutatorName: 'BooleanLiteral',
  replacement: 'return\n  false',
  location: { start: { line, column: 3 } },
})
const report = (...statuses: string[]) => ({
  files: { 'a.ts': { source: 'return true\nreturn 1', mutants: statuses.map((status) => mutant(status)) } },
})

describe('readReport', () => {
  it.each(['Survived', 'NoCoverage', 'Ignored', 'Pending'])('takes %s for survived', (status) => {
    expect(readReport(report(status, 'Killed'))).toMatchObject({ killed: 1, survived: [{ file: 'a.ts' }] })
  })

  it.each(['Killed', 'Timeout'])('takes %s for noticed', (status) => {
    expect(readReport(report(status))).toEqual({ killed: 1, survived: [] })
  })

  it('leaves out mutants that were no valid programs', () => {
    expect(readReport(report('CompileError', 'RuntimeError'))).toEqual({ killed: 0, survived: [] })
  })

  it('says of a survivor where it is and what became of the line', () => {
    expect(readReport(report('Survived')).survived).toEqual([
      { file: 'a.ts', line: 1, code: 'return true', mutator: 'BooleanLiteral', replacement: 'return false' },
    ])
  })
})

describe('scoreOf', () => {
  it('is the noticed share in percent', () => {
    expect(scoreOf(readReport(report('Killed', 'Killed', 'Killed', 'Survived')))).toBe(75)
  })

  it('is 100 where nothing can be mutated', () => {
    expect(scoreOf(readReport(report()))).toBe(100)
  })
})

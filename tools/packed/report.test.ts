import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { countPackedTests, listPackedFailures } from './report.mjs'

const folder = mkdtempSync(join(tmpdir(), 'cartonnage-report-'))
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

function write(report: unknown): string {
  const path = join(folder, 'packed.json')
  writeFileSync(path, JSON.stringify(report))
  return path
}

const report = {
  tests: [
    { file: 'a.test.mjs', title: '[1-1] holds', status: 'passed' },
    { file: 'a.test.mjs', title: '[1-2] breaks', status: 'failed', message: '1 !== 2' },
    { file: 'b.test.mjs', title: 'waits', status: 'skipped' },
  ],
}

describe('the report of the packed tests', () => {
  it('is counted', () => {
    expect(countPackedTests(write(report))).toEqual({ passed: 1, failed: 1, skipped: 1 })
  })

  it('names what failed, and why', () => {
    expect(listPackedFailures(write(report))).toEqual([
      { test: 'a.test.mjs: [1-2] breaks', message: '1 !== 2' },
    ])
  })

  it('counts nothing where the run wrote none', () => {
    const path = join(folder, 'missing.json')
    expect(countPackedTests(path)).toBeUndefined()
    expect(listPackedFailures(path)).toEqual([])
  })
})

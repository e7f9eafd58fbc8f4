import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { listBrowserFailures, listUnitFailures } from './failures.ts'

const folder = mkdtempSync(join(tmpdir(), 'cartonnage-failures-'))
afterAll(() => rmSync(folder, { recursive: true }))

const write = (report: unknown) => {
  const path = join(folder, 'report.json')
  writeFileSync(path, JSON.stringify(report))
  return path
}

describe('listUnitFailures', () => {
  it('names each failed test and each file that did not load', () => {
    const report = {
      testResults: [
        {
          name: 'a.test.ts',
          status: 'failed',
          message: '',
          assertionResults: [
            { status: 'passed', fullName: 'a works', failureMessages: [] },
            { status: 'failed', fullName: 'a adds up', failureMessages: ['\u001b[31mexpected 3\u001b[39m'] },
          ],
        },
        { name: 'b.test.ts', status: 'failed', message: 'cannot find ./c', assertionResults: [] },
      ],
    }
    expect(listUnitFailures(write(report))).toEqual([
      { test: 'a.test.ts: a adds up', message: 'expected 3' },
      { test: 'b.test.ts', message: 'cannot find ./c' },
    ])
  })

  it('is empty without a report', () => {
    expect(listUnitFailures(join(folder, 'none.json'))).toEqual([])
  })
})

describe('listBrowserFailures', () => {
  it('names failed and flaky tests with their place, and what failed outside of them', () => {
    const spec = (title: string, status: string, message?: string) => ({
      title,
      file: 'a.spec.ts',
      line: 3,
      tests: [{ status, results: [{ errors: message === undefined ? [] : [{ message }] }] }],
    })
    const report = {
      errors: [{ message: 'no server' }],
      suites: [
        {
          title: 'a.spec.ts',
          specs: [spec('opens', 'expected')],
          suites: [
            { title: 'the cart', specs: [spec('counts', 'unexpected', 'timed out'), spec('adds', 'flaky')] },
          ],
        },
      ],
    }
    expect(listBrowserFailures(write(report))).toEqual([
      { test: 'outside of the tests', message: 'no server' },
      { test: 'a.spec.ts:3 the cart › counts', message: 'timed out', isFlaky: false },
      { test: 'a.spec.ts:3 the cart › adds', message: '', isFlaky: true },
    ])
  })

  it('is empty without a report', () => {
    expect(listBrowserFailures(join(folder, 'none.json'))).toEqual([])
  })
})

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { root } from '../workspace.mjs'
import { readTests } from './reports.mjs'

const browserReport = (title: string) => ({
  config: { rootDir: join(root, 'packages/storefront/e2e') },
  suites: [{ title: 'a.spec.ts', file: 'a.spec.ts', specs: [{ title, tests: [{ status: 'expected' }] }] }],
})

describe('readTests', () => {
  let folder = ''
  const write = (name: string, report: unknown) => writeFileSync(join(folder, name), JSON.stringify(report))
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'reports-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('reads the reports of all parts of a run', () => {
    write('e2e-1.json', browserReport('[1-1] a'))
    write('e2e-2.json', browserReport('[1-2] b'))
    const { tests, missing } = readTests(folder)
    expect(tests.map(({ title }) => title)).toEqual(['[1-1] a', '[1-2] b'])
    expect(missing).toEqual(['unit', 'packed'])
  })

  it('reads the tests of the packed tarballs that passed', () => {
    const file = 'tools/packed/tests/cart.test.mjs'
    write('packed.json', {
      tests: [
        { file, title: '[2.9-12] works', status: 'passed' },
        { file, title: '[2.9-13] breaks', status: 'failed' },
      ],
    })
    expect(readTests(folder).tests).toEqual([{ file, title: '[2.9-12] works' }])
  })

  it('has nothing where no run was', () => {
    expect(readTests(join(folder, 'none'))).toEqual({ tests: [], missing: ['unit', 'e2e', 'packed'] })
  })
})

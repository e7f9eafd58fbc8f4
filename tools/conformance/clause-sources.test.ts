import { describe, expect, it } from 'vitest'
import { filesBeside, findSourceMistakes, readClauseSources } from './clause-sources.mjs'

const names: Readonly<Record<string, readonly string[]>> = {
  'src/wait.ts': ['', 'wait', 'Wait.seconds'],
  'src/wait.css': [''],
}
const findReference = ({ file, name }: { file: string; name: string }) =>
  names[file]?.includes(name) ? { file } : undefined
const mistakesIn = (text: string) =>
  findSourceMistakes(readClauseSources(text), { existing: new Set(['9-20', '9-21']), findReference })

describe('the table of what implements each clause', () => {
  it('has a declaration, a member or a whole file in each row', () => {
    const text = '9-20\tsrc/wait.ts\tWait.seconds\n9-20\tsrc/wait.ts\twait\n9-21\tsrc/wait.css\t\n'
    expect(readClauseSources(text)[0]).toEqual({ clause: '9-20', file: 'src/wait.ts', name: 'Wait.seconds' })
    expect(mistakesIn(text)).toEqual([])
  })

  it.each([
    ['9-22\tsrc/wait.ts\twait', 'no such clause: 9-22'],
    ['9-20\tsrc/gone.ts\twait', '9-20: no such source: src/gone.ts'],
    ['9-20\tsrc/wait.ts\tgone', '9-20: nothing in src/wait.ts is called gone'],
    ['9-21\tsrc/wait.css\t\n9-21\tsrc/wait.css\t', '9-21 src/wait.css is listed twice'],
  ])('must not have %j', (text, mistake) => {
    expect(mistakesIn(text)).toEqual([`docs/clause-sources.tsv: ${mistake}`])
  })
})

describe('filesBeside', () => {
  it('does not depend on the order of the tests', () => {
    const files = ['tools/conformance/page.test.ts', 'tools/check/failures.test.ts']
    expect(filesBeside(files)).toEqual(filesBeside(files.toReversed()))
  })

  it('finds what tests lie beside, and nothing for browser tests', () => {
    expect(filesBeside(['tools/conformance/page.test.ts', 'e2e/cart.spec.ts'])).toEqual([
      'tools/conformance/page.mjs',
    ])
  })
})

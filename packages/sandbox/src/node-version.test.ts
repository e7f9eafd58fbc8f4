import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { loadSqlite } from './database/load-sqlite'
import { findNodeProblem, oldestNode } from './node-version'

describe('the oldest Node.js', () => {
  it('is the one of the package', () => {
    const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
      readonly engines: { readonly node: string }
    }
    expect(engines.node).toBe(`>=${oldestNode}`)
  })

  it.each(['20.20.2', '18.0.0', '22.15.9'])('is newer than %s, which one sentence says', (present) => {
    expect(findNodeProblem(present)).toBe(
      `The sandbox needs Node.js ${oldestNode} or later; this is ${present}.`,
    )
  })

  it('is named in one sentence without a stack where the sandbox is imported in an older one', () => {
    const failure = `The sandbox needs Node.js ${oldestNode} or later; this is 20.20.2.`
    expect(() => loadSqlite('20.20.2')).toThrow(expect.objectContaining({ message: failure, stack: failure }))
  })

  it.each(['22.16.0', '22.20.1', '23.0.0', '26.10.0', '100.0.0-nightly'])(
    'is not newer than %s',
    (present) => {
      expect(findNodeProblem(present)).toBeUndefined()
    },
  )
})

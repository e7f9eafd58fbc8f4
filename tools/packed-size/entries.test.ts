import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { walkFiles } from '../walk-files.ts'
import { root } from '../workspace.ts'
import { floor } from './entries.mjs'

const called = /\bz\.(\w+)(?:<[^()\n]*>)?\(/g

/** Functions of zod in the sources of the SDK. */
const usedFunctions = () => {
  const sources = walkFiles(join(root, 'packages/sdk/src')).filter(
    (path) => path.endsWith('.ts') && !/\.(test|test-d|fixture|example)\.ts$/.test(path),
  )
  const calls = sources.flatMap((path) => [...readFileSync(path, 'utf8').matchAll(called)])
  return [...new Set(calls.map(([, name = '']) => name))].sort()
}

it('the floor has the functions of zod that the SDK uses, and no others', () => {
  const [, list = ''] = /import \{([^}]*)\} from 'zod\/mini'/.exec(floor.code) ?? []
  const names = list.split(',').map((name) => name.trim().replace(/ as .*$/, ''))
  expect(names.filter(Boolean).sort()).toEqual(usedFunctions())
})

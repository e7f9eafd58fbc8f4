import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const folder = import.meta.dirname
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !/\.(test|fixture|example)\.ts$/.test(name),
)

it('gives every dehydrated value a unique name', () => {
  const names = sources.flatMap((name) =>
    [...readFileSync(join(folder, name), 'utf8').matchAll(/StateKey<[^=]+= \{ name: '(\w+)'/g)].map(
      ([, key]) => key,
    ),
  )
  expect(names.length).toBeGreaterThan(8)
  expect(names.toSorted()).toEqual([...new Set(names)].toSorted())
})

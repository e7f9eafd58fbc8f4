import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import * as rules from './index'

const nouns = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory())
const readNames = async ({ name }: { name: string }) => {
  const entry = (await import(`./${name}/index.ts`)) as object
  return [name, Object.keys(entry).sort()] as const
}

it('has these public names under each noun and no others', async () => {
  const entries = await Promise.all(nouns.map(readNames))
  const ofNouns = entries.flatMap(([, names]) => names)
  const others = Object.keys(rules).filter((name) => !ofNouns.includes(name))
  const list = [...entries, ['under no noun', others.sort()] as const]
  const text = list.map(([noun, names]) => [`${noun}:`, ...names].join('\n  ')).join('\n')
  await expect(`${text}\n`).toMatchFileSnapshot('public-names.txt')
  expect(Object.keys(rules)).toHaveLength(ofNouns.length + others.length)
})

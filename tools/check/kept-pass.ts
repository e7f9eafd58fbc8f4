// Remembers that a step passed, with a hash of its inputs: it is skipped while they are unchanged. Stored below
// node_modules, so a fresh clone runs everything.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashSources } from '../hash-sources.ts'
import { caches } from '../workspace.ts'
import type { Step } from './steps.ts'

const folder = join(caches, 'passed')
const always = ['package.json', 'pnpm-lock.yaml', 'tsconfig.base.json', 'tools']

/**
 * Everything that the result of a step depends on, as one text; undefined where that is not known. Taken before it runs:
 * what changes meanwhile was not checked.
 */
export const keyOf = ({ command, inputs, readsTests }: Step) =>
  inputs &&
  [process.version, ...command, hashSources([...always, ...inputs], { withTests: readsTests })].join(' ')

/** The note of the step's last pass with this key; undefined if it has to run. */
export const readPass = ({ name, report }: Step, key: string | undefined): string | undefined => {
  const file = join(folder, name)
  if (key === undefined || !existsSync(file)) return undefined
  if (report !== undefined && !existsSync(report)) return undefined
  const [passed, note = ''] = readFileSync(file, 'utf8').split('\n')
  return passed === key ? note : undefined
}

export const keepPass = ({ name }: Step, key: string | undefined, note: string) => {
  if (key === undefined) return
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, name), `${key}\n${note}`)
}

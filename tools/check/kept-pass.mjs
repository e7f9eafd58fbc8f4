// Remembers that a step passed, with a hash of its inputs: it is skipped while they are unchanged. Stored below
// node_modules, so a fresh clone runs everything.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashSources } from '../hash-sources.mjs'
import { caches } from '../workspace.mjs'

/** @typedef {import('./steps.mjs').Step} Step */

const folder = join(caches, 'passed')
const always = ['package.json', 'pnpm-lock.yaml', 'tsconfig.base.json', 'tools']

/** @param {Step} step */
const current = ({ command, inputs = [], readsTests }) =>
  [process.version, ...command, hashSources([...always, ...inputs], { withTests: readsTests })].join(' ')

/**
 * The note of the step's last pass with the same inputs; undefined if it has to run.
 * @param {Step} step
 * @returns {string | undefined}
 */
export const readPass = (step) => {
  const file = join(folder, step.name)
  if (step.inputs === undefined || !existsSync(file)) return undefined
  if (step.report !== undefined && !existsSync(step.report)) return undefined
  const [inputs, note = ''] = readFileSync(file, 'utf8').split('\n')
  return inputs === current(step) ? note : undefined
}

/** @param {Step} step @param {string} note */
export const keepPass = (step, note) => {
  if (step.inputs === undefined) return
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, step.name), `${current(step)}\n${note}`)
}

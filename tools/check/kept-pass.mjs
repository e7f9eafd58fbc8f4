// Remembers that a step passed, and what it had read then: as long as that has not changed, running it again would
// only say the same. Lies in the cache below node_modules, so a fresh clone runs everything.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashSources } from '../hash-sources.mjs'
import { caches } from '../workspace.mjs'

/** @typedef {import('./steps.mjs').Step} Step */

const folder = join(caches, 'passed')
const always = ['package.json', 'pnpm-lock.yaml', 'tsconfig.base.json', 'tools']

/** @param {Step} step */
const present = ({ command, inputs = [] }) =>
  [process.version, ...command, hashSources([...always, ...inputs])].join(' ')

/**
 * Whether the step passed with exactly what it would read now.
 * @param {Step} step
 */
export const hasPassed = (step) => {
  if (step.inputs === undefined || (step.report !== undefined && !existsSync(step.report))) return false
  const file = join(folder, step.name)
  return existsSync(file) && readFileSync(file, 'utf8') === present(step)
}

/** @param {Step} step */
export const keepPass = (step) => {
  if (step.inputs === undefined) return
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, step.name), present(step))
}

// What tools/e2e.ts and the tests of the packed packages leave behind: `.reports/calls/{step}-….txt`, one call a line.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { reports } from '../workspace.ts'

const folder = join(reports, 'calls')

const filesOf = (step: string) =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => name.startsWith(`${step}-`) && name.endsWith('.txt'))
    .map((name) => join(folder, name))

/** Deletes the records of earlier runs. */
export const forgetSentCalls = (step: string) => {
  for (const file of filesOf(step)) rmSync(file, { force: true })
}

/** The recorded requests of a step, `METHOD path?query`. */
export const readCallFiles = (step: string): string[] =>
  filesOf(step).flatMap((file) => readFileSync(file, 'utf8').split('\n').filter(Boolean))

import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { reports } from '../workspace.ts'

/**
 * Who sent the calls: `e2e-quick`, `e2e-rest` (pages of the shop in those browser tests), `e2e` for both, or `packed`
 * (tests of the packed tarballs).
 * @typedef {string} Sender
 */

const folder = join(reports, 'calls')

/** @param {Sender} sender @returns {string[]} names of its files */
const filesOf = (sender) =>
  existsSync(folder)
    ? readdirSync(folder).filter((name) => name.startsWith(`${sender}-`) && name.endsWith('.txt'))
    : []

/** Deletes the records of earlier runs. @param {Sender} sender */
export const forgetSentCalls = (sender) => {
  for (const name of filesOf(sender)) rmSync(join(folder, name), { force: true })
}

/**
 * The records of a sender: for each file the rest of its name, and its lines, `METHOD path?query`.
 * @param {Sender} sender
 */
export const readCallFiles = (sender) =>
  filesOf(sender).map((name) => ({
    source: name.slice(sender.length + 1, -'.txt'.length),
    lines: readFileSync(join(folder, name), 'utf8').split('\n').filter(Boolean),
  }))

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runCommand } from '../run-command.ts'
import { reports, root } from '../workspace.ts'

/** @typedef {import('./report.mjs').PackedTest} PackedTest */

const home = 'tools/packed/tests'
const runner = fileURLToPath(new URL('./node-tests.mjs', import.meta.url))
export const packedReport = join(reports, 'packed.json')

/** @param {string} path @returns {PackedTest[]} */
const readTests = (path) =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
    .map((test) => ({ ...test, file: `${home}/${test.file}` }))

/** A file whose tests were not reached, because it or the run broke, must not pass. @param {readonly PackedTest[]} tests */
const findSilentFiles = (tests) =>
  readdirSync(join(root, home))
    .filter((name) => name.endsWith('.test.mjs'))
    .map((name) => `${home}/${name}`)
    .filter((path) => tests.every(({ file }) => file !== path))

/**
 * Runs the tests in the project that has the tarballs, and writes `.reports/packed.json`, and into `.reports/calls`
 * which calls they sent.
 * @param {string} project
 */
export const runTests = async (project) => {
  const lines = join(project, 'tests.jsonl')
  const calls = join(reports, 'calls')
  mkdirSync(calls, { recursive: true })
  const { code, output } = await runCommand('node', [runner, join(project, 'tests'), lines], {
    cwd: project,
    env: { ...process.env, CALLS_FOLDER: calls },
    quiet: true,
  })
  const tests = existsSync(lines) ? readTests(lines) : []
  writeFileSync(packedReport, JSON.stringify({ tests }))
  const silent = findSilentFiles(tests).map((file) => `${file}: none of its tests was run`)
  const failed = tests.filter(({ status }) => status === 'failed')
  const failures = [...silent, ...failed.map(({ file, title, message }) => `${file}: ${title}\n${message}`)]
  if (code !== 0 || failures.length > 0) throw new Error([...failures, output.trimEnd()].join('\n'))
  console.log(`ok     ${tests.length} tests of the tarballs`)
}

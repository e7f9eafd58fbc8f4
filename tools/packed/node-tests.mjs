// Runs the tests of the installed project in one process: `node tools/packed/node-tests.mjs FOLDER REPORT`. The report
// is a line of JSON for each test: { file, title, status, message? }, with the file's name in the folder.
import { appendFileSync, readdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { run } from 'node:test'

const [folder = '', report = ''] = process.argv.slice(2)
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.test.mjs'))
  .sort()
  .map((name) => join(folder, name))

/** @typedef {import('node:test').EventData.TestPass | import('node:test').EventData.TestFail} Ended */

/** The cause is what the test threw. @param {Ended} ended */
const messageOf = ({ details }) => {
  const { error } = /** @type {import('node:test').EventData.TestFail['details']} */ (details)
  const cause = /** @type {unknown} */ (error.cause ?? error)
  return cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)
}

/** @param {Ended} ended @param {'passed' | 'failed'} status */
const write = (ended, status) => {
  const { name, file = '', skip, todo } = ended
  const isSkipped = skip !== undefined || todo !== undefined
  const entry = {
    file: basename(file),
    title: name,
    status: isSkipped ? 'skipped' : status,
    ...(status === 'failed' && { message: messageOf(ended) }),
  }
  appendFileSync(report, `${JSON.stringify(entry)}\n`)
}

writeFileSync(report, '')
// One process: the sandbox seeds its database once.
run({ files, isolation: 'none', timeout: 120_000 })
  .on('test:pass', (ended) => write(ended, 'passed'))
  .on('test:fail', (ended) => {
    process.exitCode = 1
    write(ended, 'failed')
  })
  .resume()

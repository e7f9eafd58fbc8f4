import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { run } from 'node:test'
import { countUnitTests } from '../check/counts.ts'
import { listUnitFailures } from '../check/failures.ts'
import { reports, root } from '../workspace.ts'
import type { EventData } from 'node:test'
import type { UnitFile } from '../check/test-reports.ts'

/** Where the tests are; they run in a copy, beside the installed tarballs. */
export const packedTests = join(root, 'packages/sdk/packed-tests')
export const packedReport = join(reports, 'packed.json')

/** What is reported of a file until its first test ends: a file that is never reached must not pass. */
const unreached = (name: string): UnitFile => ({
  name: join(packedTests, name),
  status: 'failed',
  message: 'none of its tests was run',
  startTime: 0,
  endTime: 0,
  assertionResults: [],
})

/** What a test threw. */
const messageOf = ({ details }: EventData.TestFail) => {
  const cause = details.error.cause ?? details.error
  return cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)
}

/** Runs the tests of a folder in this process, since the sandbox seeds its database once for each. */
const runFiles = async (folder: string) => {
  const names = readdirSync(folder).filter((name) => name.endsWith('.test.ts'))
  const results = new Map(names.map((name) => [name, unreached(name)]))
  const keep = (ended: EventData.TestPass | EventData.TestFail, status: string, messages: string[]) => {
    const result = results.get(basename(ended.file ?? ''))
    if (result === undefined) return
    result.status = 'passed'
    result.endTime += ended.details.duration_ms
    const isSkipped = ended.skip !== undefined || ended.todo !== undefined
    const outcome = isSkipped ? 'skipped' : status
    result.assertionResults.push({ fullName: ended.name, status: outcome, failureMessages: messages })
  }
  const stream = run({ files: names.map((name) => join(folder, name)), isolation: 'none', timeout: 120_000 })
  stream.on('test:pass', (ended) => keep(ended, 'passed', []))
  stream.on('test:fail', (ended) => keep(ended, 'failed', [messageOf(ended)]))
  await stream.resume().toArray()
  return [...results.values()]
}

/**
 * Runs the tests in the folder `folder` of the project that has the tarballs. Writes `.reports/packed.json` as Vitest
 * would, and into `.reports/calls` which calls they sent.
 */
export const runTests = async (folder: string) => {
  const calls = join(reports, 'calls')
  mkdirSync(calls, { recursive: true })
  process.env.CALLS_FOLDER = calls
  writeFileSync(packedReport, JSON.stringify({ testResults: await runFiles(folder) }))
  const failures = listUnitFailures(packedReport)
  if (failures.length > 0)
    throw new Error(failures.map(({ test, message }) => `${test}\n${message}`).join('\n'))
  console.log(`ok     ${countUnitTests(packedReport)?.passed} tests of the tarballs`)
}

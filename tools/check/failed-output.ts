import { stripVTControlCharacters } from 'node:util'
import type { Failure } from './failures.ts'

const longest = 150

/** Lines of passed tests, of Vitest and of node:test, and the progress of Playwright. */
const isNoise = (line: string) => /^\s*(?:✓|ok \d|\[\d+\/\d+\] )/.test(stripVTControlCharacters(line))

export const indent = (text: string) => text.trimEnd().replaceAll(/^/gm, '   │ ')

export const describeFailure = ({ test, isFlaky, message }: Failure) =>
  `${isFlaky ? 'FLAKY' : 'FAILED'} ${test}\n${indent(message)}`

/**
 * What a failed step prints: the tests that failed, then the end of its output. A long log is cut off where it is read, and
 * thousands of passed tests would bury what failed.
 */
export const failedOutput = (output: string, failures: readonly Failure[]) => {
  const lines = output
    .trimEnd()
    .split('\n')
    .filter((line) => !isNoise(line))
  const rest = lines.slice(-longest)
  const leftOut = lines.length - rest.length
  const end = leftOut > 0 ? [`… ${leftOut} lines before`, ...rest] : rest
  return [...failures.map(describeFailure), indent(end.join('\n'))].join('\n')
}

import { describe, expect, it } from 'vitest'
import { countEvents, findLogFaults, writeLogReport } from './log-events.mjs'

const line = (members: object) => `${JSON.stringify({ time: '2026-11-23T13:00:00Z', ...members })}\n`
const refused = line({ level: 'warn', event: 'path-refused' })
const repeated = line({ level: 'warn', event: 'path-refused', repeats: 41 })
const failed = line({ level: 'error', event: 'request-failed' })

describe('the log of a soak', () => {
  it('is counted by level and event, with what it only counted', () => {
    const counts = countEvents(refused + failed + repeated)
    expect(counts).toEqual({ events: { 'warn path-refused': 42, 'error request-failed': 1 }, others: [] })
    expect(writeLogReport(counts)).toEqual(['the server’s log: warn path-refused 42, error request-failed 1'])
    expect(findLogFaults(counts)).toEqual([])
  })

  it.each([
    [
      'a line of something else',
      `${failed}    at async attempt (server.js:1)\n`,
      ['1 lines outside the log'],
    ],
    ['the end of the process', line({ level: 'fatal', event: 'fault' }), ['fatal fault: 1']],
  ])('has with %s what should not be there', (_, text, faults) => {
    expect(findLogFaults(countEvents(text))).toEqual(faults)
  })
})

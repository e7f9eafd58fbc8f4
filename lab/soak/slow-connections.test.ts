import { expect, it } from 'vitest'
import { readClosedPorts } from './slow-connections.mjs'
import { countFailures, writeSlowReport } from './slow-figures.mjs'

it('reads from the system’s table which connections a server has closed', () => {
  const table = `  sl  local_address rem_address   st tx_queue rx_queue
   0: 0100007F:104D 0100007F:A1B2 04 00000000:00000001
   1: 0100007F:104D 0100007F:A1B3 01 00000000:00000000
   2: 0100007F:A1B3 0100007F:104D 01 00000000:00000000
   3: 0100007F:0FFF 0100007F:A1B4 06 00000000:00000000
`
  expect(readClosedPorts(table, 0x104d)).toEqual([0xa1b2])
})

it('counts the honest visitors without a page', () => {
  const visit = (status: number) => ({
    ...{ kind: 'page' as const, path: '/', outcome: { status }, startedAt: 0, endedAt: 900 },
  })
  const run = { visits: [visit(200), visit(503)], slow: [{ kind: 'slow body', cuts: [30_000, 34_000] }] }
  expect(countFailures(run)).toBe(1)
  expect(writeSlowReport(run)).toEqual([
    'honest visitors: 2 pages, p50 0.9 s, longest 0.9 s',
    'slow body: 2 cut, the first after 30.0 s, half after 30.0 s, the last after 34.0 s',
    '  /: 503',
    '=> 1 pages did not come',
  ])
})

import { expect, it } from 'vitest'
import { readOrderRuns, type StoredRun } from './order-runs'

const run: StoredRun = {
  id: 'a',
  owner: 'lea',
  state: 'going',
  rows: [{ row: { place: 1, number: '1', quantity: '1' }, check: { kind: 'unknown' } }],
  lines: [{ productId: '01t', quantity: 1, outcome: 'waiting' }],
  names: {},
}

it('reads what was stored', () => {
  expect(readOrderRuns(JSON.parse(JSON.stringify([run])))).toEqual([run])
})

it.each([
  ['nothing', null],
  ['a list of something else', [1, { id: 'a' }]],
  ['an unknown state', [{ ...run, state: 'lost' }]],
  ['an unknown outcome', [{ ...run, lines: [{ productId: '01t', quantity: 1, outcome: 'eaten' }] }]],
  ['a row without a place', [{ ...run, rows: [{ row: {}, check: { kind: 'unknown' } }] }]],
])('reads %s as no list', (_what, stored) => {
  expect(readOrderRuns(stored)).toEqual([])
})

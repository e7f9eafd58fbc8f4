import { describe, expect, it } from 'vitest'
import { mergeReports, type CallReport } from './call-report'

const report = (more: Partial<CallReport>): CallReport => ({
  call: 'cart.get',
  outcome: 'pass',
  drifts: [],
  unknownFields: [],
  missingFields: [],
  ...more,
})
const drift = { path: 'cartId', expected: 'string', seen: 'null' }

describe('mergeReports', () => {
  it('gives one report per call, in the order of the first requests', () => {
    const merged = mergeReports([report({}), report({ call: 'a.get' }), report({})])
    expect(merged.map(({ call }) => call)).toEqual(['cart.get', 'a.get'])
  })

  it.each<readonly [CallReport['outcome'], CallReport['outcome'], CallReport['outcome']]>([
    ['pass', 'drift', 'drift'],
    ['drift', 'pass', 'drift'],
    ['not tested', 'pass', 'pass'],
    ['pass', 'not tested', 'pass'],
    ['not tested', 'not tested', 'not tested'],
  ])('makes %s and %s one %s', (first, second, expected) => {
    expect(mergeReports([report({ outcome: first }), report({ outcome: second })])[0]?.outcome).toBe(expected)
  })

  it('keeps the findings of every request', () => {
    const [merged] = mergeReports([
      report({
        outcome: 'drift',
        drifts: [drift],
        unknownFields: ['b'],
        missingFields: [],
        duration: 5,
        status: 200,
      }),
      report({ unknownFields: ['a', 'b'], missingFields: [], duration: 7, status: 202 }),
    ])
    expect(merged).toEqual(
      report({
        outcome: 'drift',
        drifts: [drift],
        unknownFields: ['a', 'b'],
        missingFields: [],
        duration: 12,
        status: 200,
      }),
    )
  })
})

import { describe, expect, it } from 'vitest'
import { countRuns, describeRun, formatFaults, formatSummary, formatTable, hasFailed } from './figures.mjs'
import type { RunResult } from './run.mjs'

const run = (more: Partial<RunResult>): RunResult => ({
  ...{ story: 'cart', seed: 1000001, products: [], hasLostResponse: false, met: {}, log: [] },
  ...more,
})
const product = (outcome: RunResult['products'][number]['outcome'], actual = 4) => ({
  ...{ product: 'box', intended: 5, actual, outcome },
})
const order = {
  ...({ outcome: 'unreported', isDoubled: true, isLost: false, isDenied: false } as const),
  ...{ faults: [], misplaced: [] },
}

const runs = [
  run({ products: [product('as intended', 5)] }),
  run({ seed: 1000002, hasLostResponse: true, products: [product('unreported'), product('reported')] }),
  run({ hasLostResponse: true, products: [product('false alarm', 5)] }),
  run({ products: [product('indistinguishable')] }),
  run({ story: 'order', order }),
  run({ unrest: 'not at rest after 1200 s' }),
]

describe('the figures', () => {
  it('counts a run under each of its outcomes', () => {
    expect(countRuns(runs)).toEqual({
      ...{
        runs: 6,
        lost: 2,
        asIntended: 1,
        reported: 1,
        unreported: 2,
        falseAlarms: 1,
        falseAlarmsOfLost: 1,
      },
      ...{
        indistinguishable: 1,
        doubled: 1,
        lostOrders: 0,
        denied: 0,
        mispaid: 0,
        misplaced: 0,
        notAtRest: 1,
        crashed: 0,
      },
    })
  })

  it('prints a row for each story and one for all', () => {
    const rows = formatTable(runs).map((row) =>
      row
        .trim()
        .split(/\s{2,}/)
        .slice(0, 2),
    )
    expect(rows).toEqual([
      ['story', 'runs'],
      ['cart', '5'],
      ['order', '1'],
      ['all', '6'],
    ])
  })

  it('says how often each fault occurred in each story', () => {
    const met = [run({ met: { 409: 1, reload: 2 } }), run({ story: 'order', met: { 409: 4 } })]
    expect(formatFaults(met).map((row) => row.trim().split(/\s+/))).toEqual([
      ['fault', 'cart', 'order', 'all'],
      ['409', '1', '4', '5'],
      ['reload', '2', '0', '2'],
    ])
  })

  it('sums up in one line', () => {
    expect(formatSummary(countRuns(runs))).toBe(
      '=> 6 runs: unreported 2, reported 1, false alarms 1 of 2 with a lost response (1 in all), indistinguishable 1, ' +
        'orders doubled 1, lost 0, denied 0, mispaid 0, misplaced 0, not at rest 1',
    )
  })

  const calm = { ...countRuns([runs[0], runs[3]].flatMap((one) => one ?? [])), lost: 200 }

  it.each([
    ['nothing is wrong', {}, false],
    ['a product is not reported', { unreported: 1 }, true],
    ['an order is doubled', { doubled: 1 }, true],
    ['an order is lost', { lostOrders: 1 }, true],
    ['an order is denied', { denied: 1 }, true],
    ['money moved without an order', { mispaid: 1 }, true],
    ['an item goes to another address', { misplaced: 1 }, true],
    ['a run does not end', { notAtRest: 1 }, true],
    ['the tool fails', { crashed: 1 }, true],
    ['two in a hundred are alarmed in vain', { falseAlarmsOfLost: 4 }, false],
    ['more are alarmed in vain', { falseAlarmsOfLost: 5 }, true],
    ['one of a few is alarmed in vain', { falseAlarmsOfLost: 1, lost: 9 }, false],
    ['two of a few are alarmed in vain', { falseAlarmsOfLost: 2, lost: 9 }, true],
  ])('decides when %s', (_, figures, isFailure) => {
    expect(hasFailed({ ...calm, ...figures })).toBe(isFailure)
  })

  it('describes a run by what replays it and what is not as intended', () => {
    expect(runs.slice(1, 2).flatMap(describeRun)).toEqual([
      '--replay cart:1000002',
      '  unreported: box intended 5, actual 4',
      '  reported: box intended 5, actual 4',
    ])
    expect(describeRun(run({ story: 'order', order }))).toContain('  unreported: the order doubled')
  })
})

import { describe, expect, it } from 'vitest'
import { countRounds, describeRound, formatSummary, isFailure } from './figures.mjs'
import type { RoundResult } from './round.mjs'

const good: RoundResult = {
  ...{ round: 1, moment: 'after 70 ms', faults: [], flaws: [] },
  writes: [
    { result: 'acknowledged', isDone: false },
    { result: 'refused', isDone: false },
    { result: 'unknown', isDone: true },
    { result: 'unknown', isDone: false },
  ],
}
const withOutcome = (outcome: RoundResult['faults'][number]['outcome']): RoundResult => ({
  ...{ ...good, round: 2, faults: [{ outcome, text: 'buyer-1: line box' }] },
})

describe('the figures of the rounds', () => {
  it('count writes by their results, and those without a response that were done', () => {
    expect(formatSummary(countRounds([good, good]))).toBe(
      '=> 2 rounds: 2 writes acknowledged, 2 refused, 4 without response (2 of them done); lost 0, half done 0, refused but done 0, other flaws 0',
    )
  })

  it.each([
    ['lost', { lost: 1 }],
    ['half', { half: 1 }],
    ['refused', { refusedThere: 1 }],
  ] as const)('are a failure when something is %s', (outcome, count) => {
    const figures = countRounds([good, withOutcome(outcome)])
    expect(figures).toMatchObject(count)
    expect(isFailure(figures)).toBe(true)
  })

  it('are a failure when a flaw was found, and none when all is whole', () => {
    expect(isFailure(countRounds([{ ...good, flaws: ['the file is broken'] }]))).toBe(true)
    expect(isFailure(countRounds([good]))).toBe(false)
  })

  it('name rounds where something is wrong', () => {
    expect(describeRound(good)).toEqual([])
    expect(describeRound(withOutcome('lost'))).toEqual([
      'round 2, killed after 70 ms:',
      '  lost: buyer-1: line box',
    ])
  })
})

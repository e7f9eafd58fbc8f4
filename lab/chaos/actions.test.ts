import { describe, expect, it } from 'vitest'
import { resultOf } from './actions.ts'
import { readJournalMentions } from './shopper.ts'

describe('what a shopper is shown', () => {
  it.each([
    [{ status: 400 }, 'refused'],
    [{ status: 401 }, 'refused'],
    [{ status: 408 }, 'unknown'],
    [{ status: 503 }, 'unknown'],
    [{ code: 'UNKNOWN_OUTCOME' }, 'unknown'],
    [{ code: 'SESSION_ENDED' }, 'refused'],
    [new TypeError('a mistake'), 'unknown'],
  ])('%j is %s', (error, result) => {
    expect(resultOf(error)).toBe(result)
  })

  it('has the lines of the merge journal that are shown, and those that only look done', () => {
    const lines = [
      { productId: 'a', quantity: '1' },
      { productId: 'b', reason: 'unknown' },
      { productId: 'c', reason: 'unknown', confirmedBy: 'match' },
    ]
    expect(readJournalMentions(JSON.stringify([{ lines }]))).toEqual([
      { product: 'b', kind: 'alarm', by: 'journal' },
      { product: 'c', kind: 'match', by: 'journal' },
    ])
    expect(readJournalMentions(null)).toEqual([])
  })
})

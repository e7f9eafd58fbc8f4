import { describe, expect, it } from 'vitest'
import { resultOf, readJournalMentions } from './shopper.mjs'

describe('what a shopper is shown', () => {
  it.each([
    [{ status: 400 }, 'refused'],
    [{ status: 401 }, 'refused'],
    [{ status: 408 }, 'unknown'],
    [{ status: 503 }, 'unknown'],
    [{ code: 'UNKNOWN_OUTCOME' }, 'unknown'],
    [{ code: 'NETWORK' }, 'unknown'],
    [{ code: 'SESSION_ENDED' }, 'refused'],
    [{ code: 'INSUFFICIENT_INVENTORY' }, 'refused'],
    [new TypeError('a mistake'), 'unknown'],
  ] as const)('%j is %s', (error, result) => {
    expect(resultOf(error)).toBe(result)
  })
})

describe('the stored merge journal', () => {
  it('mentions lines that are shown, and those that only look done', () => {
    const journal = [
      { state: 'moved', lines: [{ productId: 'a', quantity: '1' }] },
      {
        lines: [
          { productId: 'b', reason: 'unknown' },
          { productId: 'c', reason: 'unknown', confirmedBy: 'match' },
        ],
      },
    ]
    expect(readJournalMentions(JSON.stringify(journal))).toEqual([
      { product: 'b', kind: 'alarm', by: 'journal' },
      { product: 'c', kind: 'match', by: 'journal' },
    ])
  })

  it.each([null, '[]'])('mentions nothing in %s', (stored) => {
    expect(readJournalMentions(stored)).toEqual([])
  })
})

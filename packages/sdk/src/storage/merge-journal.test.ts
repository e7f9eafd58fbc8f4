import { describe, expect, it } from 'vitest'
import { readMergeJournal } from './merge-journal'

const lines = [{ productId: 'a', quantity: '1' }]
const moved = { state: 'moved', id: '1', webstoreId: 'CH', lines }

describe('readMergeJournal', () => {
  it.each([null, undefined, 'x', { state: 'moved' }])('reads %j as an empty journal', (stored) => {
    expect(readMergeJournal(stored)).toEqual([])
  })

  it.each([
    ['without its members', { state: 'sending' }],
    ['with a quantity that is no text', { ...moved, lines: [{ productId: 'a', quantity: 1 }] }],
    ['moving from nowhere', { ...moved, state: 'moving' }],
    ['sent for nobody', { ...moved, state: 'sending', before: {} }],
    ['in a state of its own', { ...moved, state: 'lost' }],
  ])('leaves out an attempt %s', (_, attempt) => {
    expect(readMergeJournal([attempt, moved])).toEqual([moved])
  })

  it.each([
    { ...moved, state: 'moving', from: lines },
    { ...moved, state: 'sending', before: { a: '0' }, owner: '005' },
  ])('keeps the attempt %o', (attempt) => {
    expect(readMergeJournal([attempt])).toEqual([attempt])
  })
})

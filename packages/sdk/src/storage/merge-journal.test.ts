import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readMergeJournal } from './merge-journal'

const lines = [{ productId: 'a', quantity: '1' }]
const moved = { state: 'moved', id: '1', webstoreId: 'CH', lines }
const difference = { productId: 'a', intended: '7', actual: '0', reason: 'refused' }
const reported = { state: 'told', id: '2', webstoreId: 'CH', owner: '005', lines: [difference] }

describe('readMergeJournal', () => {
  it.each([null, undefined, 'x', { state: 'moved' }])('reads %j as an empty journal', (stored) => {
    expect(readMergeJournal(stored)).toEqual([])
  })

  it.each([
    ['without its members', { state: 'moved' }],
    ['with a quantity that is no text', { ...moved, lines: [{ productId: 'a', quantity: 1 }] }],
    ['moving from nowhere', { ...moved, state: 'moving' }],
    ['told to nobody', { ...reported, owner: undefined }],
    ['told of lines that are no differences', { ...reported, lines }],
    ['told of a quantity that is no text', { ...reported, lines: [{ ...difference, intended: 7 }] }],
    ['told for a reason of its own', { ...reported, lines: [{ ...difference, reason: 'x' }] }],
    ['in a state of its own', { ...moved, state: 'lost' }],
    ['that is a list', []],
  ])('leaves out an attempt %s', (_, attempt) => {
    expect(readMergeJournal([attempt, moved])).toEqual([moved])
  })

  it.each([
    { ...moved, state: 'moving', from: lines },
    moved,
    { ...moved, waiting: { owner: '005', lines: [{ ...difference, reason: 'waiting' }] } },
    reported,
    { ...reported, lines: [{ ...difference, reason: 'unknown', confirmedBy: 'match' }] },
  ])('keeps the attempt %o', (attempt) => {
    expect(readMergeJournal([attempt])).toEqual([attempt])
  })

  it.each([7, { owner: '005' }, { owner: '005', lines }])(
    'keeps the lines of an attempt whose waiting is unreadable: %j',
    (waiting) => {
      expect(readMergeJournal([{ ...moved, waiting }])).toEqual([moved])
    },
  )

  it('never throws, whatever is stored', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.array(fc.anything())), (stored) => {
        expect(Array.isArray(readMergeJournal(stored))).toBe(true)
      }),
    )
  })
})

import { describe, expect, it } from 'vitest'
import { isSameNotes, readOrderNotes, toNoteFields } from './order-notes'

const notes = { costCentre: '4711', remark: 'Tor 3', copyTo: 'lager@example.com' }
const none = { costCentre: '', remark: '', copyTo: '' }

describe('the notes of an order', () => {
  it.each([
    [notes, { CostCentre__c: '4711', Remark__c: 'Tor 3', ConfirmationCopy__c: 'lager@example.com' }],
    [none, { CostCentre__c: null, Remark__c: null, ConfirmationCopy__c: null }],
    [
      { ...none, remark: 'Tor 3' },
      { CostCentre__c: null, Remark__c: 'Tor 3', ConfirmationCopy__c: null },
    ],
  ])('are custom fields, and come back: %j', (given, fields) => {
    expect(toNoteFields(given)).toEqual(fields)
    expect(readOrderNotes(fields)).toEqual(given)
  })

  it('are empty without fields, and ignore others', () => {
    expect(readOrderNotes({})).toEqual(none)
    expect(readOrderNotes({ Other__c: 'x' })).toEqual(none)
  })

  it('are the same when all are', () => {
    expect(isSameNotes(notes, { ...notes })).toBe(true)
    for (const note of ['costCentre', 'remark', 'copyTo'] as const) {
      expect(isSameNotes(notes, { ...notes, [note]: '' })).toBe(false)
    }
  })
})

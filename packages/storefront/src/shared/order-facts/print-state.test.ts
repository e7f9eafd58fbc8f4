import { describe, expect, it } from 'vitest'
import { findPrintWait, listPrinted } from './print-state'

const at = '2026-11-21T09:00:00.000Z'
const state = (packedAt: string | null) => ({ packedAt, sentAt: null, deliveredAt: null })
const open = {
  canceledAt: null,
  deliveryStates: [state(null)],
  artworkAt: null,
  proofAt: null,
  printApprovedAt: null,
}

describe('the print of an order', () => {
  it.each([
    ['file', {}],
    ['proof', { artworkAt: at }],
    ['approval', { artworkAt: at, proofAt: at }],
    [undefined, { artworkAt: at, proofAt: at, printApprovedAt: at }],
    [undefined, { canceledAt: at }],
    [undefined, { deliveryStates: [state(at)] }],
  ])('waits for %s after %j', (wait, change) => {
    // Only what the rule reads.
    expect(findPrintWait({ ...open, ...change } as Parameters<typeof findPrintWait>[0])).toBe(wait)
  })

  it('has each printed product once, with its files', () => {
    const item = (productId: string | null, isPrinted: boolean) => ({
      productId,
      isPrinted,
      name: 'Band',
      sku: '1',
    })
    const order = {
      items: [item('tape', true), item('tape', true), item('box', false), item(null, true)],
      customFields: { PrintFiles__c: '[["tape","a","logo.pdf"],["box","b","other.pdf"]]' },
    }
    expect(listPrinted(order as unknown as Parameters<typeof listPrinted>[0])).toEqual([
      { productId: 'tape', name: 'Band', files: [{ productId: 'tape', id: 'a', name: 'logo.pdf' }] },
    ])
  })
})

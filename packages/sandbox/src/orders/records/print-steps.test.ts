import { describe, expect, it } from 'vitest'
import { toPrintFileFields } from '@cartonnage/sdk/rules'
import type { CustomFields } from '../../basket/checkout/custom-fields'
import { startPrint } from './print-steps'

const fileFor = (productId: string) => ({ productId, id: 'A'.repeat(22), name: 'logo.pdf' })
const fieldsFor = (...ids: readonly string[]) => toPrintFileFields(ids.map(fileFor)) as CustomFields

describe('the print of a new order', () => {
  it.each([
    ['nothing is printed', [], fieldsFor(), null],
    ['there is no file', ['tape'], fieldsFor(), { artworkAt: null, proofAt: null, approvedAt: null }],
    ['there is one', ['tape'], fieldsFor('tape'), { artworkAt: 7, proofAt: null, approvedAt: null }],
    [
      'one of two is missing',
      ['tape', 'box'],
      fieldsFor('box'),
      { artworkAt: null, proofAt: null, approvedAt: null },
    ],
  ])('where %s', (_, printed, customFields, expected) => {
    expect(startPrint(printed, { customFields, now: 7 })).toEqual(expected)
  })
})

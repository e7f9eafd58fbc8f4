import { describe, expect, it } from 'vitest'
import { findMergeDifferences } from './merge-differences'

const box = '01tCN0001001100YAA'
const mailer = '01tCN0001002080YAA'
const line = (productId: string, quantity: string) => ({ productId, quantity })

describe('findMergeDifferences', () => {
  it('is nothing when each product has what it had and what was sent', () => {
    const sent = [{ before: { [box]: '7' }, lines: [line(box, '25'), line(mailer, '40')] }]
    expect(findMergeDifferences({ sent, refused: [], now: { [box]: '32', [mailer]: '40' } })).toEqual([])
  })

  it('names a quantity that the platform or somebody else made another one', () => {
    const sent = [{ before: {}, lines: [line(box, '15')] }]
    expect(findMergeDifferences({ sent, refused: [], now: { [box]: '20' } })).toEqual([
      { productId: box, meant: '15', actual: '20', reason: 'changed-elsewhere' },
    ])
  })

  it('names a line that was refused, beside what the cart has of it', () => {
    const sent = [{ before: { [box]: '7' }, lines: [line(box, '3')] }]
    expect(findMergeDifferences({ sent, refused: [line(box, '3')], now: { [box]: '7' } })).toEqual([
      { productId: box, meant: '10', actual: '7', reason: 'refused' },
    ])
  })

  it('counts both spellings of an id as one product, and the attempts one after another', () => {
    const sent = [
      { before: {}, lines: [line(box.slice(0, 15), '25')] },
      { before: { [box]: '25' }, lines: [line(box, '5')] },
    ]
    expect(findMergeDifferences({ sent, refused: [], now: { [box]: '30' } })).toEqual([])
  })
})

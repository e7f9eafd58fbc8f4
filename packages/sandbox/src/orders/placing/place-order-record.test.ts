import { describe, expect, it } from 'vitest'
import { createRandom } from '../../random'
import { createOrderReferenceNumber } from './place-order-record'

describe('order reference number', () => {
  it('is four groups of five upper-case letters and digits', () => {
    expect(createOrderReferenceNumber(createRandom(), () => false)).toMatch(/^([A-Z2-9]{5}-){3}[A-Z2-9]{5}$/)
  })

  it('is drawn again while the number is taken', () => {
    const first = createOrderReferenceNumber(createRandom(7), () => false)
    const second = createOrderReferenceNumber(createRandom(7), (candidate) => candidate === first)
    expect(second).not.toBe(first)
  })
})

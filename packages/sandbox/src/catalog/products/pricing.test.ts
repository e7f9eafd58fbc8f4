import { describe, expect, it } from 'vitest'
import { formatAmount } from '../../amount'
import { documentVat, lineNet, listTier, tierFor } from './pricing'

describe('pricing', () => {
  const tiers = [
    { from: 100, unitPrice: '0.67' },
    { from: 25, unitPrice: '0.82' },
  ]

  it.each([
    [25, '0.82'],
    [99, '0.82'],
    [100, '0.67'],
    [5000, '0.67'],
    [1, '0.82'],
  ])('prices %i pieces at %s each', (quantity, unitPrice) => {
    expect(tierFor(tiers, quantity)?.unitPrice).toBe(unitPrice)
  })

  it('has no price without tiers', () => {
    expect(tierFor([], 10)).toBeUndefined()
    expect(listTier(tiers)?.from).toBe(25)
  })

  it.each([
    ['0.31', 125, 0.081, '38.75', '3.14'],
    ['1.14', 7, 0.081, '7.98', '0.65'],
    ['1.00', 3, 0.21, '3.00', '0.63'],
    ['2.35', 6, 0.17, '14.10', '2.40'],
    ['0.0541', 1000, 0.19, '54.10', '10.28'],
    ['0.0453', 250, 0.081, '11.33', '0.92'],
  ])('charges %s × %i at %d exactly', (unitPrice, quantity, rate, net, vat) => {
    expect(formatAmount(lineNet(unitPrice, quantity))).toBe(net)
    expect(formatAmount(documentVat([lineNet(unitPrice, quantity)], rate))).toBe(vat)
  })
})

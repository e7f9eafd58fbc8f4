import { describe, expect, it } from 'vitest'
import { chooseMainPrice } from './price-display'

describe('chooseMainPrice', () => {
  it.each([
    ['business', 'net'],
    ['private', 'gross'],
    [null, 'gross'],
    [undefined, 'gross'],
  ] as const)('[1-1] shows %s buyers the %s price first', (userType, price) => {
    expect(chooseMainPrice(userType)).toBe(price)
  })

  it('treats an unknown user type as private', () => {
    expect(chooseMainPrice('Business' as 'business')).toBe('gross')
  })
})

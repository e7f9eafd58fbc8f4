import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compare, multiply, parseDecimal, subtract } from '../../decimal'
import { contentPrice } from './content-price'

const chf = (amount: string) => ({ amount, currencyCode: 'CHF' })
const decimal = (text: string) => parseDecimal(text) ?? { units: 0n, scale: 0 }

describe('contentPrice', () => {
  it.each([
    ['5.93', '50', '0.1186'],
    ['18.83', '400', '0.047075'],
    ['24.5', '12.5', '1.96'],
    ['1', '3', '0.33333333'],
    ['2', '3', '0.66666667'],
    ['-2', '3', '-0.66666667'],
    ['0', '3', '0'],
    ['7', '1', '7'],
  ])('of %s for %s is %s per unit of content', (amount, content, price) => {
    expect(contentPrice(chf(amount), content)).toEqual(chf(price))
  })

  it.each(['0', '0.0', '-0'])('is absent where a unit holds %s', (content) => {
    expect(contentPrice(chf('1'), content)).toBeUndefined()
  })

  it.each([
    ['', '1'],
    ['1', ''],
    ['NaN', '1'],
    ['1', '1e3'],
    ['1', ' 2'],
    ['1', '２'],
  ])('throws INVALID_AMOUNT for %j by %j', (amount, content) => {
    expect(() => contentPrice(chf(amount), content)).toThrow(
      expect.objectContaining({ code: 'INVALID_AMOUNT' }),
    )
  })

  it('times the content equals the price, up to rounding', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.integer({ min: 1, max: 100_000 }), (cents, tenths) => {
        const [amount, content] = [(cents / 100).toFixed(2), (tenths / 10).toFixed(1)]
        const price = contentPrice(chf(amount), content)
        const back = multiply(decimal(price?.amount ?? ''), decimal(content))
        const gap = subtract(back, decimal(amount))
        const most = multiply(decimal('0.000000005'), decimal(content))
        expect(compare({ ...gap, units: gap.units < 0n ? -gap.units : gap.units }, most)).toBeLessThanOrEqual(
          0,
        )
      }),
    )
  })
})

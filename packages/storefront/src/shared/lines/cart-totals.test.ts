import { grossAmount, grossSteps, lineNet, multiplyMoney, sumMoney } from '@cartonnage/sdk/rules'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addVat, grossPartsOf, isZero, readCartTotals, splitCharge, sumGuestLines } from './cart-totals'

const chf = (amount: string) => ({ amount, currencyCode: 'CHF' })
const lineOf = (unit: string, quantity: number) => ({
  unitPrice: chf(unit),
  quantity,
  net: lineNet(chf(unit), quantity),
})
/** Single pieces. */
const lines = (...nets: readonly string[]) => nets.map((net) => lineOf(net, 1))
const none = { totalPromotionalAdjustmentAmount: null, totalChargeAmount: chf('0.00') }

describe('sumGuestLines', () => {
  it('computes VAT once on the whole document', () => {
    const totals = sumGuestLines(lines('67.00', '28.86', '28.80'), {
      rate: 0.081,
      currencyCode: 'CHF',
      countryCode: 'CH',
    })
    expect(totals).toMatchObject({ itemsNet: chf('124.66'), vat: chf('10.10'), gross: chf('134.76') })
    expect(totals.shipping).toBeNull()
  })

  it('is zero in the shop’s currency without any line that counts', () => {
    expect(sumGuestLines([], { rate: 0.081, currencyCode: 'CHF', countryCode: 'CH' }).gross).toEqual(
      chf('0.00'),
    )
  })
})

describe('readCartTotals', () => {
  it('computes VAT by the rate of the region before the platform knows an address', () => {
    const sums = {
      ...none,
      totalProductAmount: chf('100.00'),
      totalTaxAmount: null,
      grandTotalAmount: chf('100.00'),
    }
    expect(readCartTotals(sums, { rate: 0.081, isShippingKnown: false, countryCode: 'CH' })).toMatchObject({
      vat: chf('8.10'),
      gross: chf('108.10'),
      shipping: null,
      isEstimate: true,
    })
  })

  it('prefers the platform’s totals once it has them', () => {
    const sums = {
      ...none,
      totalChargeAmount: chf('9.90'),
      totalProductAmount: chf('100.00'),
      totalTaxAmount: chf('8.90'),
      grandTotalAmount: chf('118.80'),
    }
    expect(readCartTotals(sums, { rate: 0.081, isShippingKnown: true, countryCode: 'CH' })).toMatchObject({
      net: chf('109.90'),
      vat: chf('8.90'),
      gross: chf('118.80'),
      rate: 0.081,
      isEstimate: false,
    })
  })

  it('has no rate that does not explain the platform’s VAT', () => {
    const sums = {
      ...none,
      totalProductAmount: chf('100.00'),
      totalTaxAmount: chf('19.00'),
      grandTotalAmount: chf('119.00'),
    }
    expect(readCartTotals(sums, { rate: 0.21, isShippingKnown: false, countryCode: 'CH' })?.rate).toBeNull()
  })

  it('keeps a fee of zero once the delivery method is chosen', () => {
    const sums = {
      ...none,
      totalProductAmount: chf('200.00'),
      totalTaxAmount: chf('16.20'),
      grandTotalAmount: chf('216.20'),
    }
    expect(readCartTotals(sums, { rate: 0.081, isShippingKnown: true, countryCode: 'CH' })?.shipping).toEqual(
      chf('0.00'),
    )
  })

  it('turns the platform’s negative adjustment into a discount', () => {
    const sums = {
      ...none,
      totalPromotionalAdjustmentAmount: chf('-10.00'),
      totalProductAmount: chf('100.00'),
      totalTaxAmount: null,
      grandTotalAmount: chf('90.00'),
    }
    const totals = readCartTotals(sums, { rate: 0.1, isShippingKnown: false, countryCode: 'CH' })
    expect(totals).toMatchObject({ net: chf('90.00'), vat: chf('9.00') })
    expect(Number(totals?.discount?.amount)).toBe(10)
  })

  it('is null while the platform calculates', () => {
    const sums = { ...none, totalProductAmount: null, totalTaxAmount: null, grandTotalAmount: null }
    expect(readCartTotals(sums, { rate: 0.1, isShippingKnown: false, countryCode: 'CH' })).toBeNull()
  })
})

describe('the small-order surcharge', () => {
  const small = {
    ...none,
    totalProductAmount: chf('20.50'),
    totalTaxAmount: null,
    grandTotalAmount: chf('20.50'),
  }
  const delivery = { rate: 0.081, countryCode: 'CH', isShippingKnown: false }

  it('is in a guest’s total below the threshold of the country, and nowhere above', () => {
    const options = { rate: 0.081, currencyCode: 'CHF', countryCode: 'CH' }
    expect(sumGuestLines(lines('20.00', '9.99'), options)).toMatchObject({
      surcharge: chf('5.00'),
      shipping: null,
      net: chf('34.99'),
      vat: chf('2.83'),
      gross: chf('37.82'),
    })
    expect(sumGuestLines(lines('30.00'), options)).toMatchObject({ surcharge: null, gross: chf('32.43') })
    expect(sumGuestLines([], options).surcharge).toBeNull()
  })

  it('is in a buyer’s total before the platform charges it', () => {
    const total = {
      surcharge: chf('5.00'),
      shipping: null,
      net: chf('25.50'),
      vat: chf('2.07'),
      gross: chf('27.57'),
    }
    expect(readCartTotals(small, delivery)).toMatchObject({ ...total, isEstimate: true })
    const taxed = { ...small, totalTaxAmount: chf('1.66'), grandTotalAmount: chf('22.16') }
    expect(readCartTotals(taxed, delivery)).toMatchObject({ ...total, isEstimate: false })
  })

  it('is taken out of what the platform charges for delivery, and the total stays the platform’s', () => {
    const sums = {
      ...small,
      totalChargeAmount: chf('14.90'),
      totalTaxAmount: chf('2.87'),
      grandTotalAmount: chf('38.27'),
    }
    expect(readCartTotals(sums, { ...delivery, isShippingKnown: true })).toMatchObject({
      surcharge: chf('5.00'),
      shipping: chf('9.90'),
      net: chf('35.40'),
      gross: chf('38.27'),
    })
  })

  it('is not added to totals with several VAT rates, until the platform charges it', () => {
    const taxed = { ...small, totalTaxAmount: chf('9.99'), grandTotalAmount: chf('30.49') }
    expect(readCartTotals(taxed, delivery)).toMatchObject({
      surcharge: null,
      gross: chf('30.49'),
      rate: null,
    })
  })

  it.each([
    ['14.90', '5.00', '9.90', '5.00'],
    ['5.00', '5.00', '0.00', '5.00'],
    ['4.90', '5.00', '4.90', null],
    [null, '5.00', null, '5.00'],
    ['9.90', null, '9.90', null],
  ])('of a charge of %s and a surcharge of %s leaves %s and %s', (charged, due, shipping, surcharge) => {
    const money = (amount: string | null) => (amount === null ? null : chf(amount))
    expect(splitCharge(money(charged), money(due))).toEqual({
      shipping: money(shipping),
      surcharge: money(surcharge),
    })
  })
})

describe('the parts with VAT', () => {
  const cents = fc.integer({ min: 1, max: 500_000 })
  const toAmount = (value: number) => chf((value / 100).toFixed(2))

  it('have delivery as its method says, and add up with goods that are rounded as one', () => {
    const rates = fc.constantFrom(0.081, 0.19, 0.21, 0.026)
    fc.assert(
      fc.property(cents, cents, fc.boolean(), rates, (goods, fee, isSmall, rate) => {
        const [itemsNet, shipping] = [toAmount(goods + 100), toAmount(fee)]
        const surcharge = isSmall ? chf('5.00') : null
        const parts = addVat({ itemsNet, taken: [chf('1.00')], surcharge, shipping }, rate)
        expect(parts.shipping).toEqual(grossAmount(shipping, rate))
        const nets = [itemsNet, chf('-1.00'), shipping, ...(surcharge ? [surcharge] : [])]
        const [items] = grossSteps([shipping, itemsNet], rate).slice(1)
        const visible = [items ?? null, parts.shipping, parts.surcharge].filter((part) => part !== null)
        const off = multiplyMoney(parts.discount ?? chf('0.00'), -1)
        expect(sumMoney([...visible, off])).toEqual(grossAmount(sumMoney(nets), rate))
      }),
    )
  })

  it('have the surcharge also before a method is chosen', () => {
    const parts = addVat({ itemsNet: chf('20.00'), taken: [], surcharge: chf('5.00'), shipping: null }, 0.081)
    expect(parts).toMatchObject({ surcharge: chf('5.41'), shipping: null })
  })

  it('have goods that are the sum of the gross lines', () => {
    const guest = [lineOf('0.82', 82), lineOf('4.21', 36), lineOf('0.00', 1)]
    const totals = sumGuestLines(guest, { rate: 0.081, currencyCode: 'CHF', countryCode: 'CH' })
    expect(grossPartsOf(totals)?.items).toEqual(chf('236.53'))
    expect(totals.gross).toEqual(chf('236.52'))
  })

  it('have the gross of the net sum as goods where the lines are unknown', () => {
    const sums = { ...none, totalProductAmount: chf('100.00'), totalTaxAmount: null }
    const options = { rate: 0.081, isShippingKnown: false, countryCode: 'CH' }
    const totals = readCartTotals({ ...sums, grandTotalAmount: chf('100.00') }, options)
    expect(totals && grossPartsOf(totals)?.items).toEqual(chf('108.10'))
  })
})

describe('isZero', () => {
  it.each([
    [null, true],
    [chf('0'), true],
    [chf('0.0000000'), true],
    [chf('-0.01'), false],
  ])('of %o is %s', (money, zero) => {
    expect(isZero(money)).toBe(zero)
  })
})

import { describe, expect, it } from 'vitest'
import { readDeliveryTotals } from './delivery-totals'
import type { DeliverySums } from './delivery-totals'

const eur = (amount: string) => ({ amount, currencyCode: 'EUR' })

const delivery = (goods: string, charge: string | null): DeliverySums => ({
  countryCode: 'DE',
  rate: 0.19,
  itemsNet: eur(goods),
  lines: [],
  discount: eur('0.00'),
  charge: charge === null ? null : eur(charge),
})

const totalsOf = (deliveries: readonly DeliverySums[], [goods, charge, vat, gross]: readonly string[]) =>
  readDeliveryTotals(
    {
      totalProductAmount: eur(goods ?? ''),
      totalChargeAmount: eur(charge ?? ''),
      totalPromotionalAdjustmentAmount: null,
      totalTaxAmount: eur(vat ?? ''),
      grandTotalAmount: eur(gross ?? ''),
    },
    { deliveries },
  )

describe('the surcharge of a small order over several deliveries', () => {
  it('is charged once, with the first delivery', () => {
    const totals = totalsOf(
      [delivery('12.00', '11.90'), delivery('8.00', '6.90')],
      ['20.00', '18.80', '7.37', '46.17'],
    )
    expect(totals).toMatchObject({ surcharge: eur('5.00'), shipping: eur('13.80'), gross: eur('46.17') })
  })

  it('is not charged for a small part of an order that is big enough', () => {
    const totals = totalsOf(
      [delivery('12.00', '6.90'), delivery('18.00', '6.90')],
      ['30.00', '13.80', '8.32', '52.12'],
    )
    expect(totals).toMatchObject({ surcharge: null, shipping: eur('13.80'), gross: eur('52.12') })
  })

  it('is in the totals before a method is chosen', () => {
    const totals = totalsOf(
      [delivery('12.00', null), delivery('8.00', null)],
      ['20.00', '0.00', '3.80', '23.80'],
    )
    expect(totals).toMatchObject({ surcharge: eur('5.00'), shipping: null, gross: eur('29.75') })
  })
})

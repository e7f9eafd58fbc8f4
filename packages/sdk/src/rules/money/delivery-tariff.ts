import { compare } from '../../decimal'
import { readRegion } from '../region/region'
import { toDecimal, type Money } from './money'

/** What one way of delivery costs; net, as plain decimals. */
export interface DeliveryFee {
  readonly fee: string
  /** The goods' net value, before discounts, from which on it costs nothing. */
  readonly freeFrom: string
}

/** What delivery to a country costs, and how long it takes. */
export interface DeliveryTariff {
  /** ISO 4217 */
  readonly currencyCode: 'CHF' | 'EUR'
  readonly parcel: DeliveryFee
  /** By pallet. */
  readonly freight: DeliveryFee
  /** Added to either, net, while the goods' net value before discounts is below. */
  readonly smallOrder: { readonly fee: string; readonly below: string }
  /** Working days until goods in stock arrive, the same for parcels and freight. */
  readonly workingDays: { readonly from: number; readonly to: number }
}

const swiss: DeliveryTariff = {
  currencyCode: 'CHF',
  parcel: { fee: '9.90', freeFrom: '150' },
  freight: { fee: '79.00', freeFrom: '900' },
  smallOrder: { fee: '5.00', below: '30' },
  workingDays: { from: 1, to: 2 },
}

const german: DeliveryTariff = {
  currencyCode: 'EUR',
  parcel: { fee: '6.90', freeFrom: '100' },
  freight: { fee: '59.00', freeFrom: '750' },
  smallOrder: { fee: '5.00', below: '25' },
  workingDays: { from: 1, to: 3 },
}

const benelux: DeliveryTariff = {
  ...german,
  parcel: { fee: '14.90', freeFrom: '250' },
  freight: { fee: '95.00', freeFrom: '1200' },
  workingDays: { from: 2, to: 4 },
}

const tariffs = { CH: swiss, DE: german, NL: benelux, LU: benelux, BE: benelux }

/** The tariff of a country (ISO 3166-1 alpha-2); Liechtenstein has the Swiss one. `undefined` where nobody delivers. */
export function deliveryTariff(countryCode: string): DeliveryTariff | undefined {
  const region = readRegion('CH', countryCode) ?? readRegion('DE', countryCode)
  return countryCode === 'LI' ? swiss : region && tariffs[region]
}

/**
 * The net surcharge on goods of this net value, before discounts, for delivery to a country; `null` where there is
 * none. Throws `INVALID_AMOUNT`.
 */
export function smallOrderSurcharge(goodsNet: Money, countryCode: string): Money | null {
  const tariff = deliveryTariff(countryCode)
  if (tariff?.currencyCode !== goodsNet.currencyCode) return null
  const { fee, below } = tariff.smallOrder
  if (compare(toDecimal(goodsNet.amount), toDecimal(below)) >= 0) return null
  return { amount: fee, currencyCode: tariff.currencyCode }
}

import { compare } from '../../decimal'
import { readRegion } from '../region/region'
import { toDecimal, type Money } from './money'

/** The price of one delivery method; net, as decimal strings. */
export interface DeliveryFee {
  /** Net, in the currency of the tariff. */
  readonly fee: string
  /** Delivery is free from this net value of the products, before discounts. */
  readonly freeFrom: string
}

/** What delivery to a country costs, and how long it takes. */
export interface DeliveryTariff {
  /** ISO 4217. */
  readonly currencyCode: 'CHF' | 'EUR'
  /** By parcel carrier. */
  readonly parcel: DeliveryFee
  /** By pallet. */
  readonly freight: DeliveryFee
  /** Added to the delivery fee for small orders. */
  readonly smallOrder: {
    /** Net surcharge, a decimal string. */
    readonly fee: string
    /** Net value of the products, a decimal string; at this value the surcharge no longer applies. */
    readonly below: string
  }
  /** Working days until products in stock arrive, the same for parcels and freight. */
  readonly workingDays: DaysInTransit
  /** By express parcel, never free; absent where the country is too far. */
  readonly express?: TimedFee
  /** Picked up at the sender's place; absent where that is in another country. */
  readonly pickUp?: TimedFee
}

/** How long a delivery takes. */
export interface DaysInTransit {
  /** The fewest working days. */
  readonly from: number
  /** The most working days. */
  readonly to: number
}

/** A delivery method with one fee for all orders, and times of its own. */
export interface TimedFee {
  /** Net, in the currency of the tariff. */
  readonly fee: string
  /** From handing over, or until the order is ready to be picked up. */
  readonly workingDays: DaysInTransit
}

const pickUp: TimedFee = { fee: '0.00', workingDays: { from: 1, to: 1 } }

const swiss: DeliveryTariff = {
  currencyCode: 'CHF',
  parcel: { fee: '9.90', freeFrom: '150' },
  freight: { fee: '79.00', freeFrom: '900' },
  smallOrder: { fee: '5.00', below: '30' },
  workingDays: { from: 1, to: 2 },
  express: { fee: '19.90', workingDays: { from: 1, to: 1 } },
  pickUp,
}

const european = { currencyCode: 'EUR', smallOrder: { fee: '5.00', below: '25' } } as const

const german: DeliveryTariff = {
  ...european,
  parcel: { fee: '6.90', freeFrom: '100' },
  freight: { fee: '59.00', freeFrom: '750' },
  workingDays: { from: 1, to: 3 },
  express: { fee: '14.90', workingDays: { from: 1, to: 1 } },
  pickUp,
}

const benelux: DeliveryTariff = {
  ...european,
  parcel: { fee: '14.90', freeFrom: '250' },
  freight: { fee: '95.00', freeFrom: '1200' },
  workingDays: { from: 2, to: 4 },
}

const tariffs = { CH: swiss, DE: german, NL: benelux, LU: benelux, BE: benelux }

/**
 * The tariff of a country (ISO 3166-1 alpha-2); Liechtenstein has the Swiss one. `undefined` where the shops do not
 * deliver.
 */
export function deliveryTariff(countryCode: string): DeliveryTariff | undefined {
  const region = readRegion('CH', countryCode) ?? readRegion('DE', countryCode)
  return countryCode === 'LI' ? swiss : region && tariffs[region]
}

/**
 * The net surcharge for a small order to a country, by the net value of its products before discounts; null when
 * there is none. Throws `INVALID_AMOUNT`.
 */
export function smallOrderSurcharge(productsNet: Money, countryCode: string): Money | null {
  const tariff = deliveryTariff(countryCode)
  if (tariff?.currencyCode !== productsNet.currencyCode) return null
  const { fee, below } = tariff.smallOrder
  if (compare(toDecimal(productsNet.amount), toDecimal(below)) >= 0) return null
  return { amount: fee, currencyCode: tariff.currencyCode }
}

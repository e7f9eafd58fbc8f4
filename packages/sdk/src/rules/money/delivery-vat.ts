import { ShopError } from '../../errors/errors'
import { readVatId } from '../account/vat-id'
import type { ShopType } from '../region/shop-type'
import type { VatRate } from './vat'

/** What the VAT of a delivery depends on. */
export interface TaxedDelivery {
  /** The shop, whose country the goods come from. */
  readonly shop: ShopType
  /** ISO 3166-1 alpha-2 of the delivery address. */
  readonly countryCode: string
  /** A guest counts as private. */
  readonly userType: 'business' | 'private'
  /** The VAT id of the account that buys; none where it has none. */
  readonly vatId?: string | null | undefined
}

/**
 * What a VAT id means for the VAT: `unverified` is one whose format or check digit is wrong, `domestic` one of the
 * shop's own country, `foreign` one of another member state of the European Union.
 */
export type VatIdState = 'none' | 'unverified' | 'domestic' | 'foreign'

const memberStates = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(
  ' ',
)

/** Reads what a VAT id means in a shop. Offline: format and check digit are tested, no register is asked. */
export function readVatIdState(shop: ShopType, vatId: string | null | undefined): VatIdState {
  const { vatId: read, finding } = readVatId(vatId)
  if (read === '') return 'none'
  if (finding !== 'plausible') return 'unverified'
  const country = read.slice(0, 2) === 'EL' ? 'GR' : read.slice(0, 2)
  if (country === shop) return 'domestic'
  return memberStates.includes(country) ? 'foreign' : 'unverified'
}

/**
 * The country whose VAT rate a delivery has; null for an intra-Community supply, which has 0 %: goods from Germany to a
 * business in another member state that has a VAT id of another member state. With a German VAT id the German rate
 * applies everywhere; without one that can be verified, the rate of the delivery address. Liechtenstein has the Swiss
 * rate.
 */
export function vatCountry({ shop, countryCode, userType, vatId }: TaxedDelivery): string | null {
  if (countryCode === 'LI') return 'CH'
  const isExport = shop === 'DE' && countryCode !== 'DE' && memberStates.includes(countryCode)
  if (!isExport || userType !== 'business') return countryCode
  const state = readVatIdState(shop, vatId)
  if (state === 'domestic') return 'DE'
  return state === 'foreign' ? null : countryCode
}

/** A delivery with the rates that may apply to it. */
export interface VatRateInput extends TaxedDelivery {
  /** The rates of all countries; several per country if they differ in `validFrom`. */
  readonly rates: readonly VatRate[]
  /** The day of supply, `YYYY-MM-DD`. */
  readonly date: string
}

/**
 * The rate of a delivery, a fraction: 0 for an intra-Community supply, else the one of {@link vatCountry} in force on
 * the day; `undefined` when there is none. Throws `INVALID_OPTION` for a date that is not `YYYY-MM-DD`.
 */
export function resolveVatRate({ rates, date, ...delivery }: VatRateInput): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) throw new ShopError('INVALID_OPTION', 'date: a day is YYYY-MM-DD')
  const countryCode = vatCountry(delivery)
  if (countryCode === null) return 0
  const inForce = rates.filter((rate) => rate.countryCode === countryCode && startOf(rate) <= date)
  const latest = inForce.map(startOf).toSorted().at(-1)
  return inForce.find((rate) => startOf(rate) === latest)?.vatRate
}

function startOf({ validFrom }: VatRate): string {
  return validFrom ?? ''
}

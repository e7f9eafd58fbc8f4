import { vat, vatRates } from '@cartonnage/sdk'
import type { Client, Session } from '@cartonnage/sdk'
import { resolveVatRate, vatCountry } from '@cartonnage/sdk/rules'
import { loadVatId } from './load-vat-id'

/** The VAT of what a shopper buys, by where it goes. */
export interface Supply {
  /** Of the account that is bought for; null without one. */
  readonly vatId: string | null
  /** The rate to a country, a fraction; that of the visitor's region where the platform has none. */
  rateTo(countryCode: string): number
  /** Goods go there tax-free, to a business in another member state. */
  isIntraCommunity(countryCode: string): boolean
}

/** Loads rates and VAT id. Never fails: without the rates, the one of the visitor's region applies. */
export async function loadSupply(client: Client, buyer: Session, signal?: AbortSignal): Promise<Supply> {
  const [rates, vatId] = await Promise.all([
    client
      .use(vatRates)
      .load({ signal })
      .catch(() => []),
    loadVatId(client, buyer, signal),
  ])
  const { userType } = buyer
  const supplyTo = (countryCode: string) => ({ shop: client.shop, userType, vatId, countryCode })
  const date = new Date().toISOString().slice(0, 10)
  const region = client.use(vat).getSnapshot()
  return {
    vatId,
    rateTo: (country) => resolveVatRate({ ...supplyTo(country), rates, date }) ?? region.vatRate,
    isIntraCommunity: (country) => vatCountry(supplyTo(country)) === null,
  }
}

import { vat, type VatFeature } from '@cartonnage/sdk'
import type { VatInfo, VatRate } from '@cartonnage/sdk/rules'
import { useFeature } from './shop-provider'
import { valueOf } from './use-loaded'
import { useStore } from './use-store'

export interface VatView extends VatInfo, Pick<VatFeature, 'setCountry'> {
  /** Every country's rate; `undefined` until they are loaded, and a region selector waits for them. [2.8-3] */
  readonly rates: readonly VatRate[] | undefined
}

/**
 * The VAT that prices are shown with: of the region in the address, else of the one chosen before, else of the shop's
 * first country. Nothing is asked for; `useVatRates` brings the platform's rates.
 */
export function useVat(): VatView {
  const feature = useFeature(vat)
  const info = useStore(feature)
  const rates = valueOf(useStore(feature.rates))
  return { ...info, rates, setCountry: feature.setCountry }
}

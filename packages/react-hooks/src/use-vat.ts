import { vat, type VatFeature } from '@cartonnage/sdk'
import type { VatInfo, VatRate } from '@cartonnage/sdk/rules'
import { useFeature } from './shop-provider'
import { valueOf } from './use-loaded'
import { useStore } from './use-store'

/** The VAT that prices are shown with, and how to change it. */
export interface VatView extends VatInfo, Pick<VatFeature, 'setCountry'> {
  /** The rates of all countries; `undefined` until loaded, and a region selector waits for them. */
  readonly rates: readonly VatRate[] | undefined
}

/**
 * The VAT that prices are shown with: of the region in the URL, otherwise of the one chosen before, otherwise of
 * the first country of the shop. It makes no requests; `useVatRates` loads the rates of the platform.
 */
export function useVat(): VatView {
  const feature = useFeature(vat)
  const info = useStore(feature)
  const rates = valueOf(useStore(feature.rates))
  return { ...info, rates, setCountry: feature.setCountry }
}

import type { VatPart } from '@cartonnage/sdk'
import type { VatInfo, VatRate } from '@cartonnage/sdk/rules'
import { useShop } from './shop-provider'
import { valueOf } from './use-loaded'
import { useStore } from './use-store'

export interface VatView extends VatInfo, Pick<VatPart, 'load' | 'setCountry'> {
  /** Every country's rate; `undefined` until they are loaded, and a region selector waits for them. [2.8-3] */
  readonly rates: readonly VatRate[] | undefined
}

/**
 * The VAT that prices are shown with: of the region in the address, else of the one chosen before, else of the shop's
 * first country. Nothing is asked for; `load` brings the platform's rates.
 */
export function useVat(): VatView {
  const { vat } = useShop()
  const info = useStore(vat)
  const rates = valueOf(useStore(vat.rates))
  return { ...info, rates, load: vat.load, setCountry: vat.setCountry }
}

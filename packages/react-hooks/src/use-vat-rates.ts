import { vatRates } from '@cartonnage/sdk'
import type { VatRate } from '@cartonnage/sdk/rules'
import { useFeature } from './shop-provider'
import { useLoaded, valueOf } from './use-loaded'

/** Every country's rate, loaded when the first view asks for them; `undefined` until they are there. */
export const useVatRates = (): readonly VatRate[] | undefined => valueOf(useLoaded(useFeature(vatRates)))

import { vatRatesKey } from '@cartonnage/sdk'
import type { VatRate } from '@cartonnage/sdk/rules'
import { useFetchedFeature } from './use-fetched-feature'
import { valueOf } from './use-loaded'

const fetchVatRates = () => import('./fetched/vat-rates').then(({ vatRates }) => vatRates)

/** Every country's rate, loaded when the first view asks for them; `undefined` until they are there. */
export const useVatRates = (): readonly VatRate[] | undefined =>
  valueOf(useFetchedFeature(vatRatesKey, fetchVatRates))

import { vatRatesKey } from '@cartonnage/sdk'
import type { VatRate } from '@cartonnage/sdk/rules'
import { useFetchedFeature } from './use-fetched-feature'
import { valueOf } from './use-loaded'

const fetchVatRates = () => import('./fetched/session/vat-rates').then(({ vatRates }) => vatRates)

/**
 * The VAT rate of every country; loaded by the first component that uses it if the page did not bring them along.
 * `undefined` until loaded.
 */
export const useVatRates = (): readonly VatRate[] | undefined =>
  valueOf(useFetchedFeature(vatRatesKey, fetchVatRates))

import { maximumSamples } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import type { ProductAttributes } from '../product/product-attributes'

/** How many lines of a cart are samples; one without attributes is none. */
export const countSamples = (lines: readonly (Pick<ProductAttributes, 'isSample'> | undefined)[]): number =>
  lines.filter((line) => line?.isSample).length

/** How many of the samples that an order may have are in the cart; undefined without one. */
export function useSampleCount(count: number): string | undefined {
  const { t } = useTranslation('cart')
  return count === 0 ? undefined : t('samples', { count, most: maximumSamples })
}

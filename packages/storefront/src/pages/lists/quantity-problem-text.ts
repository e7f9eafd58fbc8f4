import { useShopClient } from '@cartonnage/react-hooks'
import { formatNumber, largestQuantity } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import type { QuantityProblem } from './list-form'

/** The sentence for a quantity that cannot be read, with the name of its line. */
export function useQuantityProblemText(): (problem: QuantityProblem, name: string) => string {
  const { t } = useTranslation('product')
  const { locale } = useShopClient()
  return (problem, name) => {
    const text =
      problem === 'invalid'
        ? t('quantity.invalid')
        : t('quantity.tooLarge', { largest: formatNumber(largestQuantity, locale) })
    return `${name}: ${text}`
  }
}

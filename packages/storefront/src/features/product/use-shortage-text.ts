import { useShopClient } from '@cartonnage/react-hooks'
import type { Shortage } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { useUnitLabels } from '../price/unit-labels'
import { dayText } from './stock-text'

/** What is lacking, in a sentence; `unit` is that of the article. */
export function useShortageText(): (shortage: Shortage, unit: string) => string {
  const { t } = useTranslation('product')
  const { locale } = useShopClient()
  const { amount } = useUnitLabels()
  return ({ inStock, most, restFrom }, unit) => {
    const date = restFrom === undefined ? undefined : dayText(restFrom, locale)
    if (inStock === 0) return date === undefined ? t('shortage.none') : t('shortage.noneUntil', { date })
    const units = amount(inStock, unit)
    if (most === undefined) return t('shortage.belowMinimum', { amount: units })
    return date === undefined
      ? t('shortage.only', { amount: units })
      : t('shortage.restLater', { amount: units, date })
  }
}

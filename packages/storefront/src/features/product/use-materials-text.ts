import { useShopClient } from '@cartonnage/react-hooks'
import { formatNumber } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import type { MaterialWeight } from './product-attributes'

/** `Papier, Pappe, Karton 8,3 kg; Kunststoff 240 g`: materials with their weights. */
export function useMaterialsText(): (weights: readonly MaterialWeight[]) => string {
  const { t } = useTranslation('common')
  const { locale } = useShopClient()
  const weightText = (grams: number) =>
    grams < 1000 ? `${formatNumber(grams, locale)}\u00a0g` : `${formatNumber(grams / 1000, locale)}\u00a0kg`
  return (weights) =>
    weights.map(({ material, grams }) => `${t(`material.${material}`)} ${weightText(grams)}`).join('; ')
}

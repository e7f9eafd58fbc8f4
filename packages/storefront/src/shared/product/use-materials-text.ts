import { useShopClient } from '@cartonnage/react-hooks'
import { useTranslation } from 'react-i18next'
import type { MaterialWeight } from './product-attributes'
import { weightText } from './weight-text'

/** `Papier, Pappe, Karton 8,3 kg; Kunststoff 240 g`: materials with their weights. */
export function useMaterialsText(): (weights: readonly MaterialWeight[]) => string {
  const { t } = useTranslation('common')
  const { locale } = useShopClient()
  return (weights) =>
    weights
      .map(({ material, grams }) => `${t(`material.${material}`)} ${weightText(grams, locale)}`)
      .join('; ')
}

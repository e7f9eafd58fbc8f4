import { useShopClient } from '@cartonnage/react-hooks'
import { formatNumber } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import type { GoodsFact } from './goods-facts'

/** A fact's value in the language of the page: `20 µm`, `Papier`. */
export function useFactText(): (fact: GoodsFact) => string {
  const { t } = useTranslation('goods')
  const { locale } = useShopClient()
  return (fact) =>
    'name' in fact
      ? t(`name.${fact.name}`)
      : [formatNumber(fact.amount, locale), fact.unit].filter(Boolean).join('\u00a0')
}

import { useShopClient } from '@cartonnage/react-hooks'
import { formatNumber } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import type { ProductSort } from './product-sort'

/** Orders with a name of their own. */
const named = ['relevance', 'length', '-length', 'price', '-price', '-stock'] as const

const columns = [
  'name',
  'length',
  'volume',
  'load',
  'stock',
  'price',
  'width',
  'roll-length',
  'thickness',
  'grammage',
  'contents',
] as const

/** `Länge, kürzeste zuerst`, `Traglast, aufsteigend`. */
export function useSortLabel(): (sort: ProductSort) => string {
  const { t } = useTranslation('category')
  const { locale } = useShopClient()
  const columnText = (name: string): string => {
    const column = columns.find((known) => known === name)
    return column === undefined
      ? t('sort.priceFrom', { number: formatNumber(name.replace('price-', ''), locale) })
      : t(`sort.column.${column}`)
  }
  return (sort) => {
    const own = named.find((name) => name === sort)
    if (own !== undefined) return t(`sort.order.${own}`)
    return sort.startsWith('-')
      ? t('sort.down', { column: columnText(sort.slice(1)) })
      : t('sort.up', { column: columnText(sort) })
  }
}

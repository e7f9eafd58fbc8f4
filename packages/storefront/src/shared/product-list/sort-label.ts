import { useShopClient } from '@cartonnage/react-hooks'
import { formatNumber } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import type { ProductSort } from '../product/product-sort'

/** Orders with a name of their own. */
const named = ['relevance', 'length', '-length', 'price', '-price', '-stock'] as const

/** Columns with a name, of which some are facts of goods. */
const columns = ['name', 'volume', 'load', 'stock', 'price'] as const
const factColumns = {
  length: 'length',
  width: 'width',
  'roll-length': 'rollLength',
  thickness: 'thickness',
  grammage: 'grammage',
  contents: 'pieces',
} as const

const isFactColumn = (name: string): name is keyof typeof factColumns => name in factColumns

/** `Länge, kürzeste zuerst`, `Traglast, aufsteigend`. */
export function useSortLabel(): (sort: ProductSort) => string {
  const { t } = useTranslation(['category', 'goods'])
  const { locale } = useShopClient()
  const columnText = (name: string): string => {
    if (isFactColumn(name)) return t(`goods:fact.${factColumns[name]}`)
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

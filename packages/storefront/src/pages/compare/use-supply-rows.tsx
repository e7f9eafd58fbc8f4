import { useTranslation } from 'react-i18next'
import { useDayText } from '../../shared/delivery-day/use-day-text'
import { useExpectedDay } from '../../shared/delivery-day/use-expected-day'
import { useUnitLabels } from '../../shared/price/unit-labels'
import type { ListedProduct } from '../../shared/product/listed-product'
import { stockOf } from '../../shared/product/stock'
import { StockText } from '../../shared/stock/stock-text'
import { textRow } from './compare-rows'
import type { CompareGroup } from './compare-rows'

/** What is in stock, when it arrives, and how it is packed. */
export function useSupplyRows(products: readonly ListedProduct[]): CompareGroup {
  const { t } = useTranslation(['compare', 'product', 'product-details'])
  const { amount } = useUnitLabels()
  const dayText = useDayText('short')
  const expectedDay = useExpectedDay()
  const packing = (id: 'bundle' | 'pallet', field: 'packUnit' | 'palletQuantity') =>
    textRow(
      id,
      t(`product-details:fact.${id}`),
      products.map(({ attributes }) => {
        const size = attributes[field] ?? 0
        return size > 1 ? amount(size, attributes.unit) : undefined
      }),
    )
  return {
    id: 'supply',
    label: t('supply'),
    rows: [
      {
        id: 'stock',
        label: t('stock'),
        cells: products.map((product) => {
          const { stock, leadDays, nextSupply } = product.attributes
          const found = stockOf(product.attributes)
          return {
            value: found && <StockText product={product} />,
            compared: found && [found.kind, stock, leadDays, nextSupply].join(),
          }
        }),
      },
      textRow(
        'expected',
        t('expected'),
        products.map(({ attributes }) => {
          const kind = stockOf(attributes)?.kind
          if (kind === undefined || kind === 'out') return undefined
          const day = expectedDay({ leadDays: kind === 'made' ? attributes.leadDays : 0 })
          return day && dayText(day)
        }),
      ),
      packing('bundle', 'packUnit'),
      packing('pallet', 'palletQuantity'),
    ],
  }
}

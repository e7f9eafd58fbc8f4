import { useTranslation } from 'react-i18next'
import { StockDot } from '../../components/stock-dot'
import { useUnitLabels } from '../price/unit-labels'
import type { ProductAttributes } from '../product/product-attributes'
import { stockOf } from '../product/stock-of'

/** Availability of a line's product, as shape and text. */
export function LineStock({ attributes }: { readonly attributes: ProductAttributes }) {
  const { t } = useTranslation('product')
  const { amount } = useUnitLabels()
  const existing = stockOf(attributes)
  if (existing === undefined) return null
  const units = amount(attributes.stock ?? 0, attributes.unit)
  const texts = {
    in: () => t('stock.in', { amount: units }),
    few: () => t('stock.few', { amount: units }),
    rest: () => t('stock.rest', { amount: units }),
    made: () => t('stock.made', { count: attributes.leadDays }),
    out: () => t('stock.outUnknown'),
  }
  return <StockDot level={existing.level}>{texts[existing.kind]()}</StockDot>
}

import { useTranslation } from 'react-i18next'
import { StockDot } from '../../components/stock-dot'
import { useUnitWords } from '../price/unit-words'
import type { ProductFacts } from '../product/product-facts'
import { stockOf } from '../product/stock-of'

/** Availability of a line's product, as shape and text. */
export function LineStock({ facts }: { readonly facts: ProductFacts }) {
  const { t } = useTranslation('product')
  const { amount } = useUnitWords()
  const known = stockOf(facts)
  if (known === undefined) return null
  const units = amount(facts.stock ?? 0, facts.unit)
  const texts = {
    in: () => t('stock.in', { amount: units }),
    few: () => t('stock.few', { amount: units }),
    rest: () => t('stock.rest', { amount: units }),
    made: () => t('stock.made', { count: facts.leadDays }),
    out: () => t('stock.outUnknown'),
  }
  return <StockDot level={known.level}>{texts[known.kind]()}</StockDot>
}

import { formatMoney, formatPercent, priceReduction } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import type { ListedProduct } from '../product/listed-product'
import { sharedDecimals } from './shared-decimals'
import { usePriceView } from './use-price-view'

interface ReductionProps {
  readonly product: Pick<ListedProduct, 'tiers' | 'attributes'>
  readonly className?: string | undefined
}

/**
 * For a reduced product: by how much the price of its smallest quantity is below the lowest one of the last 30 days, and
 * that price. For consumers; a business has prices of its own.
 */
export function Reduction({ product: { tiers, attributes }, className }: ReductionProps) {
  const { t } = useTranslation('product')
  const { main, toMain, locale } = usePriceView()
  const price = tiers[0]?.unitPrice
  const { lowestPrice } = attributes
  if (price === undefined || lowestPrice === undefined || main === 'net') return null
  const lowest = { amount: lowestPrice, currencyCode: price.currencyCode }
  const percent = priceReduction(price, lowest)
  if (percent === undefined) return null
  const before = toMain(lowest)
  return (
    <span className={className}>
      {t('price.reduced', {
        percent: formatPercent(percent / 100, locale),
        price: formatMoney(before, locale, { decimals: sharedDecimals([before]) }),
      })}
    </span>
  )
}

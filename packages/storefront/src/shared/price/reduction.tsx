import { useShopClient } from '@cartonnage/react-hooks'
import { formatMoney, formatNumber, formatPercent, priceReduction, unitDecimals } from '@cartonnage/sdk/rules'
import type { Money } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import type { ListedProduct } from '../product/listed-product'
import { useUnitLabels } from './unit-labels'
import { usePrices } from './use-price-view'

interface ReductionProps {
  readonly product: Pick<ListedProduct, 'tiers' | 'attributes'>
  readonly className?: string | undefined
}

/**
 * For a reduced product: by how much the price of its smallest quantity is below the lowest one of the last 30 days, and
 * that price, with the quantities that it holds for. For consumers; a business has prices of its own.
 */
export function Reduction({ product: { tiers, attributes }, className }: ReductionProps) {
  const { t } = useTranslation('product')
  const { isBusiness, each, locale } = usePrices()
  const price = tiers[0]?.unitPrice
  const { lowestPrice } = attributes
  const quantity = useFirstTier({ tiers, attributes })
  if (price === undefined || lowestPrice === undefined || isBusiness) return null
  const lowest = { amount: lowestPrice, currencyCode: price.currencyCode }
  const percent = priceReduction(price, lowest)
  if (percent === undefined) return null
  const sentence = (before: Money): string => {
    const figures = {
      percent: formatPercent(percent / 100, locale),
      price: formatMoney(before, locale, { decimals: unitDecimals(before) }),
    }
    return quantity === undefined
      ? t('price.reduced', figures)
      : t('price.reducedAt', { ...figures, quantity })
  }
  return <span className={className}>{each(({ toMain }) => sentence(toMain(lowest)))}</span>
}

/** The quantities of the first price as text: `1 bis 5 Rollen`; undefined where every quantity has the same price. */
function useFirstTier({ tiers: [first, next], attributes: { unit } }: ReductionProps['product']) {
  const { t } = useTranslation('product')
  const { locale } = useShopClient()
  const { amount } = useUnitLabels()
  if (first === undefined || next === undefined) return undefined
  const last = amount(next.from - 1, unit)
  return next.from - 1 > first.from
    ? t('price.quantities', { from: formatNumber(first.from, locale), to: last })
    : last
}

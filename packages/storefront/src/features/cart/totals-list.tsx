import { useShopClient } from '@cartonnage/react-hooks'
import { ShopError } from '@cartonnage/sdk'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { SummaryList } from '../../components/summary-list'
import type { CartTotals } from './cart-totals'
import { useMainPrice } from './line-amounts'
import { roundingOf, totalsRows } from './totals-rows'

interface TotalsListProps {
  readonly totals: CartTotals
  /** Replaces the shipping until a delivery method is chosen. @default that the checkout calculates it */
  readonly shippingLater?: string | undefined
  readonly className?: string | undefined
}

/** Items, discounts, small-order surcharge, shipping, VAT and total: gross for private shoppers, net for business. */
export function TotalsList({ totals, shippingLater, className }: TotalsListProps) {
  const { t } = useTranslation('cart')
  const { locale, shop } = useShopClient()
  const isNetFirst = useMainPrice() === 'net'
  useReportedRounding(totals, isNetFirst)
  return (
    <SummaryList
      rows={totalsRows({ totals, locale, shop, t, shippingLater, isNetFirst })}
      className={className}
    />
  )
}

/** Rounding explains a few cents: more is a fault of the platform's amounts or of ours. */
function useReportedRounding(totals: CartTotals, isNetFirst: boolean): void {
  const { reportFailure } = useShopClient()
  const rounding = roundingOf({ totals, isNetFirst })
  const fault = rounding?.isFault ? rounding.amount.amount : undefined
  useEffect(() => {
    if (fault !== undefined)
      reportFailure(new ShopError('INVALID_AMOUNT', `the rows lack ${fault}`), 'the total')
  }, [fault, reportFailure])
}

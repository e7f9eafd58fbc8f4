import { useShopClient } from '@cartonnage/react-hooks'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { SummaryList } from '../../components/summary-list'
import type { CartTotals } from './cart-totals'
import { useMainPrice } from './line-amounts'
import { reportRounding, totalsRows } from './totals-rows'

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

/** In the browser: what the server shows it reports as it loads. */
function useReportedRounding(totals: CartTotals, isNetFirst: boolean): void {
  const client = useShopClient()
  const report = useEffectEvent(() => reportRounding(client, { totals, isNetFirst }))
  useEffect(() => report(), [totals.gross.amount])
}

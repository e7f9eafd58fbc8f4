import { useBuyerCart, useVat } from '@cartonnage/react-hooks'
import type { Cart } from '@cartonnage/sdk'
import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router-dom'
import { estimateBuyerTotals } from '../../shared/lines/buyer-totals'
import type { BuyerTotals } from '../../shared/lines/buyer-totals'
import type { CartDelivery } from '../../shared/lines/delivery-totals'

/**
 * The totals of a buyer's cart, with the VAT of the addresses where the platform knows them. Loads the deliveries again
 * where a change has made those of the page wrong.
 */
export function useBuyerTotals(cart: Cart, deliveries: readonly CartDelivery[]): BuyerTotals {
  const { vatRate: rate, countryCode } = useVat()
  const { isProcessing } = useBuyerCart()
  const { revalidate } = useRevalidator()
  const sums = estimateBuyerTotals(cart, { deliveries, region: { rate, countryCode } })
  const { totalTaxAmount, grandTotalAmount } = cart.summary
  const isUnexplained = totalTaxAmount !== null && sums.totals?.vatRows.length === 0
  const loadAgain = useEffectEvent(() => void revalidate())
  useEffect(() => {
    if (isUnexplained && !isProcessing) loadAgain()
  }, [isUnexplained, isProcessing, totalTaxAmount?.amount, grandTotalAmount?.amount])
  return sums
}

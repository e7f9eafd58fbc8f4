import { useShopClient } from '@cartonnage/react-hooks'
import { useRevalidator } from 'react-router-dom'
import { BuyerVouchers } from '../../shared/vouchers/buyer-vouchers'
import { createBrowserChoiceStore } from './checkout-choice'
import type { StepData } from './data/checkout-loader'
import type { CheckoutResponse } from './data/checkout-run'
import { stepPath } from './checkout-step'

interface CheckoutVouchersProps {
  readonly data: StepData
  readonly response: CheckoutResponse | undefined
}

/** The vouchers of the order. A change leaves step and entries as they are, and reads the totals again. */
export function CheckoutVouchers({ data, response }: CheckoutVouchersProps) {
  const { revalidate } = useRevalidator()
  const shop = useShopClient()
  const { coupons, promotions, checkout, step } = data
  const update = async () => {
    try {
      const { keepCheckout } = await import('./data/keep-checkout')
      await keepCheckout(shop, checkout, createBrowserChoiceStore(location.href))
    } catch (error) {
      shop.reportFailure(error, 'the checkout after a change of its vouchers')
    }
    await revalidate()
  }
  return (
    <BuyerVouchers
      {...{ coupons, promotions }}
      action={stepPath(step)}
      checkoutId={checkout.checkoutId}
      refused={response?.voucher}
      onSettled={() => void update()}
    />
  )
}

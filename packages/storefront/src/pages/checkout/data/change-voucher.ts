import { checkout } from '@cartonnage/sdk'
import { activeCheckout } from '@cartonnage/sdk/rules'
import { redirect } from 'react-router-dom'
import { changeVouchers } from '../../../shared/vouchers/data/change-vouchers'
import type { VoucherIntent } from '../../../shared/vouchers/data/change-vouchers'
import { refuse } from './checkout-run'
import type { Run } from './checkout-run'
import { keepCheckout } from './keep-checkout'
import { checkoutSteps, stepPath } from '../checkout-step'

/** Applies or removes a voucher, and shows the same step again. */
export const changeVoucherOf =
  (intent: VoucherIntent): Run =>
  async (shop, form, { url, choices }) => {
    const previous = await shop
      .use(checkout)
      .load()
      .catch(() => undefined)
    const voucher = await changeVouchers(shop, form, { intent, checkoutId: activeCheckout, url })
    if (previous !== undefined) await keepCheckout(shop, previous, choices)
    return voucher === undefined ? redirect(samePath(url), 303) : refuse({ voucher })
  }

function samePath(url: string): string {
  const requested = new URL(url).searchParams.get('step')
  return stepPath(checkoutSteps.find((step) => step === requested) ?? 'address')
}

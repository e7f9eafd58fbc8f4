import { useCart, useCartStatus, useFeature, useStore } from '@cartonnage/react-hooks'
import { cartChecks, type Cart } from '@cartonnage/sdk'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Form, useNavigation } from 'react-router-dom'
import { paths } from '../../app/paths'
import { Button } from '../../components/button'
import { Note } from '../../components/note'
import { readProductAttributes } from '../product/product-attributes'
import styles from './buyer-summary.module.css'
import { CartSummaryPanel } from './cart-summary-panel'
import { lineShortage } from './line-shortage'
import type { BuyerTotals } from './use-buyer-totals'
import type { RunningChanges } from './use-held-back'
import { useHeldBack } from './use-held-back'

export interface BuyerSummaryProps {
  readonly cart: Cart
  readonly sums: BuyerTotals
  /** The present day, `2026-11-21`. */
  readonly today: string
  readonly changes: RunningChanges
}

/** The buyer's sums and the way to the checkout. */
export function BuyerSummary({ cart, sums, today, changes }: BuyerSummaryProps) {
  const { isProcessing } = useCart()
  return (
    <CartSummaryPanel totals={sums.totals} countryCode={sums.countryCode} stale={isProcessing}>
      <CheckoutForm cart={cart} today={today} changes={changes} />
    </CartSummaryPanel>
  )
}

/** Starts the checkout by a form. Items that are short, or a change that is under way or in doubt, keep it back. */
function CheckoutForm({ cart, today, changes }: Omit<BuyerSummaryProps, 'sums'>) {
  const { t } = useTranslation('cart')
  const { isProcessing, isReadyForCheckout } = useCartStatus()
  const isChecked = useStore(useFeature(cartChecks)).length > 0
  const reasonId = useId()
  const isMoving = isProcessing || isChecked
  const isLeaving = useNavigation().formAction?.split('?')[0]?.endsWith(paths.checkout()) === true
  const blocking = countBlocking(cart, today)
  const isReady = blocking === 0 && isReadyForCheckout && !isChecked
  const { form, isHeld, press } = useHeldBack({ changes, isMoving: isProcessing, isReady })
  return (
    <Form
      ref={form}
      className={styles['form']}
      method="post"
      action={paths.checkout()}
      onSubmit={(event) => {
        if (press() || !isReady || isLeaving) event.preventDefault()
      }}
    >
      <input type="hidden" name="intent" value="start" />
      {blocking === 0 ? null : (
        <Note kind="error" inline>
          {t('blocked', { count: blocking })}
        </Note>
      )}
      {isChecked ? (
        <p id={reasonId} className="type-small">
          {t('check.checkout')}
        </p>
      ) : null}
      <Button
        variant="primary"
        size="prominent"
        wide
        disabled={blocking > 0}
        busy={isLeaving || isHeld}
        busyLabel={t('toCheckoutBusy')}
        aria-disabled={isMoving || undefined}
        aria-describedby={isChecked ? reasonId : undefined}
      >
        {t('toCheckout')}
      </Button>
    </Form>
  )
}

/** How many lines have to be changed first: the platform would not order them. */
const countBlocking = ({ items }: Cart, today: string): number =>
  items.filter(({ productDetails, quantity }) => {
    const rule = productDetails?.purchaseQuantityRule ?? null
    const question = { quantity: Number(quantity), rule, today }
    return lineShortage(readProductAttributes(productDetails?.fields ?? {}), question) !== undefined
  }).length

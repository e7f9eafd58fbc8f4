import { useBuyerCart, useCartStatus, useFeature, useShopClient, useStore } from '@cartonnage/react-hooks'
import { cartChecks } from '@cartonnage/sdk'
import type { Cart } from '@cartonnage/sdk'
import { currentCart } from '@cartonnage/sdk/rules'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Form, Link, useNavigation } from 'react-router-dom'
import { makesOffers } from '../../shell/makes-offers'
import { paths } from '../../shell/paths'
import { Button } from '../../components/button'
import { joinClasses } from '../../components/join-classes'
import { focusField } from '../../forms/go-to-field'
import { useHydrated } from '../../hydration/use-hydrated'
import { BuyerVouchers } from '../../shared/vouchers/buyer-vouchers'
import type { RefusedVoucher } from '../../shared/vouchers/data/change-vouchers'
import { BlockedNote, lineElementId } from '../../shared/cart/blocked-note'
import styles from './buyer-summary.module.css'
import { itemsAsAdded, stockLine } from '../../shared/lines/cart-item'
import { CartSummaryPanel } from '../../shared/cart/cart-summary-panel'
import { longestLeadDays } from '../../shared/cart/lead-days'
import { isBlockedByStock } from '../../shared/cart/line-shortage'
import { isOffered } from '../../shared/offers/cart-offer'
import { packedItems } from '../../shared/lines/buyer-totals'
import type { BuyerTotals } from '../../shared/lines/buyer-totals'
import { useDeferredSubmit } from './use-running-changes'
import type { RunningChanges } from './use-running-changes'

interface BuyerSummaryProps {
  readonly cart: Cart
  readonly sums: BuyerTotals
  readonly invoiceLimit: string | null
  /** Today, `2026-11-21`. */
  readonly today: string
  readonly changes: RunningChanges
  /** A code that was refused without scripts. */
  readonly refusedVoucher: RefusedVoucher | undefined
}

/** What the buyer's cart costs, and the button to the checkout. */
export function BuyerSummary(props: BuyerSummaryProps) {
  const { cart, sums, invoiceLimit, today, changes, refusedVoucher } = props
  const { isProcessing } = useBuyerCart()
  const { coupons, promotions } = cart
  const action = paths.cart(currentCart)
  return (
    <CartSummaryPanel
      totals={sums.totals}
      countryCode={sums.countryCode}
      destinations={sums.destinations}
      invoiceLimit={invoiceLimit}
      leadDays={longestLeadDays(cart.items.map(stockLine), today)}
      packed={packedItems(cart.items)}
      stale={isProcessing}
      vouchers={<BuyerVouchers {...{ coupons, promotions, action }} refused={refusedVoucher} />}
    >
      <CheckoutForm cart={cart} changes={changes} />
      <KeepForLater mayAsk={!cart.items.some(isOffered)} />
    </CartSummaryPanel>
  )
}

/** Leads to where the cart can be kept, and exchanged for the one that is kept, be saved as a list, or be offered. */
function KeepForLater({ mayAsk }: { readonly mayAsk: boolean }) {
  const { t } = useTranslation('cart')
  const mayBeOffered = makesOffers(useShopClient()) && mayAsk
  return (
    <p className={styles.later} data-screen-only>
      <Link className="link" to={paths.carts()}>
        {t('keepForLater')}
      </Link>
      <Link className="link" to={paths.lists({ source: { from: 'cart' } })}>
        {t('toList')}
      </Link>
      {mayBeOffered ? (
        <Link className="link" to={paths.offerRequest({ from: 'cart' })}>
          {t('toOffer')}
        </Link>
      ) : null}
    </p>
  )
}

/** Starts the checkout. Blocked by items short in stock and by changes that are running or unresolved. */
function CheckoutForm({ cart, changes }: Pick<BuyerSummaryProps, 'cart' | 'changes'>) {
  const { t } = useTranslation('cart')
  const { isProcessing, isReadyForCheckout } = useCartStatus()
  const isChecked = useStore(useFeature(cartChecks)).length > 0
  const [reasonId, blockedId] = [useId(), useId()]
  const isHydrated = useHydrated()
  const isUpdating = isProcessing || isChecked
  const isLeaving = useNavigation().formAction?.split('?')[0]?.endsWith(paths.checkout()) === true
  const blocking = blockingIds(cart)
  const [first] = blocking
  const isReady = first === undefined && isReadyForCheckout && !isChecked
  const { form, isWaiting, defer } = useDeferredSubmit({ changes, isUpdating: isProcessing, isReady })
  return (
    <Form
      ref={form}
      className={styles.form}
      method="post"
      action={paths.checkout()}
      onSubmit={(event) => {
        const isDeferred = defer()
        if (isDeferred || !isReady || isLeaving) event.preventDefault()
        if (!isDeferred && first !== undefined) focusField(lineElementId(first))
      }}
    >
      <input type="hidden" name="intent" value="start" />
      {first === undefined ? null : <BlockedNote id={blockedId} lineIds={blocking} />}
      {isChecked ? (
        <p id={reasonId} className="type-small">
          {t('check.checkout')}
        </p>
      ) : null}
      <Button
        variant="primary"
        size="prominent"
        wide
        disabled={first !== undefined && !isHydrated}
        busy={isLeaving || isWaiting}
        busyLabel={t('toCheckoutBusy')}
        aria-disabled={isUpdating || first !== undefined || undefined}
        aria-describedby={joinClasses(first !== undefined && blockedId, isChecked && reasonId) || undefined}
      >
        {t('toCheckout')}
      </Button>
    </Form>
  )
}

/** The items that the platform would refuse to order. */
const blockingIds = ({ items }: Cart): readonly string[] =>
  itemsAsAdded(items).flatMap((item) => {
    const { attributes, ...line } = stockLine(item)
    return isBlockedByStock(attributes, line) ? [item.cartItemId] : []
  })

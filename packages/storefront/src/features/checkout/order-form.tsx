import { useTranslation } from 'react-i18next'
import { Form, useNavigation } from 'react-router-dom'
import { Button } from '../../components/button'
import { joinClasses } from '../../components/join-classes'
import { readCartTotals } from '../cart/cart-totals'
import { TotalsList } from '../cart/totals-list'
import { stepPath } from './checkout-step'
import styles from './order-form.module.css'
import { reviewedOrder } from './reviewed-order'
import type { StepData } from './step-data'

/**
 * The sums and, as the last thing, the button that pays and orders. It carries its legal text only. The form carries
 * what the review shows: whatever another tab did since, nothing else is ordered. Pressing it twice, a reload or the way back make one order:
 * the form names its checkout, and the client and the platform know it.
 */
export function OrderForm({ data }: { readonly data: StepData }) {
  const { t } = useTranslation('checkout')
  const { formData, state } = useNavigation()
  const isOrdering = state !== 'idle' && formData?.get('intent') === 'order'
  const { checkout, choice, vatRate: rate, countryCode } = data
  const totals =
    checkout.cartSummary && readCartTotals(checkout.cartSummary, { rate, countryCode, isShippingKnown: true })
  return (
    <Form
      className={joinClasses('panel', 'full-bleed', styles['order'])}
      method="post"
      action={stepPath('review')}
      onSubmit={(event) => {
        if (isOrdering) event.preventDefault()
      }}
    >
      <input type="hidden" name="intent" value="order" />
      <input type="hidden" name="checkoutId" value={checkout.checkoutId} />
      <input type="hidden" name="reviewed" value={reviewedOrder(checkout)} />
      <input type="hidden" name="billing" value={choice?.billing} />
      <input type="hidden" name="purchaseOrderNumber" value={choice?.purchaseOrderNumber} />
      {totals === null ? null : <TotalsList totals={totals} />}
      <Button variant="primary" size="prominent" wide busy={isOrdering}>
        {t('review.order')}
      </Button>
    </Form>
  )
}

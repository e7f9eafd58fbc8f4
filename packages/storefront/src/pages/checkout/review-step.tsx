import { useSession, useShopClient } from '@cartonnage/react-hooks'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { Form, Link, useNavigation } from 'react-router-dom'
import { hasWithdrawalRight } from '../../shell/has-withdrawal-right'
import { paths } from '../../shell/paths'
import type { ServiceSlug } from '../../shell/paths'
import { Button } from '../../components/button'
import { joinClasses } from '../../components/join-classes'
import { TotalsList } from '../../shared/lines/totals-list'
import type { StepData } from './data/checkout-loader'
import { readCheckoutTotals } from './checkout-deliveries'
import type { CheckoutResponse } from './data/checkout-run'
import { isSplit, stepPath } from './checkout-step'
import { CheckoutVouchers } from './checkout-vouchers'
import { ReviewDeliveries } from './review-deliveries'
import { ItemsReview, ReviewDetails } from './review-details'
import styles from './review-step.module.css'
import { reviewedOrder } from './reviewed-order'
import { VatNote } from './vat-note'

interface ReviewStepProps {
  readonly data: StepData
  readonly response: CheckoutResponse | undefined
}

/**
 * Everything once more. The law wants the items, their total and the order button directly after one another, so what
 * applies and the vouchers come before them.
 */
export function ReviewStep({ data, response }: ReviewStepProps) {
  return (
    <div className="layout-checkout">
      <div className={styles.before}>
        <ReviewDetails data={data} />
        <CheckoutVouchers data={data} response={response} />
      </div>
      <div className={styles.items}>
        <LegalLine />
        {isSplit(data.checkout) ? <ReviewDeliveries data={data} /> : <ItemsReview data={data} />}
        <VatNote data={data} />
        <OrderForm data={data} />
      </div>
    </div>
  )
}

/**
 * The totals and the button that pays and orders, with its legal text only. The form contains what the review shows:
 * whatever another tab has done since, nothing else is ordered. A double click, a reload or Back make one order: the
 * form names its checkout, which client and platform recognize.
 */
function OrderForm({ data }: { readonly data: StepData }) {
  const { t } = useTranslation('checkout')
  const { formData, state } = useNavigation()
  const isOrdering = state !== 'idle' && formData?.get('intent') === 'order'
  const { checkout, choice } = data
  const totals = readCheckoutTotals(data)
  return (
    <Form
      className={joinClasses('panel', 'full-bleed', styles.order)}
      method="post"
      action={stepPath('review')}
      onSubmit={(event) => {
        if (isOrdering) event.preventDefault()
      }}
    >
      <input type="hidden" name="intent" value="order" />
      <input type="hidden" name="checkoutId" value={checkout.checkoutId} />
      <input type="hidden" name="reviewed" value={reviewedOrder(checkout)} />
      <input type="hidden" name="method" value={choice?.method} />
      <input type="hidden" name="billing" value={choice?.billing} />
      <input type="hidden" name="purchaseOrderNumber" value={choice?.purchaseOrderNumber} />
      {totals === null ? null : <TotalsList totals={totals} />}
      <Button variant="primary" size="prominent" wide busy={isOrdering} busyLabel={t('review.ordering')}>
        {t('review.order')}
      </Button>
    </Form>
  )
}

/** For consumers in the European Union: a business has no right of withdrawal. */
const consumerPages: readonly ServiceSlug[] = ['withdrawal', 'guarantee']
const commonPages: readonly ServiceSlug[] = ['privacy', 'delivery']

/** The terms of the order, with links to the pages. */
export function LegalLine() {
  const { t } = useTranslation(['checkout', 'guest-checkout'])
  const { shop } = useShopClient()
  const { session } = useSession()
  const isConsumer = hasWithdrawalRight(shop, session?.userType)
  const pages = [...(isConsumer ? consumerPages : []), ...commonPages]
  return (
    <div className={styles.legal}>
      <p>
        {t('review.applies')} <ServiceLink slug="terms" />
        {t('review.appliesAfter')}{' '}
        {pages.map((slug, index) => (
          <Fragment key={slug}>
            {index === 0 ? null : ', '}
            <ServiceLink slug={slug} />
          </Fragment>
        ))}
        .
      </p>
      <p>{session?.isGuest === true ? t('guest-checkout:lookUp') : t('review.after')}</p>
    </div>
  )
}

function ServiceLink({ slug }: { readonly slug: ServiceSlug }) {
  const { t } = useTranslation('common')
  return (
    <Link className="link" to={paths.service(slug)}>
      {t(`service.${slug}`)}
    </Link>
  )
}

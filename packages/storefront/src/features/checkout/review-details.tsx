import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { AddressText } from './address-text'
import { mainGroup, stepPath } from './checkout-step'
import type { CheckoutStep } from './checkout-step'
import { findInvoice } from './invoice'
import styles from './review-details.module.css'
import type { StepData } from './step-data'
import { useDeliveryDays } from './use-delivery-days'

/** What was chosen in the steps, each with the way back to change it. */
export function ReviewDetails({ data }: { readonly data: StepData }) {
  const { t } = useTranslation('checkout')
  const days = useDeliveryDays()
  const { checkout, choice, billingAddresses, shippingAddresses, locations } = data
  const group = mainGroup(checkout)
  const delivery = group?.deliveryAddress
  const method = group?.selectedDeliveryMethod
  const saved = [...billingAddresses, ...shippingAddresses]
  const invoice = findInvoice({ billing: choice?.billing, delivery, saved })
  const number = choice?.purchaseOrderNumber ?? ''
  return (
    <div className={styles['attributes']}>
      <Fact step="address" title={t('review.delivery')}>
        {delivery ? <AddressText address={delivery} phone={delivery.phoneNumber} /> : null}
      </Fact>
      <Fact step="payment" title={t('review.billing')}>
        {invoice ? <AddressText {...invoice} locations={locations} /> : null}
      </Fact>
      <Fact step="delivery" title={t('review.method')}>
        {method?.name}
        <span className={styles['quiet']}>{method ? days(method) : null}</span>
      </Fact>
      <Fact step="payment" title={t('review.payment')}>
        {t('payment.invoice')}
        {number === '' ? null : <span className={styles['quiet']}>{t('review.numberIs', { number })}</span>}
      </Fact>
    </div>
  )
}

interface FactProps {
  /** Where it can be changed. */
  readonly step: CheckoutStep
  readonly title: string
  readonly children: ReactNode
}

function Fact({ step, title, children }: FactProps) {
  const { t } = useTranslation('checkout')
  return (
    <section className={styles['fact']}>
      <div className={styles['head']}>
        <h2>{title}</h2>
        <Link className="link" to={stepPath(step)} aria-label={t('review.changeWhat', { what: title })}>
          {t('review.change')}
        </Link>
      </div>
      <div>{children}</div>
    </section>
  )
}

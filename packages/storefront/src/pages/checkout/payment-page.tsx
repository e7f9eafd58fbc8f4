import type { PaymentMethod } from '@cartonnage/sdk/rules'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useHref, useLoaderData } from 'react-router-dom'
import { buttonClass } from '../../components/button'
import { loadLater } from '../../shell/load-later'
import type { PageHandle } from '../../shell/page-handle'
import { paths } from '../../shell/paths'
import { CheckoutFooter } from '../../frame/checkout-frame/checkout-footer'
import { CheckoutHeader } from '../../frame/checkout-frame/checkout-header'
import type { loadPayment } from './data/payment-loader'
import styles from './waiting-step.module.css'

export const loader = loadLater(async () => (await import('./data/payment-loader')).loadPaymentPage)

export const handle: PageHandle<typeof loadPayment> = {
  kind: 'checkout',
  frame: { Header: CheckoutHeader, Footer: CheckoutFooter },
  title: ({ i18n }) => i18n.t('elsewhere.title', { ns: 'checkout' }),
}

/** Between the shop and the payment provider: on the way there, and back, until the payment is confirmed. */
export function Component() {
  const { t } = useTranslation('checkout')
  const data = useLoaderData<typeof loadPayment>()
  return (
    <div className="container section">
      <h1 className="type-h2">{t('elsewhere.title')}</h1>
      <div className={styles.waiting}>
        {data.state === 'leaving' ? <Leaving {...data} /> : <Open method={data.method} />}
      </div>
    </div>
  )
}

interface LeavingProps {
  readonly url: string
  readonly method: PaymentMethod
}

/** The page leads on by itself, with and without scripts; the link is for browsers that forbid that. */
function Leaving({ url, method }: LeavingProps) {
  const { t } = useTranslation('checkout')
  // In place of this page, so that Back leads to the review.
  useEffect(() => location.replace(url), [url])
  return (
    <>
      <p role="status">{t('elsewhere.leaving', { method: t(`payment.method.${method}`) })}</p>
      <p>
        <a className={buttonClass({ variant: 'primary' })} href={url} rel="noreferrer">
          {t('elsewhere.leave')}
        </a>
      </p>
    </>
  )
}

/** The provider has not confirmed yet; the page reloads itself. */
function Open({ method }: { readonly method: PaymentMethod }) {
  const { t } = useTranslation('checkout')
  const [again, choose] = [useHref(paths.checkoutPayment()), useHref(`${paths.checkout()}?step=payment`)]
  return (
    <>
      <p role="status">{t('elsewhere.open', { method: t(`payment.method.${method}`) })}</p>
      <p className={styles.links}>
        <a className={buttonClass({ variant: 'primary' })} href={again}>
          {t('look')}
        </a>
        <a className={buttonClass({ variant: 'text' })} href={choose}>
          {t('elsewhere.other')}
        </a>
      </p>
    </>
  )
}

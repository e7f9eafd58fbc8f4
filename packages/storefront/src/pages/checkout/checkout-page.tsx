import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { useActionData, useLoaderData } from 'react-router-dom'
import type { ShouldRevalidateFunction } from 'react-router-dom'
import { DeliveryCalendarContext } from '../../shell/delivery-calendar'
import { loadLater } from '../../shell/load-later'
import type { PageHandle } from '../../shell/page-handle'
import { usePageQuery } from '../../shell/use-shared-location'
import { CheckoutFooter } from '../../frame/checkout-frame/checkout-footer'
import { CheckoutHeader } from '../../frame/checkout-frame/checkout-header'
import { AddressStep } from './address-step'
import { ChangedCartNote } from './changed-cart-note'
import type { continueCheckout } from './data/checkout-action'
import type { CheckoutResponse } from './data/checkout-run'
import type { loadCheckout, StepData } from './data/checkout-loader'
import styles from './checkout-page.module.css'
import type { FormProblem } from './checkout-problem'
import {
  isDatePassed,
  isReviewOutdated,
  readPaymentProblem,
  readPresetSteps,
  readRequestedOrder,
} from './checkout-step'
import type { CheckoutStep } from './checkout-step'
import { DeliveryStep } from './delivery-step'
import { OrderSummary } from './order-summary'
import { PaymentStep } from './payment-step'
import { PresetNote } from './preset-note'
import { ProblemNote } from './problem-note'
import { ReviewStep } from './review-step'
import { StepsBar, usePendingStep } from './steps-bar'
import { FindingOut, LoadingStep, WaitingStep } from './waiting-step'

export const action = loadLater(async () => (await import('./data/checkout-action')).continueCheckout)

export const loader = loadLater(async () => (await import('./data/checkout-loader')).loadCheckoutPage)

/** After a refused form only where a delivery method is missing: what the deliveries offer may have changed meanwhile. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionResult, defaultShouldRevalidate }) => {
  // The router has what the action above has responded with.
  const response = actionResult as CheckoutResponse | undefined
  const refused = Object.values(response?.delivery ?? {})
  return defaultShouldRevalidate || refused.some(({ problems }) => problems.methodId !== undefined)
}

export const handle: PageHandle<typeof loadCheckout> = {
  kind: 'checkout',
  frame: { Header: CheckoutHeader, Footer: CheckoutFooter },
  title: ({ data, i18n }) => {
    const title = i18n.t('title', { ns: 'checkout' })
    if (data?.state !== 'ready') return title
    return `${i18n.t(`step.${data.step}`, { ns: 'checkout' })} – ${title}`
  },
}

/** The checkout: one step at a time, each a form of its own. */
export function Component() {
  const { t } = useTranslation('checkout')
  const data = useLoaderData<typeof loadCheckout>()
  const response = useActionData<typeof continueCheckout>()
  const calendar = use(DeliveryCalendarContext)
  const problem = response?.problem ?? (data.state === 'stopped' ? data.problem : undefined)
  return (
    <div className={`container ${styles.checkout}`}>
      {data.state === 'ready' ? (
        <DeliveryCalendarContext value={calendar && { ...calendar, places: data.places }}>
          <Step data={data} response={response} />
        </DeliveryCalendarContext>
      ) : (
        <>
          <h1 className={styles.title}>{t('title')}</h1>
          {problem === undefined ? null : <ProblemNote problem={problem} response={response} />}
          {data.state === 'waiting' ? <WaitingStep isStarted={data.isStarted} /> : null}
          {data.state === 'finding-out' ? <FindingOut /> : null}
        </>
      )}
    </div>
  )
}

interface StepProps {
  readonly data: StepData
  readonly response: CheckoutResponse | undefined
}

/** Step bar, heading and content change together, also while the next step is loading. */
function Step({ data, response }: StepProps) {
  const { t } = useTranslation('checkout')
  const pending = usePendingStep(data.step)
  const step = pending ?? data.step
  const search = usePageQuery()
  const problem = response?.problem ?? problemOf(step, search)
  return (
    <>
      <StepsBar current={step} />
      {/* A new element for each step: a heading that already has the focus would not be announced again. */}
      <h1 key={`heading of ${step}`} className={styles.title}>
        {t(`heading.${step}`)}
      </h1>
      {pending === undefined && problem ? <ProblemNote problem={problem} response={response} /> : null}
      {pending === undefined ? <PresetNote step={step} preset={readPresetSteps(search)} /> : null}
      {data.isGuest ? <ChangedCartNote /> : null}
      {pending === undefined ? <StepContent key={step} data={data} response={response} /> : <LoadingStep />}
    </>
  )
}

/** Why a step is shown again, from the URL. */
function problemOf(step: CheckoutStep, search: URLSearchParams): FormProblem | undefined {
  if (step === 'payment') return readPaymentProblem(search)
  if (step === 'delivery') return isDatePassed(search) ? 'date-passed' : undefined
  if (step !== 'review') return undefined
  if (isReviewOutdated(search)) return 'outdated'
  return readRequestedOrder(search, Date.now()) === 'none' ? undefined : 'unknown'
}

function StepContent({ data, response }: StepProps) {
  if (data.step === 'review') return <ReviewStep data={data} response={response} />
  const views = {
    address: <AddressStep data={data} response={response} />,
    delivery: <DeliveryStep data={data} response={response} />,
    payment: <PaymentStep data={data} response={response} />,
  }
  return (
    <div className={styles.step}>
      <div className={styles.summary}>
        <OrderSummary data={data} response={response} />
      </div>
      {views[data.step]}
    </div>
  )
}

import { useTranslation } from 'react-i18next'
import { useActionData, useLoaderData, useSearchParams } from 'react-router-dom'
import type { PageHandle } from '../../app/page-handle'
import { checkoutFrame } from '../checkout-frame/checkout-frame'
import { AddressStep } from './address-step'
import type { CheckoutAnswer, goOn } from './checkout-action'
import type { loadCheckout } from './checkout-loader'
import styles from './checkout-page.module.css'
import { isReviewOutdated } from './checkout-step'
import { DeliveryStep } from './delivery-step'
import { OrderSummary } from './order-summary'
import { PaymentStep } from './payment-step'
import { ProblemNote } from './problem-note'
import { ReviewStep } from './review-step'
import type { StepData } from './step-data'
import { StepsBar } from './steps-bar'
import { usePendingStep } from './use-pending-step'
import { useProblemFocus } from './use-problem-focus'
import { LoadingStep, WaitingStep } from './waiting-step'

export { goOn as action } from './checkout-action'
export { loadCheckout as loader } from './checkout-loader'

export const handle: PageHandle<typeof loadCheckout> = {
  kind: 'checkout',
  frame: checkoutFrame,
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
  const answer = useActionData<typeof goOn>()
  const problem = answer?.problem ?? (data.state === 'stopped' ? data.problem : undefined)
  useProblemFocus(answer)
  return (
    <div className={`container ${styles['checkout']}`}>
      {data.state === 'ready' ? (
        <Step data={data} answer={answer} />
      ) : (
        <>
          <h1 className={styles['title']}>{t('title')}</h1>
          {problem === undefined ? null : <ProblemNote problem={problem} />}
          {data.state === 'waiting' ? <WaitingStep isStarted={data.isStarted} /> : null}
        </>
      )}
    </div>
  )
}

interface StepProps {
  readonly data: StepData
  readonly answer: CheckoutAnswer | undefined
}

/** Bar, heading and content of a step change together, also while the next one is loaded. */
function Step({ data, answer }: StepProps) {
  const { t } = useTranslation('checkout')
  const pending = usePendingStep(data.step)
  const step = pending ?? data.step
  const isOutdated = isReviewOutdated(useSearchParams()[0]) && step === 'review'
  const problem = answer?.problem ?? (isOutdated ? 'outdated' : undefined)
  return (
    <>
      <StepsBar present={step} />
      {/* A new element for each step: one that has the focus already would not be read again. */}
      <h1 key={`heading of ${step}`} className={styles['title']}>
        {t(`heading.${step}`)}
      </h1>
      {pending === undefined && problem ? <ProblemNote problem={problem} /> : null}
      {pending === undefined ? <StepContent key={step} data={data} answer={answer} /> : <LoadingStep />}
    </>
  )
}

function StepContent({ data, answer }: StepProps) {
  if (data.step === 'review') return <ReviewStep data={data} />
  const views = {
    address: <AddressStep data={data} answer={answer} />,
    delivery: <DeliveryStep data={data} />,
    payment: <PaymentStep data={data} answer={answer} />,
  }
  return (
    <div className={styles['step']}>
      <div className={styles['summary']}>
        <OrderSummary data={data} />
      </div>
      {views[data.step]}
    </div>
  )
}

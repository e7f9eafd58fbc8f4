import { useTranslation } from 'react-i18next'
import { useActionData, useLoaderData } from 'react-router-dom'
import type { PageHandle } from '../../app/page-handle'
import { AddressStep } from './address-step'
import type { CheckoutAnswer, goOn } from './checkout-action'
import type { loadCheckout } from './checkout-loader'
import styles from './checkout-page.module.css'
import { DeliveryStep } from './delivery-step'
import { PaymentStep } from './payment-step'
import { ProblemNote } from './problem-note'
import { ReviewStep } from './review-step'
import type { StepData } from './step-data'
import { StepsBar } from './steps-bar'
import { WaitingStep } from './waiting-step'

export { goOn as action } from './checkout-action'
export { loadCheckout as loader } from './checkout-loader'

export const handle: PageHandle<typeof loadCheckout> = {
  kind: 'checkout',
  title: ({ i18n }) => i18n.t('title', { ns: 'checkout' }),
}

/** The checkout: one step at a time, each a form of its own. */
export function Component() {
  const { t } = useTranslation('checkout')
  const data = useLoaderData<typeof loadCheckout>()
  const answer = useActionData<typeof goOn>()
  const problem = answer?.problem ?? (data.state === 'stopped' ? data.problem : undefined)
  return (
    <div className={`container ${styles['checkout']}`}>
      {data.state === 'ready' ? <StepsBar present={data.step} billing={data.billing} /> : null}
      <h1 className={styles['title']}>{data.state === 'ready' ? t(`heading.${data.step}`) : t('title')}</h1>
      {problem === undefined ? null : <ProblemNote problem={problem} />}
      {data.state === 'waiting' ? <WaitingStep isStarted={data.isStarted} /> : null}
      {data.state === 'ready' ? <Step key={data.step} data={data} answer={answer} /> : null}
    </div>
  )
}

interface StepProps {
  readonly data: StepData
  readonly answer: CheckoutAnswer | undefined
}

function Step({ data, answer }: StepProps) {
  const views = {
    address: <AddressStep data={data} />,
    delivery: <DeliveryStep data={data} />,
    payment: <PaymentStep data={data} answer={answer} />,
    review: <ReviewStep data={data} />,
  }
  return views[data.step]
}

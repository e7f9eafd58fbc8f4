import { useShopClient } from '@cartonnage/react-hooks'
import type { FormEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Form, Link, useNavigation } from 'react-router-dom'
import { Button } from '../../components/button'
import type { FieldError } from '../../forms/bind-fields'
import { ProblemSummary } from '../../forms/problem-summary'
import type { CheckoutResponse } from './data/checkout-run'
import { stepPath } from './checkout-step'
import type { CheckoutStep } from './checkout-step'
import { cartPathOf } from './cart-path'
import styles from './step-form.module.css'
import { useCheckoutBinding } from './use-checkout-binding'
import { useUnsentFields } from './use-unsent-fields'

interface StepFormProps {
  readonly step: Exclude<CheckoutStep, 'review'>
  readonly checkoutId: string
  /** The response to this form. */
  readonly response: CheckoutResponse | undefined
  /** What is wrong with fields that only this step has. */
  readonly errors?: readonly FieldError[] | undefined
  readonly children: ReactNode
  /** There is nothing to choose from, so no submit button. */
  readonly isClosed?: boolean | undefined
  /** Something has to happen in the browser first: no second press until then. */
  readonly isWaiting?: boolean | undefined
  /** May prevent the submission. */
  readonly onSubmit?: ((event: FormEvent<HTMLFormElement>) => void) | undefined
}

/** A step as a form that leads to the next one, with and without scripts. */
export function StepForm({
  step,
  checkoutId,
  response,
  errors = [],
  children,
  isClosed = false,
  isWaiting = false,
  onSubmit,
}: StepFormProps) {
  const { t } = useTranslation('checkout')
  const common = useCheckoutBinding(response).errors
  const isBusy = useNavigation().state !== 'idle' || isWaiting
  const form = useUnsentFields(`${step} ${checkoutId}`)
  return (
    <Form
      ref={form}
      className={styles.form}
      method="post"
      action={stepPath(step)}
      noValidate
      onSubmit={(event) => {
        if (isBusy) event.preventDefault()
        else onSubmit?.(event)
      }}
    >
      <input type="hidden" name="intent" value={step} />
      <ProblemSummary errors={[...common, ...errors]} response={response} />
      {children}
      <div className={styles.actions}>
        {isClosed ? null : (
          <Button variant="primary" size="prominent" busy={isBusy} busyLabel={t('busy')}>
            {t(`next.${step}`)}
          </Button>
        )}
        <Link className="link" to={cartPathOf(useShopClient())}>
          {t('backToCart')}
        </Link>
      </div>
    </Form>
  )
}

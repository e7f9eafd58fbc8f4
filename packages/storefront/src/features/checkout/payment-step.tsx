import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Choice } from '../../components/choice'
import { Field } from '../../components/field'
import { AddressText } from './address-text'
import { longestNumber } from './checkout-action'
import type { CheckoutAnswer } from './checkout-action'
import { mainGroup, sameAddress } from './checkout-step'
import type { StepData } from './step-data'
import { StepForm } from './step-form'
import styles from './step-form.module.css'

export interface PaymentStepProps {
  readonly data: StepData
  readonly answer: CheckoutAnswer | undefined
}

/** The buyer's own order number, and where the invoice goes. */
export function PaymentStep({ data, answer }: PaymentStepProps) {
  const { t } = useTranslation('checkout')
  const { checkout, billing } = data
  return (
    <StepForm step="payment" billing={billing}>
      <p>
        <strong>{t('payment.invoice')}.</strong> {t('payment.explain')}
      </p>
      <NumberField answer={answer} present={checkout.cartSummary?.purchaseOrderNumber ?? ''} />
      <BillingChoice data={data} typed={answer?.billing} />
    </StepForm>
  )
}

interface NumberFieldProps {
  readonly answer: CheckoutAnswer | undefined
  readonly present: string
}

function NumberField({ answer, present }: NumberFieldProps) {
  const { t } = useTranslation('checkout')
  const field = useRef<HTMLDivElement>(null)
  const typed = answer?.purchaseOrderNumber ?? present
  useEffect(() => {
    field.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [answer])
  const errors: Readonly<Partial<Record<string, string>>> = {
    'number-missing': t('problem.number-missing'),
    'number-long': t('problem.number-long', { length: typed.length }),
  }
  return (
    <div ref={field}>
      <Field
        label={t('payment.number')}
        hint={t('payment.numberHint')}
        name="purchaseOrderNumber"
        autoComplete="off"
        required
        maxLength={answer?.problem === 'number-long' ? undefined : longestNumber}
        defaultValue={typed}
        error={errors[answer?.problem ?? '']}
      />
    </div>
  )
}

interface BillingChoiceProps {
  readonly data: StepData
  /** What was chosen before a failure. */
  readonly typed: string | undefined
}

function BillingChoice({ data, typed }: BillingChoiceProps) {
  const { t } = useTranslation('checkout')
  const { billingAddresses, billing, checkout } = data
  const delivery = mainGroup(checkout)?.deliveryAddress
  const first = (billingAddresses.find(({ isDefault }) => isDefault) ?? billingAddresses[0])?.addressId
  const chosen = typed ?? billing ?? first ?? sameAddress
  return (
    <fieldset className={styles['choices']}>
      <legend>{t('payment.billing')}</legend>
      {billingAddresses.map((address) => (
        <Choice
          key={address.addressId}
          card
          type="radio"
          name="billing"
          value={address.addressId}
          defaultChecked={address.addressId === chosen}
          label={address.companyName ?? address.name ?? address.street}
          hint={<AddressText address={address} isHeadShown={false} />}
        />
      ))}
      <Choice
        card
        type="radio"
        name="billing"
        value={sameAddress}
        defaultChecked={chosen === sameAddress}
        label={t('payment.same')}
        hint={delivery ? <AddressText address={delivery} /> : undefined}
      />
    </fieldset>
  )
}

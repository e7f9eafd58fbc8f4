import { useShopClient } from '@cartonnage/react-hooks'
import { formatMoney, ownOrderNumber, vatIdField } from '@cartonnage/sdk/rules'
import type { PaymentMethod } from '@cartonnage/sdk/rules'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePageQuery } from '../../shell/use-shared-location'
import { Button } from '../../components/button'
import { Choice } from '../../components/choice'
import { Field } from '../../components/field'
import { ChoiceGroup } from '../../forms/choice-group'
import { AddressText } from './address-text'
import type { CheckoutResponse } from './data/checkout-run'
import type { StepData } from './data/checkout-loader'
import { mainGroup, sameAddress, toNewAddress } from './checkout-step'
import { GuestBilling, useGuestBillingErrors } from './guest-billing'
import { findInvoice } from './invoice'
import { OrderNotesFields, useOrderNotesBinding } from './order-notes-fields'
import { PaymentMethods } from './payment-methods'
import paymentStyles from './payment-step.module.css'
import { StepForm } from './step-form'
import styles from './step-form.module.css'
import { useCheckoutBinding } from './use-checkout-binding'
import { usePaymentFields } from './use-payment-fields'
import { usualBilling } from './usual-choices'

interface PaymentStepProps {
  readonly data: StepData
  readonly response: CheckoutResponse | undefined
}

/** Method, billing address and, for business buyers, their order number. It only chooses: nothing is paid. */
export function PaymentStep({ data, response }: PaymentStepProps) {
  const { t } = useTranslation('checkout')
  const { locale } = useShopClient()
  const { checkout, payment } = data
  const { field } = useCheckoutBinding(response)
  const [method, setMethod] = useState(() => firstMethod(data, response))
  const fields = usePaymentFields({ checkoutId: checkout.checkoutId, method, payment })
  const { id, error } = field('method')
  return (
    <StepForm
      step="payment"
      checkoutId={checkout.checkoutId}
      response={response}
      errors={[...useOrderNotesBinding(response).errors, ...useGuestBillingErrors(response)]}
      isClosed={payment.methods.length === 0}
      isWaiting={fields.isWaiting}
      onSubmit={fields.submit}
    >
      {/* Enter presses a form's first button, which must not be the one for a new address. */}
      <button className="visually-hidden" tabIndex={-1} aria-hidden="true">
        {t('next.payment')}
      </button>
      <input type="hidden" name="checkoutId" value={checkout.checkoutId} />
      {payment.exceededLimit === null ? null : (
        <p>{t('payment.limit', { limit: formatMoney(payment.exceededLimit, locale) })}</p>
      )}
      <PaymentMethods
        id={id}
        error={error}
        methods={payment.methods}
        chosen={method}
        onChoose={setMethod}
        fields={fields.element}
      />
      {payment.number === 'none' ? null : (
        <div className={paymentStyles.number}>
          <NumberField data={data} response={response} />
        </div>
      )}
      {data.isGuest ? (
        <GuestBilling data={data} response={response} />
      ) : (
        <BillingChoice data={data} entered={response?.entered?.billing} />
      )}
      <OrderNotesFields data={data} response={response} />
    </StepForm>
  )
}

/** The method chosen before, the only one, or the invoice of a business; others choose for themselves. */
function firstMethod(
  { choice, payment: { methods, number } }: StepData,
  response: CheckoutResponse | undefined,
): PaymentMethod | undefined {
  const [first, ...others] = methods
  const isObvious = others.length === 0 || (number !== 'none' && first === 'invoice')
  return response?.entered?.method ?? choice?.method ?? (isObvious ? first : undefined)
}

function NumberField({ data, response }: PaymentStepProps) {
  const { t } = useTranslation('checkout')
  const { field } = useCheckoutBinding(response)
  const isRequired = data.payment.number === 'required'
  return (
    <Field
      {...field('purchaseOrderNumber')}
      label={t('payment.number')}
      labelNote={isRequired ? undefined : t('payment.optional')}
      hint={t('payment.numberHint')}
      autoComplete="off"
      // Not `required`: the shop reports the problem itself, in its language.
      aria-required={isRequired || undefined}
      defaultValue={response?.entered?.purchaseOrderNumber ?? currentNumber(data)}
    />
  )
}

/** The number entered before, here or in an order that was not placed. */
const currentNumber = ({ choice, checkout: { cartSummary, checkoutId } }: StepData): string =>
  choice?.purchaseOrderNumber ?? ownOrderNumber(cartSummary?.purchaseOrderNumber, checkoutId) ?? ''

interface BillingChoiceProps {
  readonly data: StepData
  /** The billing address chosen in a refused form. */
  readonly entered: string | undefined
}

function BillingChoice({ data, entered }: BillingChoiceProps) {
  const { t } = useTranslation(['checkout', 'addresses'])
  const { billingAddresses, shippingAddresses, locations, choice, checkout } = data
  const delivery = mainGroup(checkout)?.deliveryAddress
  const same = findInvoice({ billing: sameAddress, delivery, saved: shippingAddresses })
  const requested = usePageQuery().get('billing')
  const justSaved = billingAddresses.find(({ addressId }) => addressId === requested)?.addressId
  const chosen = entered ?? justSaved ?? choice?.billing ?? usualBilling(billingAddresses)
  return (
    <>
      <ChoiceGroup legend={t('payment.billing')} className={styles.choices}>
        {billingAddresses.map((address) => (
          <Choice
            key={address.addressId}
            card
            type="radio"
            name="billing"
            value={address.addressId}
            defaultChecked={address.addressId === chosen}
            label={address.companyName ?? address.name ?? address.street}
            hint={
              <AddressText
                address={address}
                hasFirstLine={false}
                vatId={address.fields[vatIdField] ?? null}
                locations={locations}
              />
            }
          />
        ))}
        <Choice
          card
          type="radio"
          name="billing"
          value={sameAddress}
          defaultChecked={chosen === sameAddress}
          label={t('payment.same')}
          hint={same ? <AddressText {...same} /> : undefined}
        />
      </ChoiceGroup>
      <p>
        <Button variant="text" name="next" value={toNewAddress}>
          {t('addresses:add.Billing')}
        </Button>
      </p>
    </>
  )
}

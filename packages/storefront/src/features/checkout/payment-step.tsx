import { ownOrderNumber, vatIdField } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { Button } from '../../components/button'
import { Choice } from '../../components/choice'
import { Field } from '../../components/field'
import { ChoiceGroup } from '../../forms/choice-group'
import { AddressText } from './address-text'
import type { CheckoutResponse } from './checkout-run'
import type { StepData } from './checkout-loader'
import { mainGroup, sameAddress, toNewAddress } from './checkout-step'
import { findInvoice } from './invoice'
import { OrderNotesFields, useOrderNotesBinding } from './order-notes-fields'
import { StepForm } from './step-form'
import styles from './step-form.module.css'
import { useCheckoutBinding } from './use-checkout-binding'

interface PaymentStepProps {
  readonly data: StepData
  readonly response: CheckoutResponse | undefined
}

/** Billing address and, for business buyers, their order number. It only chooses: nothing is paid. */
export function PaymentStep({ data, response }: PaymentStepProps) {
  const { t } = useTranslation('checkout')
  const { checkout, orderNumber } = data
  return (
    <StepForm step="payment" response={response} errors={useOrderNotesBinding(response).errors}>
      {/* Enter presses a form's first button, which must not be the one for a new address. */}
      <button className="visually-hidden" tabIndex={-1} aria-hidden="true">
        {t('next.payment')}
      </button>
      <input type="hidden" name="checkoutId" value={checkout.checkoutId} />
      <p>
        <strong>{t('payment.invoice')}.</strong> {t('payment.explain')}
      </p>
      {orderNumber === 'none' ? null : <NumberField data={data} response={response} />}
      <BillingChoice data={data} entered={response?.entered?.billing} />
      <OrderNotesFields data={data} response={response} />
    </StepForm>
  )
}

function NumberField({ data, response }: PaymentStepProps) {
  const { t } = useTranslation('checkout')
  const { field } = useCheckoutBinding(response)
  const isRequired = data.orderNumber === 'required'
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
  const requested = useSearchParams()[0].get('billing')
  const justSaved = billingAddresses.find(({ addressId }) => addressId === requested)?.addressId
  const first = (billingAddresses.find(({ isDefault }) => isDefault) ?? billingAddresses[0])?.addressId
  const chosen = entered ?? justSaved ?? choice?.billing ?? first ?? sameAddress
  return (
    <>
      <ChoiceGroup legend={t('payment.billing')} className={styles['choices']}>
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
      {data.isGuest ? null : (
        <p>
          <Button variant="text" name="next" value={toNewAddress}>
            {t('addresses:add.Billing')}
          </Button>
        </p>
      )}
    </>
  )
}

import { useTranslation } from 'react-i18next'
import { Choice } from '../../components/choice'
import { ChoiceGroup } from '../../forms/choice-group'
import { AddressFields } from '../../shared/addresses/address-fields'
import { useAddressBinding } from '../../shared/addresses/use-address-binding'
import { AddressText } from './address-text'
import type { StepData } from './data/checkout-loader'
import type { CheckoutResponse } from './data/checkout-run'
import { mainGroup, sameAddress } from './checkout-step'
import { enteredAddress } from './entered-billing'
import { guestAddressFields } from './guest-fields'
import styles from './guest-billing.module.css'
import { findInvoice } from './invoice'

interface GuestBillingProps {
  readonly data: StepData
  readonly response: CheckoutResponse | undefined
}

/** Where a guest's invoice goes: to the delivery address, or to one that is entered here. */
export function GuestBilling({ data, response }: GuestBillingProps) {
  const { t } = useTranslation(['checkout', 'guest-checkout'])
  const { choice, checkout, countryCode } = data
  const same = findInvoice({
    billing: sameAddress,
    delivery: mainGroup(checkout)?.deliveryAddress,
    saved: [],
  })
  const chosen = response?.entered?.billing ?? choice?.billing ?? sameAddress
  const { billingAddress } = choice ?? {}
  return (
    <div className={styles.billing}>
      <ChoiceGroup legend={t('payment.billing')} className={styles.choices}>
        <Choice
          card
          type="radio"
          name="billing"
          value={sameAddress}
          defaultChecked={chosen !== enteredAddress}
          label={t('payment.same')}
          hint={same ? <AddressText {...same} /> : undefined}
        />
        <Choice
          card
          type="radio"
          name="billing"
          value={enteredAddress}
          defaultChecked={chosen === enteredAddress}
          label={t('guest-checkout:otherBilling')}
        />
      </ChoiceGroup>
      <div className={styles.fields}>
        <AddressFields
          kind="Billing"
          {...guestAddressFields({ needsPhone: false })}
          values={response?.billing?.entered ?? billingAddress ?? { country: countryCode }}
          problems={response?.billing?.problems ?? {}}
        />
      </div>
    </div>
  )
}

/** What is wrong with the entered address, for the summary above the form. */
export const useGuestBillingErrors = (response: CheckoutResponse | undefined) =>
  useAddressBinding({
    problems: response?.billing?.problems ?? {},
    country: response?.billing?.entered.country ?? '',
  }).errors

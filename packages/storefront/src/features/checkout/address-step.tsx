import { useTranslation } from 'react-i18next'
import { Choice } from '../../components/choice'
import { Note } from '../../components/note'
import { AddressText } from './address-text'
import { mainGroup } from './checkout-step'
import type { StepData } from './step-data'
import { StepForm } from './step-form'
import styles from './step-form.module.css'

/** Where the goods go: the saved addresses in the shop's countries, the present or the default one chosen. */
export function AddressStep({ data }: { readonly data: StepData }) {
  const { t } = useTranslation('checkout')
  const { checkout, shippingAddresses, billing } = data
  const presentId = mainGroup(checkout)?.deliveryAddress?.id
  const chosen =
    shippingAddresses.find(({ addressId }) => addressId === presentId) ??
    shippingAddresses.find(({ isDefault }) => isDefault) ??
    shippingAddresses[0]
  return (
    <StepForm step="address" billing={billing} isClosed={shippingAddresses.length === 0}>
      {shippingAddresses.length === 0 ? <Note kind="warning">{t('address.none')}</Note> : null}
      <fieldset className={styles['choices']}>
        <legend className="visually-hidden">{t('address.legend')}</legend>
        {shippingAddresses.map((address) => (
          <Choice
            key={address.addressId}
            card
            type="radio"
            name="addressId"
            value={address.addressId}
            defaultChecked={address.addressId === chosen?.addressId}
            required
            label={address.companyName ?? address.name ?? address.street}
            hint={<AddressText address={address} isHeadShown={false} />}
            end={address.isDefault ? t('address.default') : undefined}
          />
        ))}
      </fieldset>
    </StepForm>
  )
}

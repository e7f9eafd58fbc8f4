import { useShopClient } from '@cartonnage/react-hooks'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { usePageQuery } from '../../shell/use-shared-location'
import { Choice } from '../../components/choice'
import { Note } from '../../components/note'
import { ChoiceGroup } from '../../forms/choice-group'
import { toFormValues } from '../../shared/addresses/saved-address'
import { AddressEntry } from './address-entry'
import { AddressText } from './address-text'
import type { CheckoutResponse } from './data/checkout-run'
import type { StepData } from './data/checkout-loader'
import { chosenAddress, currentAddress, mainGroup, stepPath } from './checkout-step'
import { GuestStep } from './guest-step'
import type { SavedAddress } from './invoice'
import { SplitForm, SplitOffer } from './split-offer'
import { StepForm } from './step-form'
import styles from './step-form.module.css'
import { useCheckoutBinding } from './use-checkout-binding'

interface AddressStepProps {
  readonly data: StepData
  readonly response: CheckoutResponse | undefined
}

/** The delivery address: a saved one, or one that is entered here. */
export function AddressStep(props: AddressStepProps) {
  return props.data.isGuest ? <GuestStep {...props} /> : <BuyerStep {...props} />
}

function BuyerStep(props: AddressStepProps) {
  const { t } = useTranslation('checkout')
  const { shop } = useShopClient()
  const { checkout } = props.data
  const isOutside = mainGroup(checkout)?.deliveryAddress && !chosenAddress(checkout, shop)
  return (
    <div>
      {isOutside ? (
        <Note kind="info" className={styles.outside}>
          {t('address.outside')}
        </Note>
      ) : null}
      <ChoiceOrEntry {...props} />
      <SplitForm />
    </div>
  )
}

function ChoiceOrEntry({ data, response }: AddressStepProps) {
  const { t } = useTranslation('addresses')
  const { shippingAddresses, checkout } = data
  const { shop } = useShopClient()
  const requested = usePageQuery().get('address')
  const edited = shippingAddresses.find(({ addressId }) => addressId === requested)
  const hasChoice = shippingAddresses.length > 0 || Boolean(chosenAddress(checkout, shop))
  if (hasChoice && requested !== newAddress && edited === undefined) {
    return <AddressChoice data={data} response={response} />
  }
  return (
    <AddressEntry
      key={edited?.addressId ?? newAddress}
      edited={
        edited && {
          addressId: edited.addressId,
          values: toFormValues(edited),
          isDefault: edited.isDefault === true,
        }
      }
      refused={response?.address}
      isFirst={shippingAddresses.length === 0}
      instead={hasChoice ? { to: stepPath('address'), label: t('choose') } : undefined}
    />
  )
}

/** In the URL of the step: the form for a new address. */
const newAddress = 'new'

/** The saved addresses in the shop's countries; preselects the one of this checkout, or the default one. */
function AddressChoice({ data, response }: AddressStepProps) {
  const { t } = useTranslation('checkout')
  const { field } = useCheckoutBinding(response)
  const { id, error } = field('addressId')
  const { checkout, shippingAddresses } = data
  const current = chosenAddress(checkout, useShopClient().shop)
  const isSaved = shippingAddresses.some(({ addressId }) => addressId === current?.id)
  const other =
    shippingAddresses.find(({ isDefault }) => isDefault)?.addressId ?? shippingAddresses[0]?.addressId
  const chosen = current ? (isSaved ? current.id : currentAddress) : other
  return (
    <StepForm step="address" checkoutId={checkout.checkoutId} response={response}>
      <ChoiceGroup
        id={id}
        legend={t('address.legend')}
        isLegendHidden
        error={error}
        className={styles.choices}
      >
        {current && !isSaved ? (
          <AddressCard address={current} value={currentAddress} isChosen mark={t('address.once')} />
        ) : null}
        {shippingAddresses.map((address) => (
          <div key={address.addressId} className={styles.withChange}>
            <AddressCard
              address={address}
              value={address.addressId}
              isChosen={address.addressId === chosen}
              mark={address.isDefault ? t('address.default') : undefined}
            />
            <ChangeLink addressId={address.addressId} name={address.companyName ?? address.name ?? ''} />
          </div>
        ))}
      </ChoiceGroup>
      <p>
        <Link className="link" to={entryPath(newAddress)}>
          {t('address.new')}
        </Link>
      </p>
      <SplitOffer data={data} />
    </StepForm>
  )
}

const entryPath = (address: string): string => `${stepPath('address')}&address=${encodeURIComponent(address)}`

interface AddressCardProps {
  readonly address: SavedAddress & { readonly phoneNumber: string | null }
  readonly value: string
  readonly isChosen: boolean
  readonly mark: string | undefined
}

function AddressCard({ address, value, isChosen, mark }: AddressCardProps) {
  return (
    <Choice
      card
      type="radio"
      name="addressId"
      value={value}
      defaultChecked={isChosen}
      required
      label={address.companyName ?? address.name ?? address.street}
      hint={<AddressText address={address} hasFirstLine={false} phone={address.phoneNumber} />}
      end={mark}
    />
  )
}

function ChangeLink({ addressId, name }: { readonly addressId: string; readonly name: string }) {
  const { t } = useTranslation('checkout')
  return (
    <Link
      className={`link ${styles.change}`}
      to={entryPath(addressId)}
      aria-label={t('review.changeWhat', { what: `${t('address.legend')} ${name}` })}
    >
      {t('review.change')}
    </Link>
  )
}

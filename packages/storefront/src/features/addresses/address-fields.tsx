import type { AddressField, AddressFormValues } from '@cartonnage/sdk/rules'
import { addressFormFields, deliveryCountries, hasHouseNumber, readVatId } from '@cartonnage/sdk/rules'
import { useShopClient } from '@cartonnage/react-hooks'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '../../components/field'
import { SelectField } from '../../components/select-field'
import styles from './address-form.module.css'
import type { AddressProblems } from './read-address'
import { useAddressBinding } from './use-address-binding'

export type AddressKind = 'Shipping' | 'Billing'

export interface AddressFieldsProps {
  readonly kind: AddressKind
  readonly isBusiness: boolean
  /** Initial values of the fields. */
  readonly values: Partial<AddressFormValues>
  readonly problems: AddressProblems
}

/**
 * Tokens for browsers to fill in. The street is a single line, so it is `address-line1`: `street-address` has several.
 * There is no token for a VAT id.
 */
const autoComplete: Readonly<Record<Exclude<AddressField, 'vatId'>, string>> = {
  country: 'country',
  companyName: 'organization',
  firstName: 'given-name',
  lastName: 'family-name',
  street: 'address-line1',
  postalCode: 'postal-code',
  city: 'address-level2',
  phoneNumber: 'tel',
}

/** The fields of an address, in the order used in the shop's countries. */
export function AddressFields({ kind, isBusiness, values, problems }: AddressFieldsProps) {
  const { shop } = useShopClient()
  const [country, setCountry] = useState(values.country || deliveryCountries[shop][0])
  const field = useField({ kind, values, problems, country })
  const fields = addressFormFields({ isBusiness })
  return (
    <div className={styles['fields']}>
      <CountryField {...field('country')} value={country} onChoose={setCountry} />
      {fields.includes('companyName') ? <Field {...field('companyName')} /> : null}
      {fields.includes('vatId') ? <VatIdField {...field('vatId')} /> : null}
      <Field {...field('firstName')} />
      <Field {...field('lastName')} />
      <StreetField {...field('street')} />
      <Field {...field('postalCode')} className={styles['postalCode']} autoCapitalize="characters" />
      <Field {...field('city')} />
      <PhoneField {...field('phoneNumber')} />
    </div>
  )
}

function useField({
  kind,
  values,
  problems,
  country,
}: Omit<AddressFieldsProps, 'isBusiness'> & { readonly country: string }) {
  const { t } = useTranslation('addresses')
  const { field } = useAddressBinding({ problems, country })
  return (name: AddressField) => ({
    ...field(name),
    label: t(`field.${name}`),
    autoComplete:
      name === 'vatId' ? 'off' : `${kind === 'Billing' ? 'billing' : 'shipping'} ${autoComplete[name]}`,
    defaultValue: values[name] ?? '',
    required: name !== 'phoneNumber' && name !== 'vatId',
  })
}

type TextFieldProps = ReturnType<ReturnType<typeof useField>>

interface CountryFieldProps extends TextFieldProps {
  readonly value: string
  readonly onChoose: (country: string) => void
}

function CountryField({ value, onChoose, defaultValue: _, ...field }: CountryFieldProps) {
  const { t } = useTranslation('addresses')
  const { shop } = useShopClient()
  return (
    <SelectField {...field} value={value} onChange={(event) => onChoose(event.target.value)}>
      {deliveryCountries[shop].map((code) => (
        <option key={code} value={code}>
          {t(`country.${code}`)}
        </option>
      ))}
    </SelectField>
  )
}

/** Questions a VAT id with a wrong check digit when the field is left, but accepts it. */
function VatIdField(field: TextFieldProps) {
  const { t } = useTranslation('addresses')
  const { shop } = useShopClient()
  const [vatId, setVatId] = useState(field.defaultValue)
  const isDoubtful = readVatId(vatId).finding === 'checkDigit'
  return (
    <Field
      {...field}
      labelNote={t('optional')}
      hint={isDoubtful ? t('vatIdDoubt') : t('vatIdHint', { example: t(`vatIdExample.${shop}`) })}
      autoCapitalize="characters"
      onBlur={(event) => setVatId(event.target.value)}
    />
  )
}

/** Questions a street without a house number when the field is left, but accepts it. */
function StreetField(field: TextFieldProps) {
  const { t } = useTranslation('addresses')
  const [street, setStreet] = useState(field.defaultValue)
  const isDoubtful = street.trim() !== '' && !hasHouseNumber(street)
  return (
    <Field
      {...field}
      hint={isDoubtful ? t('houseNumber') : t('streetHint')}
      onBlur={(event) => setStreet(event.target.value)}
    />
  )
}

function PhoneField(field: TextFieldProps) {
  const { t } = useTranslation('addresses')
  return <Field {...field} type="tel" labelNote={t('optional')} hint={t('phoneHint')} />
}

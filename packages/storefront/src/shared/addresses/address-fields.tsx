import type { AddressField, AddressFormFields, AddressFormValues } from '@cartonnage/sdk/rules'
import {
  addressFormFields,
  deliveryCountries,
  hasHouseNumber,
  isOptionalAddressField,
  readVatId,
} from '@cartonnage/sdk/rules'
import { useShopClient } from '@cartonnage/react-hooks'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '../../components/field'
import { SelectField } from '../../components/select-field'
import styles from './address-form.module.css'
import { toDeliveryCountry } from './delivery-country'
import type { AddressProblems } from './data/read-address'
import { useAddressBinding } from './use-address-binding'

export type AddressKind = 'Shipping' | 'Billing'

export interface AddressFieldsProps extends AddressFormFields {
  readonly kind: AddressKind
  /** The only country, which is shown and cannot be chosen. */
  readonly fixedCountry?: string | undefined
  /** What the phone number is for. @default for questions about the delivery */
  readonly phoneHint?: string | undefined
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
export function AddressFields({
  kind,
  values,
  problems,
  fixedCountry,
  phoneHint,
  ...options
}: AddressFieldsProps) {
  const { shop } = useShopClient()
  const [chosen, setCountry] = useState(values.country || deliveryCountries[shop][0])
  const country = fixedCountry ?? chosen
  const field = useField({ kind, values, problems, country, options })
  const fields = addressFormFields(options)
  return (
    <div className={styles.fields}>
      {fixedCountry === undefined ? (
        <CountryField {...field('country')} value={country} onChoose={setCountry} />
      ) : null}
      {fields.includes('companyName') ? <Field {...field('companyName')} /> : null}
      {fields.includes('vatId') ? <VatIdField {...field('vatId')} /> : null}
      <Field {...field('firstName')} />
      <Field {...field('lastName')} />
      <StreetField {...field('street')} />
      <Field {...field('postalCode')} className={styles.postalCode} autoCapitalize="characters" />
      <Field {...field('city')} />
      {fixedCountry === undefined ? null : <FixedCountry country={fixedCountry} />}
      {fields.includes('phoneNumber') ? <PhoneField {...field('phoneNumber')} hint={phoneHint} /> : null}
    </div>
  )
}

interface FieldOptions extends Pick<AddressFieldsProps, 'kind' | 'values' | 'problems'> {
  readonly country: string
  readonly options: AddressFormFields
}

function useField({ kind, values, problems, country, options }: FieldOptions) {
  const { t } = useTranslation('addresses')
  const { field } = useAddressBinding({ problems, country })
  return (name: AddressField) => ({
    ...field(name),
    label: t(`field.${name}`),
    autoComplete:
      name === 'vatId' ? 'off' : `${kind === 'Billing' ? 'billing' : 'shipping'} ${autoComplete[name]}`,
    defaultValue: values[name] ?? '',
    required: !isOptionalAddressField(name, options),
    labelNote: isOptionalAddressField(name, options) ? t('optional') : undefined,
  })
}

type TextFieldProps = ReturnType<ReturnType<typeof useField>>

interface CountryFieldProps extends TextFieldProps {
  readonly value: string
  readonly onChoose: (country: string) => void
}

function CountryField({ value, onChoose, defaultValue: _, labelNote: __, ...field }: CountryFieldProps) {
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

function PhoneField({ hint, ...field }: TextFieldProps & { readonly hint: string | undefined }) {
  const { t } = useTranslation('addresses')
  return <Field {...field} type="tel" hint={hint ?? t('phoneHint')} />
}

/**
 * The country of delivery, which follows from the region of the shop. To Liechtenstein the Swiss shop delivers as within
 * Switzerland: a postcode there makes it the country of the order.
 */
function FixedCountry({ country }: { readonly country: string }) {
  const { t } = useTranslation('addresses')
  const { shop } = useShopClient()
  const code = toDeliveryCountry(country) ?? shop
  const codes = code === 'CH' ? deliveryCountries.CH : [code]
  return (
    <p className={styles.country}>
      <input type="hidden" name="country" value={country} />
      <span className="muted">{t('field.country')}:</span>{' '}
      {codes.map((each) => t(`country.${each}`)).join(' / ')}
    </p>
  )
}

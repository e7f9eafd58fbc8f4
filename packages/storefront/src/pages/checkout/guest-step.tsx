import { useFeature, useStore } from '@cartonnage/react-hooks'
import { guestDetails } from '@cartonnage/sdk'
import { useTranslation } from 'react-i18next'
import { Form, Link, useHref, useNavigation } from 'react-router-dom'
import { paths } from '../../shell/paths'
import { Button } from '../../components/button'
import { Field } from '../../components/field'
import type { FieldProps } from '../../components/field'
import { bindFields } from '../../forms/bind-fields'
import { ProblemSummary } from '../../forms/problem-summary'
import { isCommonProblem, useTextProblem } from '../../forms/use-text-problem'
import { AddressFields } from '../../shared/addresses/address-fields'
import { useAddressBinding } from '../../shared/addresses/use-address-binding'
import type { StepData } from './data/checkout-loader'
import type { CheckoutResponse } from './data/checkout-run'
import { mainGroup, stepPath } from './checkout-step'
import { guestAddressFields, longestEmail } from './guest-fields'
import type { EnteredGuest, RefusedGuest } from './guest-fields'
import styles from './step-form.module.css'
import { useUnsentFields } from './use-unsent-fields'

interface GuestStepProps {
  readonly data: StepData
  readonly response: CheckoutResponse | undefined
}

/** Kept until the order: the session may end before it, and the address with it. */
const guestForm = 'guest details'

/** The first step of a guest: e-mail address, name and delivery address, and a phone number only for freight. */
export function GuestStep({ data, response }: GuestStepProps) {
  const { t } = useTranslation(['guest-checkout', 'common'])
  const refused = response?.guest
  const isBusy = useNavigation().state !== 'idle'
  const form = useUnsentFields(guestForm)
  const { values, version } = useGuestValues(data, refused?.entered)
  const problems = refused?.problems ?? {}
  const email = useEmailBinding(refused?.emailProblem)
  const { errors } = useAddressBinding({ problems, country: values.country })
  return (
    <div>
      <AccountHint />
      <Form
        ref={form}
        className={styles.form}
        method="post"
        action={stepPath('address')}
        noValidate
        onSubmit={(event) => {
          if (isBusy) event.preventDefault()
        }}
      >
        <input type="hidden" name="intent" value="guest" />
        <ProblemSummary errors={[...email.errors, ...errors]} response={refused} />
        <EmailField key={`email ${version}`} {...email.field('email')} defaultValue={values.email} />
        <AddressFields
          key={version}
          kind="Shipping"
          {...guestAddressFields(data)}
          fixedCountry={data.countryCode}
          phoneHint={t('step.phoneHint')}
          values={values}
          problems={problems}
        />
        <p className="type-small muted">
          {t('step.privacy')}{' '}
          <Link className="link" to={paths.service('privacy')}>
            {t('step.privacyLink')}
          </Link>
        </p>
        <div className={styles.actions}>
          <Button variant="primary" size="prominent" busy={isBusy} busyLabel={t('common:loading')}>
            {t('step.next')}
          </Button>
          <Link className="link" to={paths.guestCart()}>
            {t('step.back')}
          </Link>
        </div>
      </Form>
    </div>
  )
}

function EmailField(field: Pick<FieldProps, 'id' | 'name' | 'error' | 'defaultValue'>) {
  const { t } = useTranslation('guest-checkout')
  return (
    <Field
      {...field}
      type="email"
      label={t('step.email')}
      hint={t('step.emailHint')}
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      required
    />
  )
}

/** For buyers who are not signed in: their cart comes with them. */
function AccountHint() {
  const { t } = useTranslation('guest-checkout')
  const startUrl = useHref(paths.guestCart({ to: 'checkout' }))
  return (
    <p className={styles.account}>
      {t('known')}{' '}
      <Link className="link" to={paths.login({ startUrl })}>
        {t('knownSignIn')}
      </Link>
    </p>
  )
}

/** Binds the e-mail field, which is no part of an address. */
function useEmailBinding(emailProblem: RefusedGuest['emailProblem']) {
  const { t } = useTranslation('guest-checkout')
  const textProblem = useTextProblem()
  return bindFields({
    form: 'guest',
    names: ['email'],
    problems: emailProblem && { email: emailProblem },
    textOf: (_name, problem) =>
      isCommonProblem(problem)
        ? textProblem(problem, { label: t('step.email'), limit: longestEmail })
        : t('step.emailMissing'),
  })
}

type GuestValues = Readonly<Partial<EnteredGuest>> & Pick<EnteredGuest, 'country'>

/**
 * What the fields begin with: what was entered and refused, what the checkout has, or what this browser remembers of an
 * earlier one. The server does not have the latter, so the fields get a new key with it.
 */
function useGuestValues(data: StepData, entered: EnteredGuest | undefined) {
  const remembered = useRememberedDetails()
  const isNew = entered === undefined && !data.checkout.contactInfo?.email
  const values: GuestValues = {
    ...(entered ?? { ...(isNew && remembered), ...valuesOf(data) }),
    country: data.countryCode,
  }
  return { values, version: isNew && remembered !== undefined ? 'remembered' : 'loaded' }
}

/** The browser has the full name, and the last name alone. Undefined without any details. */
function useRememberedDetails(): Partial<EnteredGuest> | undefined {
  const details = useFeature(guestDetails)
  const { lastName = '', email, phoneNumber } = useStore(details)
  if (email === undefined) return undefined
  const name = details.userName() ?? ''
  const firstName =
    lastName !== '' && name.endsWith(` ${lastName}`) ? name.slice(0, -lastName.length - 1) : ''
  return { firstName, lastName, email, ...(phoneNumber && { phoneNumber }) }
}

/** What the checkout already has. */
function valuesOf({ checkout }: StepData): Partial<EnteredGuest> {
  const { contactInfo } = checkout
  const address = mainGroup(checkout)?.deliveryAddress
  const members = {
    email: contactInfo?.email,
    firstName: address?.firstName ?? contactInfo?.firstName,
    lastName: address?.lastName ?? contactInfo?.lastName,
    companyName: address?.companyName,
    street: address?.street,
    postalCode: address?.postalCode,
    city: address?.city,
    phoneNumber: contactInfo?.phoneNumber,
  }
  return Object.fromEntries(Object.entries(members).filter(([, value]) => Boolean(value)))
}

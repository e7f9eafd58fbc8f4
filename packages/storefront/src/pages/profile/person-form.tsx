import { formatPhone } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { Form, useNavigation } from 'react-router-dom'
import { Button } from '../../components/button'
import { Field } from '../../components/field'
import { Note } from '../../components/note'
import { SelectField } from '../../components/select-field'
import { ProblemSummary } from '../../forms/problem-summary'
import { FailureText } from '../../shared/failures/failure-text'
import { useEnteredForm } from '../../shell/entered-form'
import type { RefusedProfile } from './data/profile-action'
import type { LoadedProfile } from './data/profile-loader'
import { useProfileBinding } from './profile-binding'
import { personFields } from './profile-fields'
import styles from './profile-page.module.css'

interface PersonFormProps {
  readonly profile: LoadedProfile
  readonly response: RefusedProfile | undefined
}

/** Name, phone and mails. What was typed when the session ended is there again. */
export function PersonForm({ profile, response }: PersonFormProps) {
  const { t } = useTranslation('profile')
  const typed = useEnteredForm()
  const entered = response?.entered ?? typed
  return (
    <section className={styles.part} aria-labelledby="person">
      <h2 id="person">{t('person')}</h2>
      {typed !== undefined && response === undefined ? (
        <Note kind="info" role="status">
          {t('typedAgain')}
        </Note>
      ) : null}
      <PersonFields
        key={typed === undefined ? 'loaded' : 'typed'}
        values={entered ?? toValues(profile)}
        {...{ profile, response }}
      />
    </section>
  )
}

const toValues = ({ person, preferences }: LoadedProfile): Readonly<Record<string, string>> => ({
  firstName: person.firstName ?? '',
  lastName: person.lastName ?? '',
  phone: formatPhone(person.phoneNumber),
  language: preferences?.language ?? '',
  orderCopyTo: preferences?.orderCopyTo ?? '',
})

interface PersonFieldsProps extends PersonFormProps {
  readonly values: Readonly<Record<string, string>>
}

function PersonFields({ profile, response, values }: PersonFieldsProps) {
  const { t } = useTranslation('profile')
  const { state, formData } = useNavigation()
  const isBusy = state !== 'idle'
  // Another form of the page says which one it is.
  const isOurs = isBusy && formData?.has('intent') === false
  const { field, errors } = useProfileBinding('person', personFields, response)
  const propsOf = (name: (typeof personFields)[number]) => ({
    ...field(name),
    label: t(name),
    defaultValue: values[name],
  })
  return (
    <Form
      className={styles.form}
      method="post"
      noValidate
      onSubmit={(event) => {
        if (isBusy) event.preventDefault()
      }}
    >
      <ProblemSummary errors={errors} response={response}>
        {response?.failure ? (
          <FailureText failure={response.failure} own={{ unreachable: t('problem.unreachable') }} />
        ) : null}
      </ProblemSummary>
      <div className={styles.names}>
        <Field {...propsOf('firstName')} autoComplete="given-name" />
        <Field {...propsOf('lastName')} autoComplete="family-name" required />
      </div>
      <Field {...propsOf('phone')} type="tel" autoComplete="tel" labelNote={t('optional')} />
      {profile.preferences === null ? null : (
        <>
          <SelectField {...propsOf('language')} hint={t('languageHint')}>
            <option value="">{t('languageOfOrder')}</option>
            {profile.locales.map((locale) => (
              <option key={locale} value={locale}>
                {t(`languages.${locale}`)}
              </option>
            ))}
          </SelectField>
          <Field
            {...propsOf('orderCopyTo')}
            type="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            labelNote={t('optional')}
            hint={t('orderCopyToHint')}
          />
        </>
      )}
      <div>
        <Button variant="primary" busy={isOurs} busyLabel={t('busy')}>
          {t('save')}
        </Button>
      </div>
    </Form>
  )
}

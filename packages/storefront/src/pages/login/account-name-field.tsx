import { useTranslation } from 'react-i18next'
import { Field } from '../../components/field'
import type { usePasswordBinding } from './password-form'

interface AccountNameFieldProps {
  readonly field: ReturnType<typeof usePasswordBinding>['field']
  readonly email: string
}

/** The address of the account, for password managers its user name. */
export function AccountNameField({ field, email }: AccountNameFieldProps) {
  const { t } = useTranslation('password')
  return (
    <Field
      key={email}
      {...field('email')}
      label={t('email')}
      type="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      required
      defaultValue={email}
    />
  )
}

import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHydrated } from '../../app/use-hydrated'
import type { FieldProps } from '../../components/field'
import { Field } from '../../components/field'
import styles from './sign-in-form.module.css'

/** A field for a password, which scripts can show as it is typed. */
export function PasswordField(field: Omit<FieldProps, 'type' | 'labelEnd'>) {
  const { t } = useTranslation('login')
  const [isShown, setIsShown] = useState(false)
  const canShow = useHydrated()
  return (
    <div className={styles['password']}>
      <Field {...field} type={isShown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false} />
      {/* After the field: Tab leads from the e-mail address to the password. */}
      {canShow ? (
        <button type="button" className={styles['show']} onClick={() => setIsShown(!isShown)}>
          {t(isShown ? 'hidePassword' : 'showPassword')}
        </button>
      ) : null}
    </div>
  )
}

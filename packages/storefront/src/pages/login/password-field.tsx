import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHydrated } from '../../hydration/use-hydrated'
import type { FieldProps } from '../../components/field'
import { Field } from '../../components/field'
import styles from './sign-in-form.module.css'

/** A password field, with a button to show the password where there are scripts. */
export function PasswordField(field: Omit<FieldProps, 'type' | 'labelEnd'>) {
  const { t } = useTranslation('login')
  const [isVisible, setVisible] = useState(false)
  const isHydrated = useHydrated()
  return (
    <div className={styles.password}>
      <Field {...field} type={isVisible ? 'text' : 'password'} autoCapitalize="none" spellCheck={false} />
      {/* After the field, so that Tab goes from the e-mail address to the password. */}
      {isHydrated ? (
        <button type="button" className={styles.show} onClick={() => setVisible(!isVisible)}>
          {t(isVisible ? 'hidePassword' : 'showPassword')}
        </button>
      ) : null}
    </div>
  )
}

/** A ref for a form whose password is cleared after each response. */
export function useClearedPassword(response: unknown) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const password = form.current?.elements.namedItem('password')
    if (response !== undefined && password instanceof HTMLInputElement) password.value = ''
  }, [response])
  return form
}

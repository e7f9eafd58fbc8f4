import type { MouseEvent } from 'react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../app/paths'
import { Note } from '../../components/note'
import type { RegistrationField } from './read-registration'
import { registrationFields } from './read-registration'
import type { RefusedRegistration } from './register-action'
import styles from './sign-in-form.module.css'
import { useSignInWay } from './use-sign-in-way'

/** The id of a field, to which the summary of what is wrong leads. */
export const fieldId = (name: RegistrationField): string => `register-${name}`

/** What is wrong, in one place above the form: it takes the focus, and each line leads to its field. */
export function RegisterProblems({ refused }: { readonly refused: RefusedRegistration }) {
  const { t } = useTranslation('register')
  const { problems, isUnreachable } = refused
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [refused])
  const wrong = registrationFields.filter((name) => problems[name] !== undefined)
  return (
    <div ref={box} tabIndex={-1} role="alert" className={styles['problems']}>
      <Note kind="error" title={isUnreachable ? undefined : t('problems', { count: wrong.length })}>
        {isUnreachable ? (
          t('problem.unreachable')
        ) : (
          <ul className={styles['problemList']}>
            {wrong.map((name) => (
              <li key={name}>
                <a href={`#${fieldId(name)}`} onClick={goToField}>
                  {t(`problem.${problems[name] ?? name}`)}
                </a>
              </li>
            ))}
          </ul>
        )}
        {problems.email === 'taken' ? <SignInInstead /> : null}
      </Note>
    </div>
  )
}

function SignInInstead() {
  const { t } = useTranslation('register')
  return (
    <p>
      <Link className="link" to={paths.login(useSignInWay())}>
        {t('known.signIn')}
      </Link>
    </p>
  )
}

/** A jump within the page is no navigation of the router; without scripts the browser does the same. */
function goToField(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault()
  document.getElementById(event.currentTarget.hash.slice(1))?.focus()
}

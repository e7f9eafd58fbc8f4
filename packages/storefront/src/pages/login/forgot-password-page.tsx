import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useActionData, useLoaderData, useLocation } from 'react-router-dom'
import { Note } from '../../components/note'
import { ResponseFocus } from '../../forms/response-focus'
import { loadLater } from '../../shell/load-later'
import type { PageHandle } from '../../shell/page-handle'
import { paths } from '../../shell/paths'
import { CodeRequestForm } from './code-request-form'
import type { changePassword } from './data/forgot-password-action'
import type { loadForgotPassword } from './data/forgot-password-loader'
import { NewPasswordForm } from './new-password-form'
import { useReturnTarget } from './return-target'
import styles from './sign-in-frame.module.css'

export const action = loadLater(async () => (await import('./data/forgot-password-action')).changePassword)
export const loader = loadLater(
  async () => (await import('./data/forgot-password-loader')).loadForgotPassword,
)

export const handle: PageHandle<typeof loadForgotPassword> = {
  kind: 'login',
  title: ({ i18n }) => i18n.t('title', { ns: 'password' }),
}

/** A new password in two steps: a code by mail, and the password with it. The same for buyers and for everybody else. */
export function Component() {
  const { t } = useTranslation('password')
  const { isSent, email: ownName } = useLoaderData<typeof loadForgotPassword>()
  const response = useActionData<typeof changePassword>()
  const [email, setEmail] = useState(ownName)
  const { key } = useLocation()
  // Another code was sent: the form begins anew. A refused one stays.
  const [sending, setSending] = useState(key)
  if (response === undefined && sending !== key) setSending(key)
  const form = { response, email: response?.entered.email ?? email, onEmail: setEmail }
  return (
    <div className="container section">
      <div className="layout-sign-in">
        <section>
          <h1 className={styles.title}>{t('title')}</h1>
          {isSent ? (
            <>
              {response === undefined ? (
                <ResponseFocus response={sending}>
                  <SentNote />
                </ResponseFocus>
              ) : (
                <SentNote />
              )}
              <NewPasswordForm key={sending} {...form} />
            </>
          ) : (
            <>
              <p>{t('intro')}</p>
              <CodeRequestForm {...form} />
            </>
          )}
        </section>
        <Aside />
      </div>
    </div>
  )
}

function SentNote() {
  const { t } = useTranslation('password')
  return (
    <Note className={styles.reason} kind="info" role="status">
      <p>{t('sent')}</p>
    </Note>
  )
}

function Aside() {
  const { t } = useTranslation('password')
  const target = useReturnTarget()
  return (
    <section className={styles.aside}>
      <h2>{t('aside.heading')}</h2>
      <p>{t('aside.sessions')}</p>
      <p>
        <Link className="link" to={paths.login(target)} replace>
          {t('aside.signIn')}
        </Link>
      </p>
      <h3>{t('aside.noMail')}</h3>
      <p>
        {t('aside.help')}{' '}
        <Link className="link" to={paths.service('contact')}>
          {t('aside.contact')}
        </Link>
      </p>
    </section>
  )
}

import { useTranslation } from 'react-i18next'
import { Link, useActionData, useLoaderData } from 'react-router-dom'
import { Note } from '../../components/note'
import { ResponseFocus } from '../../forms/response-focus'
import { loadLater } from '../../shell/load-later'
import type { PageHandle } from '../../shell/page-handle'
import { paths } from '../../shell/paths'
import { CompanyPart } from './company-part'
import type { changeProfile } from './data/profile-action'
import type { loadProfile } from './data/profile-loader'
import { EmailPart } from './email-part'
import { PasswordPart } from './password-part'
import { PersonForm } from './person-form'
import styles from './profile-page.module.css'

export const action = loadLater(async () => (await import('./data/profile-action')).changeProfile)
export const loader = loadLater(async () => (await import('./data/profile-loader')).loadProfile)

export const handle: PageHandle<typeof loadProfile> = {
  kind: 'account',
  title: ({ i18n }) => i18n.t('title', { ns: 'profile' }),
}

/** Name, phone, mails, address of mails and password of the buyer; the account's data to read. */
export function Component() {
  const { t } = useTranslation('profile')
  const profile = useLoaderData<typeof loadProfile>()
  const response = useActionData<typeof changeProfile>()
  return (
    <div className="container section">
      <h1>{t('title')}</h1>
      <DoneNote />
      <CheckNote />
      <PersonForm profile={profile} response={response?.intent === '' ? response : undefined} />
      <EmailPart profile={profile} response={response} />
      <PasswordPart response={response?.intent === 'password' ? response : undefined} />
      {profile.company === null ? null : (
        <CompanyPart company={profile.company} userType={profile.userType} />
      )}
      <p className={styles.links}>
        <Link className="link" to={paths.addresses()}>
          {t('addresses')}
        </Link>
      </p>
    </div>
  )
}

/** What a form has just done. */
function DoneNote() {
  const { t } = useTranslation('profile')
  const profile = useLoaderData<typeof loadProfile>()
  const response = useActionData<typeof changeProfile>()
  const { done, person } = profile
  if (done === undefined || done === 'firm' || response !== undefined) return null
  return (
    <ResponseFocus response={profile} isOfStep>
      <Note className={styles.note} kind="success" role="status">
        <p>{t(`done.${done}`, { email: person.email ?? '' })}</p>
      </Note>
    </ResponseFocus>
  )
}

/** How far the check of a firm is, and what holds until then. */
function CheckNote() {
  const { t } = useTranslation('profile')
  const { company, done } = useLoaderData<typeof loadProfile>()
  if (company === null || company.check === 'none') return null
  const { check, name } = company
  return (
    <Note
      className={styles.note}
      kind={check === 'open' ? 'info' : 'warning'}
      title={t(done === 'firm' && check === 'open' ? 'check.opened' : `check.${check}Title`, { name })}
      role="status"
    >
      <p>{t(`check.${check}`)}</p>
      {done === 'firm' ? (
        <p>
          <Link className="link" to={paths.home()}>
            {t('check.shop')}
          </Link>
        </p>
      ) : null}
    </Note>
  )
}

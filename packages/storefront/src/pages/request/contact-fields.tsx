import { useSession } from '@cartonnage/react-hooks'
import { useTranslation } from 'react-i18next'
import { Link, useHref } from 'react-router-dom'
import { Field } from '../../components/field'
import { paths } from '../../shell/paths'
import { useSharedLocation } from '../../shell/use-shared-location'
import type { RequestPartProps } from './box-fields'
import styles from './request.module.css'

/** Who asks: a buyer is known. */
export function ContactFields({ field, shown }: RequestPartProps) {
  const { t } = useTranslation('request')
  const { session, isGuest } = useSession()
  const name = session?.companyName ?? session?.accountName ?? session?.userName ?? ''
  return (
    <section className={styles.part} aria-labelledby="about-you">
      <h2 id="about-you" className="type-h3">
        {t('you')}
      </h2>
      {isGuest ? <GuestFields field={field} shown={shown} /> : <p>{t('buyer', { name })}</p>}
    </section>
  )
}

function GuestFields({ field, shown }: RequestPartProps) {
  const { t } = useTranslation('request')
  const { pathname, search } = useSharedLocation()
  const startUrl = useHref(pathname) + search
  return (
    <>
      <p>
        {t('signInHint')}{' '}
        <Link className="link" to={paths.login({ startUrl })}>
          {t('signIn')}
        </Link>
      </p>
      <div className={styles.pair}>
        <Field {...field('name')} label={t('name')} autoComplete="name" required defaultValue={shown.name} />
        <Field
          {...field('company')}
          label={t('company')}
          labelNote={t('optional')}
          autoComplete="organization"
          defaultValue={shown.company}
        />
        <Field
          {...field('email')}
          type="email"
          label={t('email')}
          hint={t('emailHint')}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          defaultValue={shown.email}
        />
        <Field
          {...field('phone')}
          type="tel"
          label={t('phone')}
          labelNote={t('optional')}
          hint={t('phoneHint')}
          autoComplete="tel"
          defaultValue={shown.phone}
        />
      </div>
    </>
  )
}

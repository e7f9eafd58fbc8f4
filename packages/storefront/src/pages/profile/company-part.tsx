import type { CompanyDetails } from '@cartonnage/sdk'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../shell/paths'
import styles from './profile-page.module.css'

interface CompanyPartProps {
  readonly company: CompanyDetails
  readonly userType: 'private' | 'business'
}

/** The firm's data to read: the seller has checked them, so the seller changes them. */
export function CompanyPart({ company, userType }: CompanyPartProps) {
  const { t } = useTranslation('profile')
  if (userType !== 'business' && company.check === 'none') return null
  const rows = [
    { label: t('company.name'), value: company.name },
    { label: t('company.vatId'), value: company.vatId ?? t('company.none') },
    ...(company.addressLines.length === 0
      ? []
      : [{ label: t('company.address'), value: company.addressLines.join(', ') }]),
  ]
  return (
    <section className={styles.part} aria-labelledby="company">
      <h2 id="company">{t('company.heading')}</h2>
      <dl className={styles.company}>
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.text}>
        {t(company.check === 'none' ? 'company.change' : 'company.wrong')}{' '}
        <Link className="link" to={paths.service('contact')}>
          {t('company.contact')}
        </Link>
      </p>
    </section>
  )
}

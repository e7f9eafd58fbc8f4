import { useShop } from '@cartonnage/react-hooks'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../app/paths'
import type { ServiceSlug } from '../../app/paths'
import styles from './legal-line.module.css'

/** What applies to the order, with the pages to read; the right of withdrawal exists in the German shop. */
export function LegalLine() {
  const { t } = useTranslation('checkout')
  const { shop } = useShop()
  return (
    <div className={styles['legal']}>
      <p>
        {t('review.applies')} <ServiceLink slug="terms" />
        {t('review.appliesAfter')}{' '}
        {shop === 'DE' ? (
          <>
            <ServiceLink slug="withdrawal" />,{' '}
          </>
        ) : null}
        <ServiceLink slug="privacy" />, <ServiceLink slug="delivery" />.
      </p>
      <p>{t('review.after')}</p>
    </div>
  )
}

function ServiceLink({ slug }: { readonly slug: ServiceSlug }) {
  const { t } = useTranslation('common')
  return (
    <Link className="link" to={paths.service(slug)}>
      {t(`service.${slug}`)}
    </Link>
  )
}

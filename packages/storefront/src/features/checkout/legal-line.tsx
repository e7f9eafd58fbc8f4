import { useSession, useShopClient } from '@cartonnage/react-hooks'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../app/paths'
import type { ServiceSlug } from '../../app/paths'
import styles from './legal-line.module.css'

/** What a consumer of the European Union is told beside: a business may not withdraw. */
const consumerPages: readonly ServiceSlug[] = ['withdrawal', 'guarantee']
const everybodysPages: readonly ServiceSlug[] = ['privacy', 'delivery']

/** What applies to the order, with the pages to read. */
export function LegalLine() {
  const { t } = useTranslation('checkout')
  const { shop } = useShopClient()
  const { session } = useSession()
  const isConsumer = shop === 'DE' && session?.userType !== 'business'
  const pages = [...(isConsumer ? consumerPages : []), ...everybodysPages]
  return (
    <div className={styles['legal']}>
      <p>
        {t('review.applies')} <ServiceLink slug="terms" />
        {t('review.appliesAfter')}{' '}
        {pages.map((slug, index) => (
          <Fragment key={slug}>
            {index === 0 ? null : ', '}
            <ServiceLink slug={slug} />
          </Fragment>
        ))}
        .
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

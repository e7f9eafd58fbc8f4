import { useTranslation } from 'react-i18next'
import { Link, useLoaderData } from 'react-router-dom'
import { paths } from '../../shell/paths'
import type { loadOffers } from './data/offers-loader'
import styles from './offers.module.css'

const filters = [undefined, 'open', 'closed'] as const

/** Narrows a long list to what is open, or to what is not; says how many there are. */
export function OfferFilterLinks({ count }: { readonly count: number }) {
  const { t } = useTranslation('offers')
  const { filter, hasFilter } = useLoaderData<typeof loadOffers>()
  if (!hasFilter) return null
  return (
    <nav className={styles.filter} aria-label={t('filter.label')}>
      {filters.map((status) => (
        <Link
          key={status ?? 'all'}
          className="link"
          aria-current={status === (filter ?? undefined) ? 'true' : undefined}
          to={paths.offers(status === undefined ? {} : { status })}
        >
          {t(`filter.${status ?? 'all'}`)}
        </Link>
      ))}
      <p role="status" className="type-small muted">
        {count === 0 ? t('filter.none') : t('filter.found', { count })}
      </p>
    </nav>
  )
}

/** Links to older offers, and back. */
export function OtherOffers() {
  const { t } = useTranslation('offers')
  const { filter, isFirst, nextPage } = useLoaderData<typeof loadOffers>()
  if (isFirst && nextPage === null) return null
  const status = filter === null ? {} : { status: filter }
  return (
    <p className={styles.links}>
      {isFirst ? null : (
        <Link className="link" to={paths.offers(status)}>
          {t('first')}
        </Link>
      )}
      {nextPage === null ? null : (
        <Link className="link" to={paths.offers({ ...status, page: nextPage })}>
          {t('more')}
        </Link>
      )}
    </p>
  )
}

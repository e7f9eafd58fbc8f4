import { useTranslation } from 'react-i18next'
import { useLoaderData } from 'react-router-dom'
import { loadLater } from '../../shell/load-later'
import type { PageHandle } from '../../shell/page-handle'
import { BuyingPage } from '../../shared/lines/buying-page'
import { EmptyList } from '../../shared/page-parts/empty-list'
import type { loadOffers } from './data/offers-loader'
import { NoOffers } from './no-offers'
import { OfferFilterLinks, OtherOffers } from './offer-filter'
import { OfferTable } from './offer-table'
import styles from './offers.module.css'

export const loader = loadLater(async () => (await import('./data/offers-loader')).loadOffers)

export const handle: PageHandle<typeof loadOffers> = {
  kind: 'account',
  title: ({ i18n }) => i18n.t('title', { ns: 'offers' }),
}

/** The offers of the buyer's account: what is offered until when, and what was asked for. */
export function Component() {
  const { t } = useTranslation('offers')
  const { offers, filter, isFirst } = useLoaderData<typeof loadOffers>()
  const isEmpty = offers?.length === 0 && filter === null && isFirst
  return (
    <BuyingPage>
      <h1>{t('title')}</h1>
      {offers === null || isEmpty ? null : <p className={styles.lead}>{t('lead')}</p>}
      <div className={styles.list}>
        {offers === null ? <NoOffers /> : null}
        {isEmpty ? (
          <EmptyList title={t('empty.title')} action={t('empty.action')}>
            {t('empty.text')}
          </EmptyList>
        ) : null}
        {offers === null || isEmpty ? null : (
          <>
            <OfferFilterLinks count={offers.length} />
            {offers.length === 0 ? null : <OfferTable offers={offers} />}
            <OtherOffers />
          </>
        )}
      </div>
    </BuyingPage>
  )
}

import { useTranslation } from 'react-i18next'
import { Link, useActionData, useLoaderData } from 'react-router-dom'
import type { ShouldRevalidateFunctionArgs } from 'react-router-dom'
import { Note } from '../../components/note'
import { loadLater } from '../../shell/load-later'
import type { PageHandle } from '../../shell/page-handle'
import { paths } from '../../shell/paths'
import { BuyingPage } from '../../shared/lines/buying-page'
import { TotalsList } from '../../shared/lines/totals-list'
import type { OfferData, loadOffer } from './data/offer-loader'
import type { OfferResponse } from './data/offer-response'
import { NoOffers } from './no-offers'
import { OfferActions } from './offer-actions'
import { OfferFacts } from './offer-facts'
import { OfferLines } from './offer-lines'
import { OfferNotes } from './offer-notes'
import { OfferOutcome } from './offer-outcome'
import { offerRate, offerTotals } from './offer-totals'
import styles from './offers.module.css'

export const action = loadLater(async () => (await import('./data/offer-action')).changeOffer)
export const loader = loadLater(async () => (await import('./data/offer-loader')).loadOffer)

/** After a refused form too: the seller, or another window, may have changed the offer. */
export const shouldRevalidate = ({
  defaultShouldRevalidate,
  actionStatus,
}: ShouldRevalidateFunctionArgs): boolean => defaultShouldRevalidate || actionStatus !== undefined

export const handle: PageHandle<typeof loadOffer> = {
  kind: 'account',
  title: ({ data, i18n }) =>
    data.offer === null
      ? i18n.t('title', { ns: 'offers' })
      : i18n.t('detailTitle', { ns: 'offers', number: data.offer.quoteNumber ?? '' }),
}

/** An offer: what is offered at which prices until when, what was said about it, and what its buyer can do. */
export function Component() {
  const { t } = useTranslation('offers')
  const data = useLoaderData<typeof loadOffer>()
  return (
    <BuyingPage>
      <p data-screen-only>
        <Link className="link" to={paths.offers()}>
          {t('back')}
        </Link>
      </p>
      {data.offer === null ? (
        <MissingOffer isUnavailable={data.isUnavailable} />
      ) : (
        <Offer key={data.offer.id} data={data} offer={data.offer} />
      )}
    </BuyingPage>
  )
}

function MissingOffer({ isUnavailable }: Pick<OfferData, 'isUnavailable'>) {
  const { t } = useTranslation('offers')
  return (
    <>
      <h1>{t('title')}</h1>
      <div className={styles.list}>
        {isUnavailable ? (
          <NoOffers />
        ) : (
          <Note kind="warning" title={t('gone.title')}>
            <p>{t('gone.text')}</p>
          </Note>
        )}
      </div>
    </>
  )
}

interface OfferProps {
  readonly data: OfferData
  readonly offer: NonNullable<OfferData['offer']>
}

function Offer({ data, offer }: OfferProps) {
  const { t } = useTranslation('offers')
  const response = useActionData<OfferResponse>()
  const rate = offerRate(offer, data.rate)
  const totals = offerTotals(offer, rate)
  return (
    <>
      <h1 className={styles.title}>{t('detailTitle', { number: offer.quoteNumber ?? '' })}</h1>
      {offer.name === null ? null : <p className={styles.name}>{offer.name}</p>}
      <OfferOutcome response={response} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <OfferFacts offer={offer} today={data.today} />
          <OfferLines offer={offer} products={data.products} rate={rate} />
        </div>
        <div className={styles.aside}>
          {totals === null ? null : (
            <section>
              <h2 className="visually-hidden">{t('sums.title')}</h2>
              <TotalsList totals={totals} />
            </section>
          )}
          <OfferActions offer={offer} response={response} />
        </div>
        <div className={styles.main}>
          <OfferNotes notes={offer.notes} />
        </div>
      </div>
    </>
  )
}

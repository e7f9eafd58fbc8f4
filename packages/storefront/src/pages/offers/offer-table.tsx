import { useShopClient } from '@cartonnage/react-hooks'
import type { Quote } from '@cartonnage/sdk'
import { formatMoney } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { Link, useLoaderData } from 'react-router-dom'
import { Badge } from '../../components/badge'
import { joinClasses } from '../../components/join-classes'
import table from '../../components/responsive-table.module.css'
import { paths } from '../../shell/paths'
import { useMainPrice } from '../../shared/lines/line-amounts'
import type { loadOffers } from './data/offers-loader'
import { isProvisional, offerState } from './offer-state'
import type { OfferState } from './offer-state'
import styles from './offers.module.css'
import { ValidUntil } from './valid-until'

/** The offers with their states, days and totals; each number leads to its offer. */
export function OfferTable({ offers }: { readonly offers: readonly Quote[] }) {
  const { t } = useTranslation('offers')
  const main = useMainPrice()
  return (
    <table className={joinClasses(table.table, table.records, styles.table)}>
      <caption className="visually-hidden">{t('title')}</caption>
      <thead>
        <tr className="type-table-head">
          <th scope="col">{t('number')}</th>
          <th scope="col">{t('name')}</th>
          <th scope="col">{t('status')}</th>
          <th scope="col">{t('validUntil')}</th>
          <th scope="col" className={styles.amount}>
            {t(`total.${main}`)}
          </th>
        </tr>
      </thead>
      <tbody>
        {offers.map((offer) => (
          <OfferRow key={offer.id} offer={offer} />
        ))}
      </tbody>
    </table>
  )
}

function OfferRow({ offer }: { readonly offer: Quote }) {
  const { t } = useTranslation('offers')
  const { today } = useLoaderData<typeof loadOffers>()
  const main = useMainPrice()
  const state = offerState(offer)
  return (
    <tr>
      <th scope="row">
        <Link className="link" to={paths.offer(offer.id)}>
          {offer.quoteNumber ?? offer.id}
        </Link>
      </th>
      <td data-label={t('name')}>
        <span>{offer.name ?? '–'}</span>
      </td>
      <td data-label={t('status')}>
        <OfferBadge state={state} />
      </td>
      <td data-label={t('validUntil')}>
        <ValidUntil offer={offer} today={today} />
      </td>
      <td data-label={t(`total.${main}`)} className={styles.amount}>
        <OfferTotal offer={offer} />
      </td>
    </tr>
  )
}

/** Net for business buyers, gross for others; before there is an offer, nothing. */
function OfferTotal({ offer }: { readonly offer: Quote }) {
  const { t } = useTranslation('offers')
  const { locale } = useShopClient()
  const money = useMainPrice() === 'net' ? offer.net : offer.total
  if (money === null || isProvisional(offerState(offer))) return t('open')
  return formatMoney(money, locale)
}

const variants: Readonly<Partial<Record<OfferState, 'fit' | 'warning'>>> = {
  ready: 'fit',
  accepted: 'fit',
  ordered: 'fit',
  expired: 'warning',
}

/** The state in words: colour only repeats it. */
export function OfferBadge({ state }: { readonly state: OfferState }) {
  const { t } = useTranslation('offers')
  return <Badge variant={variants[state]}>{t(`state.${state}`)}</Badge>
}

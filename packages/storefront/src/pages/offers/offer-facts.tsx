import { useShopClient } from '@cartonnage/react-hooks'
import type { QuoteDetail } from '@cartonnage/sdk'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { AttributeList } from '../../components/summary-list'
import { formatOrderDate } from '../../shell/order-date'
import { paths } from '../../shell/paths'
import { offerState } from './offer-state'
import { OfferBadge } from './offer-table'
import styles from './offers.module.css'
import { ValidUntil } from './valid-until'

interface OfferFactsProps {
  readonly offer: QuoteDetail
  /** Today at the shop, `2026-12-01`. */
  readonly today: string
}

/** The state of an offer with what happens next, and its days. */
export function OfferFacts({ offer, today }: OfferFactsProps) {
  const { t } = useTranslation('offers')
  const { locale } = useShopClient()
  const { createdAt, expiresOn, orderReferenceNumber } = offer
  const attributes = [
    { key: 'status', label: t('fact.status'), value: <OfferBadge state={offerState(offer)} /> },
    {
      key: 'valid',
      label: t('fact.validUntil'),
      value: expiresOn && <ValidUntil offer={offer} today={today} />,
    },
    { key: 'requested', label: t('fact.requested'), value: createdAt && formatOrderDate(createdAt, locale) },
    {
      key: 'order',
      label: t('fact.order'),
      value: orderReferenceNumber && <OrderLink number={orderReferenceNumber} />,
    },
  ]
  return (
    <section className={styles.facts}>
      <p className={styles.next}>{useNextText(offer)}</p>
      <AttributeList attributes={attributes.filter(({ value }) => Boolean(value))} />
    </section>
  )
}

function OrderLink({ number }: { readonly number: string }) {
  return (
    <Link className="link" to={paths.order(number)}>
      {number}
    </Link>
  )
}

/** What happens next, in one or two sentences. */
function useNextText(offer: QuoteDetail): string {
  const { t } = useTranslation('offers')
  const { locale } = useShopClient()
  const state = offerState(offer)
  const { expiresOn } = offer
  if (expiresOn === null) return t(state === 'ready' ? 'next.readyOpen' : `next.${state}`, { date: '' })
  return t(`next.${state}`, { date: formatOrderDate(expiresOn, locale) })
}

import { useShopClient } from '@cartonnage/react-hooks'
import type { Quote } from '@cartonnage/sdk'
import { useTranslation } from 'react-i18next'
import { formatOrderDate } from '../../shell/order-date'
import { daysUntil, offerState } from './offer-state'
import styles from './offers.module.css'

interface ValidUntilProps {
  readonly offer: Quote
  /** Today at the shop, `2026-12-01`. */
  readonly today: string
}

/** The last day of an offer and, while it can be accepted, how many are left. */
export function ValidUntil({ offer, today }: ValidUntilProps) {
  const { locale } = useShopClient()
  const left = useDaysLeft(offer, today)
  const { expiresOn } = offer
  if (expiresOn === null) return '–'
  return (
    <span className={styles.valid}>
      <time dateTime={expiresOn}>{formatOrderDate(expiresOn, locale)}</time>
      {left === undefined ? null : <span className="type-small muted">{left}</span>}
    </span>
  )
}

function useDaysLeft(offer: Quote, today: string): string | undefined {
  const { t } = useTranslation('offers')
  const state = offerState(offer)
  if (state === 'expired') return t('over')
  if (offer.expiresOn === null || !['ready', 'accepted', 'presented'].includes(state)) return undefined
  const count = daysUntil(offer.expiresOn, today)
  return count === 0 ? t('lastDay') : t('daysLeft', { count })
}

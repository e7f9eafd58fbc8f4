import { useShopClient, useVat } from '@cartonnage/react-hooks'
import type { EstimatedQuantity } from '@cartonnage/sdk/rules'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../shell/paths'
import { joinClasses } from '../../components/join-classes'
import { Skeleton } from '../../components/skeleton'
import { ExpectedDelivery } from '../delivery-day/expected-delivery'
import type { ExpectedDeliveryProps } from '../delivery-day/expected-delivery'
import styles from './cart-summary-panel.module.css'
import type { CartTotals } from '../lines/cart-totals'
import { DeliveryHint } from './delivery-hint'
import { GoodsNote } from './goods-note'
import { PaymentWords } from './payment-words'
import type { PaymentWordsProps } from './payment-words'
import { TotalsList } from '../lines/totals-list'

interface CartSummaryPanelProps {
  /** Null while the platform calculates. */
  readonly totals: CartTotals | null
  /** The country of delivery. */
  readonly countryCode: string
  readonly destinations?: ExpectedDeliveryProps['destinations']
  readonly invoiceLimit?: PaymentWordsProps['invoiceLimit']
  /** The working days of the slowest product that is made to order. */
  readonly leadDays: number
  /** The totals are outdated: a change is running. */
  readonly stale?: boolean | undefined
  /** What is packed: its weight and parcels are shown. */
  readonly packed: readonly EstimatedQuantity[]
  /** The codes of the cart, and the field for one. */
  readonly vouchers?: ReactNode
  /** The primary button, and what blocks it. */
  readonly children: ReactNode
}

/** What the cart costs, and the button to order it. */
export function CartSummaryPanel({
  totals,
  countryCode,
  destinations,
  invoiceLimit,
  leadDays,
  packed,
  stale,
  vouchers,
  children,
}: CartSummaryPanelProps) {
  const { t } = useTranslation('cart')
  const { shop } = useShopClient()
  return (
    <section className={joinClasses('panel', 'full-bleed', styles.summary)} aria-labelledby="cart-summary">
      <h2 id="cart-summary" className="type-h3">
        {t('totals.heading')}
      </h2>
      <div className={joinClasses(stale && styles.stale)} aria-busy={stale}>
        {totals === null ? <CalculatingTotals /> : <TotalsList totals={totals} />}
      </div>
      {totals === null ? null : <DeliveryHint totals={totals} countryCode={countryCode} />}
      {totals === null ? null : <DeliveryNote totals={totals} countryCode={countryCode} />}
      {totals === null ? null : <ExpectedDelivery leadDays={leadDays} destinations={destinations} />}
      <GoodsNote packed={packed} />
      {vouchers}
      <div className={styles.actions}>{children}</div>
      <p className={styles.conditions}>
        {t(`conditions.${shop}`)}{' '}
        <PaymentWords amount={totals?.gross.amount} {...{ countryCode, invoiceLimit }} />
      </p>
    </section>
  )
}

function CalculatingTotals() {
  const { t } = useTranslation('cart')
  return (
    <div className={styles.calculating}>
      <Skeleton count={4} />
      <p className="type-small muted">{t('totals.calculating')}</p>
    </div>
  )
}

const countries = ['CH', 'DE', 'NL', 'LU', 'BE'] as const

interface DeliveryNoteProps {
  readonly totals: CartTotals
  readonly countryCode: string
}

/**
 * Names the country whose VAT is included, as long as it is an estimate or differs from the chosen region; and links what
 * delivery costs until it is known, saying that it is extra where it is not even estimated.
 */
function DeliveryNote({ totals, countryCode }: DeliveryNoteProps) {
  const { t } = useTranslation(['cart', 'common'])
  const isElsewhere = useVat().countryCode !== countryCode
  const country = countries.find((code) => code === countryCode)
  const isNamed = (totals.isEstimate || isElsewhere) && country !== undefined
  const isShippingOpen = totals.shipping === null || totals.deliveryEstimate !== undefined
  if (!isNamed && !isShippingOpen) return null
  return (
    <p className="type-small muted">
      {isNamed ? `${t(`deliveryTo.${country}`)}. ` : null}
      {isShippingOpen ? (
        <>
          {totals.shipping === null ? `${t('plusShipping')} ` : null}
          <Link className="link" to={paths.service('delivery')}>
            {t('common:service.delivery')}
          </Link>
        </>
      ) : null}
    </p>
  )
}

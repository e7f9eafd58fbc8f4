import { useShopClient } from '@cartonnage/react-hooks'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { joinClasses } from '../../components/join-classes'
import { Skeleton } from '../../components/skeleton'
import styles from './cart-summary-panel.module.css'
import type { CartTotals } from './cart-totals'
import { DeliveryNote } from './delivery-note'
import { TotalsList } from './totals-list'

export interface CartSummaryPanelProps {
  /** Null while the platform calculates. */
  readonly totals: CartTotals | null
  /** Where the goods go. */
  readonly countryCode: string
  /** Old sums while a change is on its way. */
  readonly stale?: boolean | undefined
  /** The way on: one primary button, and what keeps it from working. */
  readonly children: ReactNode
}

/** What the cart comes to, and the way to order it. */
export function CartSummaryPanel({ totals, countryCode, stale, children }: CartSummaryPanelProps) {
  const { t } = useTranslation('cart')
  const { shop } = useShopClient()
  return (
    <section className={joinClasses('panel', 'full-bleed', styles['summary'])} aria-labelledby="cart-summary">
      <h2 id="cart-summary" className="type-h3">
        {t('totals.heading')}
      </h2>
      <div className={joinClasses(stale && styles['stale'])} aria-busy={stale}>
        {totals === null ? <CalculatingTotals /> : <TotalsList totals={totals} />}
      </div>
      {totals === null ? null : <DeliveryNote totals={totals} countryCode={countryCode} />}
      <div className={styles['actions']}>{children}</div>
      <p className={styles['conditions']}>{t(`conditions.${shop}`)}</p>
    </section>
  )
}

function CalculatingTotals() {
  const { t } = useTranslation('cart')
  return (
    <div className={styles['calculating']}>
      <Skeleton count={4} />
      <p className="type-small muted">{t('totals.calculating')}</p>
    </div>
  )
}

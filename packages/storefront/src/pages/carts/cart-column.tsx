import { useShopClient, useVat } from '@cartonnage/react-hooks'
import type { Cart } from '@cartonnage/sdk'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatOrderDate } from '../../shell/order-date'
import { Badge } from '../../components/badge'
import { Note } from '../../components/note'
import { itemsAsAdded, stockLine } from '../../shared/lines/cart-item'
import type { CartDelivery } from '../../shared/lines/delivery-totals'
import { useMainPrice } from '../../shared/lines/line-amounts'
import { TotalsList } from '../../shared/lines/totals-list'
import { estimateBuyerTotals } from '../../shared/lines/buyer-totals'
import { blocksOrder, shortageOf } from '../../shared/product/stock'
import { CartItems } from './cart-items'
import type { CartDetails } from './data/carts-loader'
import styles from './carts-page.module.css'

interface CartColumnProps {
  readonly kind: 'active' | 'second'
  /** Null without one. */
  readonly details: CartDetails | null
  readonly children: ReactNode
}

/** One of the carts: its heading, what the shop keeps about it, and its content. */
export function CartColumn({ kind, details, children }: CartColumnProps) {
  const { t } = useTranslation('carts')
  const id = `${kind}-cart`
  return (
    <section className={styles.cart} aria-labelledby={id}>
      <h2 id={id} className="type-h3">
        {t(kind)}
      </h2>
      {details === null ? null : <Details details={details} />}
      {children}
    </section>
  )
}

function Details({
  details: { name, note, changedDate, daysAgo, ownerName },
}: {
  readonly details: CartDetails
}) {
  const { t } = useTranslation('carts')
  const { locale } = useShopClient()
  const isDated = changedDate !== null && daysAgo !== null
  const age = (date: string) =>
    daysAgo === 0 ? t('changed.today', { date }) : t('changed.ago', { count: daysAgo ?? 0, date })
  const maker = ownerName === null ? null : t('madeBy', { name: ownerName })
  return (
    <div className={styles.details}>
      {name === null ? null : <p className={styles.name}>{name}</p>}
      {note === null ? null : <p className={styles.noted}>{note}</p>}
      <p className="type-small muted">
        {isDated ? <time dateTime={changedDate}>{age(formatOrderDate(changedDate, locale))}</time> : null}
        {isDated && maker !== null ? ' · ' : null}
        {maker}
      </p>
    </div>
  )
}

interface CartContentProps {
  readonly cart: Cart
  /** Where the items go; empty where that is unknown. */
  readonly deliveries: readonly CartDelivery[]
}

/** How many items a cart has, which of them cannot be ordered, the items themselves, and what they cost. */
export function CartContent({ cart, deliveries }: CartContentProps) {
  const { t } = useTranslation(['carts', 'cart'])
  const main = useMainPrice()
  const sums = useCartSums({ cart, deliveries })
  const items = itemsAsAdded(cart.items)
  const blocked = items.filter((item) => {
    const { attributes, ...line } = stockLine(item)
    const shortage = shortageOf(attributes, line)
    return shortage !== undefined && blocksOrder(shortage)
  }).length
  return (
    <>
      <p className={styles.count}>
        <Badge>{t('cart:count', { count: items.length })}</Badge>
        <span className="type-small muted">{t(`cart:prices.${main}`)}</span>
      </p>
      {blocked === 0 ? null : (
        <Note kind="error" inline>
          {t('blocked', { count: blocked })}
        </Note>
      )}
      <CartItems items={items} rateOf={sums.rateOf} />
      {sums.totals === null ? (
        <p className="type-small muted">{t('cart:totals.calculating')}</p>
      ) : (
        <TotalsList className={styles.totals} totals={sums.totals} />
      )}
    </>
  )
}

/** The totals of a cart as its own page shows them. */
export function useCartSums({ cart, deliveries }: CartContentProps) {
  const { vatRate: rate, countryCode } = useVat()
  return estimateBuyerTotals(cart, { deliveries, region: { rate, countryCode } })
}

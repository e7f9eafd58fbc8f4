import { useShopClient } from '@cartonnage/react-hooks'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../shell/paths'
import { buttonClass } from '../../components/button'
import { Note } from '../../components/note'
import { UnbrokenPart } from '../../components/unbroken-part'
import { formatOrderDate } from '../../shell/order-date'
import styles from './order-parts.module.css'
import type { Order, OrderView } from './data/order-view'

/** A consumer's right of withdrawal in the German shop: what applies, the link to declare it, and past declarations. */
export function WithdrawalInfo({ view }: { readonly view: OrderView }) {
  const { t } = useTranslation(['orders', 'common'])
  const { order, products, mayWithdraw } = view
  if (!mayWithdraw) return null
  const hasMadeToMeasure = Object.values(products).some((attributes) => attributes?.isMadeToMeasure)
  const isDone = order.withdrawals.some(coversWholeOrder)
  return (
    <section className={styles.withdrawal}>
      <h2 className="type-h3">{t('orders:detail.withdrawal.heading')}</h2>
      <ReceivedWithdrawals withdrawals={order.withdrawals} />
      {isDone ? null : (
        <p>
          {t('orders:detail.withdrawal.text')}{' '}
          {hasMadeToMeasure ? t('orders:detail.withdrawal.madeToMeasure') : null}
        </p>
      )}
      <p>
        <Link className="link" to={paths.service('withdrawal')}>
          {t('common:service.withdrawal')}
        </Link>
      </p>
      {isDone ? null : (
        <Link
          className={buttonClass()}
          to={paths.withdrawal({ order: order.orderReferenceNumber ?? '' })}
          data-screen-only
        >
          {t(order.withdrawals.length === 0 ? 'orders:detail.withdraw' : 'orders:detail.withdrawMore')}
        </Link>
      )}
    </section>
  )
}

const coversWholeOrder = ({ lines }: Order['withdrawals'][number]): boolean => lines.length === 0

/** Each declaration with its date and case number, as on its receipt. */
function ReceivedWithdrawals({ withdrawals }: Pick<Order, 'withdrawals'>) {
  const { t } = useTranslation('orders')
  const { locale } = useShopClient()
  return withdrawals.map(({ withdrawalId, receivedAt, lines }) => (
    <Note key={withdrawalId} kind="success">
      <p>
        <UnbrokenPart
          text={t('detail.withdrawal.received', {
            date: formatOrderDate(receivedAt, locale),
            id: withdrawalId,
          })}
          part={withdrawalId}
        />
      </p>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Note>
  ))
}

import { useShopClient } from '@cartonnage/react-hooks'
import { useTranslation } from 'react-i18next'
import { Link, useLoaderData } from 'react-router-dom'
import { buttonClass } from '../../components/button'
import { Note } from '../../components/note'
import { UnbrokenPart } from '../../components/unbroken-part'
import { paths } from '../../shell/paths'
import { mayCancel } from '../order-facts/order-changes'
import { formatOrderDate } from '../../shell/order-date'
import type { loadOrder } from './data/order-loader'
import styles from './order-parts.module.css'

/** Leads to canceling the order and to sending items back, as long as each is possible, and says what was done. */
export function OrderChangesPanel() {
  const { t } = useTranslation('orders')
  const { locale } = useShopClient()
  const { order, path, returnable } = useLoaderData<typeof loadOrder>()
  const isCancelable = mayCancel(order)
  if (!isCancelable && returnable.length === 0 && order.returns.length === 0) return null
  return (
    <section className={styles.withdrawal}>
      <h2 className="type-h3">{t(isCancelable ? 'changes.cancelHeading' : 'changes.returnHeading')}</h2>
      {order.returns.map(({ returnId, announcedAt }) => (
        <Note key={returnId} className={styles.note} kind="success">
          <p>
            <UnbrokenPart
              text={t('changes.returned', { date: formatOrderDate(announcedAt, locale), id: returnId })}
              part={returnId}
            />
          </p>
          <Link className="link" to={paths.orderReturnReceipt(path, returnId)}>
            {t('changes.receipt')}
          </Link>
        </Note>
      ))}
      {isCancelable ? (
        <>
          <p>{t('changes.cancelText')}</p>
          <Link className={buttonClass()} to={paths.orderCancellation(path)} data-screen-only>
            {t('changes.cancel')}
          </Link>
        </>
      ) : null}
      {returnable.length === 0 ? null : (
        <>
          <p>{t('changes.returnText')}</p>
          <Link className={buttonClass()} to={paths.orderReturn(path)} data-screen-only>
            {t('changes.return')}
          </Link>
        </>
      )}
    </section>
  )
}

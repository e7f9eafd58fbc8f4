import { useShopClient } from '@cartonnage/react-hooks'
import { useTranslation } from 'react-i18next'
import { Link, useLoaderData } from 'react-router-dom'
import { buttonClass } from '../../components/button'
import { Note } from '../../components/note'
import { AttributeList } from '../../components/summary-list'
import { UnbrokenPart } from '../../components/unbroken-part'
import { loadLater } from '../../shell/load-later'
import type { PageHandle } from '../../shell/page-handle'
import { sellerAddressLines } from '../../shell/sellers'
import { BuyingPage } from '../../shared/lines/buying-page'
import { keepSizesTogether } from '../../shared/lines/cart-item'
import { formatOrderDate } from '../../shell/order-date'
import { PrintButton } from '../../shared/page-parts/print-button'
import { useUnitLabels } from '../../shared/price/unit-labels'
import styles from './order-changes.module.css'
import type { loadReturnReceipt } from './data/return-loader'

export const loader = loadLater(async () => (await import('./data/return-loader')).loadReturnReceipt)

export const handle: PageHandle<typeof loadReturnReceipt> = {
  kind: 'orders',
  isConfidential: true,
  title: ({ i18n }) => i18n.t('receipt.title', { ns: 'order-changes' }),
}

/** The receipt of a return at an address of its own: number, day, items, and what to do next. */
export function Component() {
  const { t } = useTranslation('order-changes')
  const { locale, shop } = useShopClient()
  const units = useUnitLabels()
  const {
    returnId,
    announcedAt,
    items,
    orderReferenceNumber: number,
    path,
  } = useLoaderData<typeof loadReturnReceipt>()
  return (
    <BuyingPage>
      <div className={styles.page}>
        <h1>{t('receipt.title')}</h1>
        <Note className={styles.note} kind="success" role="status">
          {t('receipt.text')}
        </Note>
        <AttributeList
          className={styles.receipt}
          attributes={[
            { key: 'id', label: t('receipt.id'), value: <strong>{returnId}</strong> },
            { key: 'date', label: t('receipt.date'), value: formatOrderDate(announcedAt, locale) },
            { key: 'order', label: t('receipt.order'), value: number },
            {
              key: 'items',
              label: t('receipt.items'),
              value: (
                <ul>
                  {items.map(({ id, quantity, unit, sku, name }) => (
                    <li key={id}>
                      {`${units.quantity(quantity, unit)} ${keepSizesTogether([sku, name].filter(Boolean).join(' '))}`}
                    </li>
                  ))}
                </ul>
              ),
            },
          ]}
        />
        <section className={styles.next}>
          <h2 className="type-h3">{t('receipt.next')}</h2>
          <ol>
            <li>
              <UnbrokenPart text={t('receipt.write', { id: returnId })} part={returnId} />
            </li>
            <li>{t('receipt.send', { address: sellerAddressLines(shop).join(', ') })}</li>
            <li>{t('receipt.refund')}</li>
          </ol>
        </section>
        <div className={styles.actions} data-screen-only>
          <PrintButton />
          <Link className={buttonClass()} to={path}>
            {t('back')}
          </Link>
        </div>
      </div>
    </BuyingPage>
  )
}

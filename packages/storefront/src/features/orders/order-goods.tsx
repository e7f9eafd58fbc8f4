import { useShop } from '@cartonnage/react-hooks'
import { formatMoney } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { Link, useLoaderData } from 'react-router-dom'
import { paths } from '../../app/paths'
import type { loadOrder } from './order-loader'
import styles from './order-page.module.css'

type Item = ReturnType<typeof useLoaderData<typeof loadOrder>>['order']['items'][number]

/** What was bought, as it was when the order was placed; on small screens each line is a card. */
export function OrderGoods() {
  const { t } = useTranslation('orders')
  const { order } = useLoaderData<typeof loadOrder>()
  return (
    <section>
      <h2 className="type-h3">{t('detail.goods')}</h2>
      {order.items.length === 0 ? <p>{t('detail.noGoods')}</p> : <GoodsTable items={order.items} />}
    </section>
  )
}

function GoodsTable({ items }: { readonly items: readonly Item[] }) {
  const { t } = useTranslation('orders')
  const { locale } = useShop()
  const price = (money: Item['unitPrice']) => (money === null ? t('unknown') : formatMoney(money, locale))
  return (
    <table className={styles['table']}>
      <thead>
        <tr className="type-table-head">
          <th scope="col">{t('detail.article')}</th>
          <th scope="col">{t('detail.quantity')}</th>
          <th scope="col">{t('detail.unitPrice')}</th>
          <th scope="col">{t('detail.lineTotal')}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item, place) => (
          <tr key={item.orderItemSummaryId ?? place}>
            <th scope="row">
              <ArticleName item={item} />
            </th>
            <td data-label={t('detail.quantity')}>{item.quantity ?? t('unknown')}</td>
            <td data-label={t('detail.unitPrice')}>{price(item.unitPrice)}</td>
            <td data-label={t('detail.lineTotal')}>{price(item.totalPrice)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The name leads to the article of today; its page puts the right name into the address. */
function ArticleName({ item: { productId, name, sku } }: { readonly item: Item }) {
  const words = name ?? sku ?? '–'
  return (
    <>
      {productId === null ? (
        words
      ) : (
        <Link className="link" to={paths.product({ urlName: sku ?? 'article', id: productId })}>
          {words}
        </Link>
      )}
      {sku === null ? null : <span className={styles['sku']}>{sku}</span>}
    </>
  )
}

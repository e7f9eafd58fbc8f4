import { useShopClient } from '@cartonnage/react-hooks'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../shell/paths'
import { keepSizesTogether } from '../lines/cart-item'
import { useUnitLabels } from '../price/unit-labels'
import { formatAmountOf, formatUnitPrice, isFreeLine, orderLine } from '../lines/format-line-amount'
import { LineAmounts, useMainPrice } from '../lines/line-amounts'
import { NoWithdrawalNote } from '../lines/no-withdrawal-note'
import { choosePictureScale, ProductPicture } from '../lines/product-picture'
import type { ProductAttributes } from '../product/product-attributes'
import { dayText } from '../stock/stock-text'
import styles from './order-parts.module.css'
import type { OrderDelivery } from './data/order-deliveries'
import { OrderDeliveryHead } from './order-delivery-head'
import type { Order, OrderView } from './data/order-view'
import { ReturnedNote } from './returned-note'

type Item = Order['items'][number]

interface OrderItemsProps {
  readonly view: OrderView
  /** A link at each item leads to ordering it again. @default false */
  readonly mayReorder?: boolean
}

/** The items of an order at the prices of that day, by delivery: drawing, name, quantity, unit price, amount. */
export function OrderItems({ view, mayReorder = false }: OrderItemsProps) {
  const { t } = useTranslation('orders')
  const { order, products, deliveries } = view
  const scale = choosePictureScale(Object.values(products).filter((attributes) => attributes !== undefined))
  if (order.items.length === 0) {
    return (
      <section>
        <h2 className="type-h3">{t('detail.goods')}</h2>
        <p>{t('detail.noGoods')}</p>
      </section>
    )
  }
  const [, ...others] = deliveries
  return (
    <section>
      <h2 className="type-h3">{t('detail.goods')}</h2>
      {deliveries.map((entry, index) => (
        <section key={entry.id} className={styles.delivery}>
          {others.length === 0 ? null : (
            <OrderDeliveryHead
              view={view}
              entry={entry}
              title={t('detail.deliveryOf', { number: index + 1, count: deliveries.length })}
            />
          )}
          <OrderLines view={view} entry={entry} scale={scale} mayReorder={mayReorder} />
        </section>
      ))}
    </section>
  )
}

interface OrderLinesProps {
  readonly view: OrderView
  readonly entry: OrderDelivery
  readonly scale: number
  readonly mayReorder: boolean
}

function OrderLines({ view: { order, products, totals }, entry, scale, mayReorder }: OrderLinesProps) {
  return (
    <ul className={styles.lines}>
      {entry.items.map((item, index) => (
        <OrderLine
          key={item.orderItemSummaryId ?? index}
          order={order}
          item={item}
          attributes={attributesOf(products, item)}
          rate={totals?.vatRows.length ? entry.rate : null}
          scale={scale}
          mayReorder={mayReorder}
        />
      ))}
    </ul>
  )
}

/** `hasOwn`, because product ids are the platform's: any text is possible. */
const attributesOf = (products: OrderView['products'], { productId }: Item): ProductAttributes | undefined =>
  productId !== null && Object.hasOwn(products, productId) ? products[productId] : undefined

interface OrderLineProps {
  readonly order: Order
  readonly item: Item
  readonly attributes: ProductAttributes | undefined
  /** The VAT rate of the delivery as a fraction; null where it is unknown: then the amounts are net. */
  readonly rate: number | null
  readonly scale: number
  readonly mayReorder: boolean
}

function OrderLine({ order, item, attributes, rate, scale, mayReorder }: OrderLineProps) {
  const { t } = useTranslation('cart')
  return (
    <li className={styles.line}>
      <ProductPicture attributes={attributes} scale={scale} />
      <div>
        <ProductLink item={item} />
        {item.sku === null ? null : (
          <p className="type-small muted">{t('line.article', { sku: item.sku })}</p>
        )}
        <NoWithdrawalNote attributes={attributes} />
        <AwaitedPart order={order} item={item} />
        <ReturnedNote order={order} item={item} />
        {mayReorder ? <LineAgain order={order} item={item} /> : null}
      </div>
      <Quantity item={item} rate={rate} />
      {rate === null ? <NetAmount item={item} /> : <LineAmounts line={orderLine(item)} rate={rate} />}
    </li>
  )
}

/** How much of an item was not in stock when it was ordered, until the order is delivered or canceled. */
function AwaitedPart({ order, item }: Pick<OrderLineProps, 'order' | 'item'>) {
  const { t } = useTranslation('orders')
  const { locale } = useShopClient()
  const { amount } = useUnitLabels()
  const { awaitedQuantity, awaitedFrom, unit } = item
  const isOver = order.canceledAt !== null || order.deliveryStates.some(({ sentAt }) => sentAt !== null)
  if (awaitedFrom === null || !Number(awaitedQuantity) || isOver) return null
  const date = dayText(awaitedFrom, locale)
  return (
    <p className="type-small">{t('detail.awaited', { amount: amount(awaitedQuantity ?? 0, unit), date })}</p>
  )
}

/** Leads to the item at today's price. */
function LineAgain({ order, item: { productId } }: Pick<OrderLineProps, 'order' | 'item'>) {
  const { t } = useTranslation('orders')
  const id = order.orderReferenceNumber ?? order.orderSummaryId
  if (productId === null || id === null) return null
  return (
    <p data-screen-only className={styles.again}>
      <Link className="link" to={paths.orderAgain(id, { item: productId })}>
        {t('changes.again')}
      </Link>
    </p>
  )
}

/** Links to the current product; its page corrects the name in the URL. */
function ProductLink({ item: { productId, name, sku } }: { readonly item: Item }) {
  const displayName = keepSizesTogether(name ?? sku ?? '–')
  return (
    <p className={styles.name}>
      {productId === null ? (
        displayName
      ) : (
        <Link to={paths.product({ urlName: sku ?? 'article', id: productId })}>{displayName}</Link>
      )}
    </p>
  )
}

function Quantity({ item, rate }: Pick<OrderLineProps, 'item' | 'rate'>) {
  const { t } = useTranslation('cart')
  const { locale } = useShopClient()
  const main = useMainPrice()
  const { amount } = useUnitLabels()
  const line = orderLine(item)
  const unitPrice = formatUnitPrice(line, { rate, main, locale, t })
  return (
    <p className={styles.quantity}>
      {amount(line.quantity, item.unit)}
      {unitPrice === null || isFreeLine(line) ? null : ` × ${unitPrice}`}
    </p>
  )
}

function NetAmount({ item }: { readonly item: Item }) {
  const { t } = useTranslation('cart')
  const { locale } = useShopClient()
  const line = orderLine(item)
  const amount = formatAmountOf(line, { rate: null, main: 'net', locale, t })
  if (amount === null) return null
  return <p className={styles.net}>{isFreeLine(line) ? amount : t('price.exclVat', { amount })}</p>
}

import { useShopClient } from '@cartonnage/react-hooks'
import { formatNumber } from '@cartonnage/sdk/rules'
import type { Money } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../app/paths'
import { keepSizesTogether } from '../cart/goods-name'
import { GoodsPicture } from '../cart/goods-picture'
import { formatLineAmount, formatUnitPrice } from '../cart/line-amount'
import { LineAmounts } from '../cart/line-amounts'
import { choosePictureScale } from '../cart/picture-scale'
import { useMainPrice } from '../cart/use-main-price'
import type { ProductAttributes } from '../product/product-attributes'
import styles from './order-parts.module.css'
import type { Order, OrderView } from './order-view'

type Item = Order['items'][number]

/** What was bought, at the prices of the day of the order: drawing, name, quantity and price of one, amount. */
export function OrderGoods({ view }: { readonly view: OrderView }) {
  const { t } = useTranslation('orders')
  const { order, products, totals } = view
  const scale = choosePictureScale(Object.values(products).filter((attributes) => attributes !== undefined))
  return (
    <section>
      <h2 className="type-h3">{t('detail.goods')}</h2>
      {order.items.length === 0 ? (
        <p>{t('detail.noGoods')}</p>
      ) : (
        <ul className={styles['lines']}>
          {order.items.map((item, index) => (
            <OrderLine
              key={item.orderItemSummaryId ?? index}
              item={item}
              attributes={attributesOf(products, item)}
              rate={totals?.rate ?? null}
              scale={scale}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

/** A product id is the platform's word, and the products are found by it alone. */
const attributesOf = (products: OrderView['products'], { productId }: Item): ProductAttributes | undefined =>
  productId !== null && Object.hasOwn(products, productId) ? products[productId] : undefined

interface OrderLineProps {
  readonly item: Item
  readonly attributes: ProductAttributes | undefined
  /** The rate of VAT of the order as a fraction; null where it is not one: the amounts are net then. */
  readonly rate: number | null
  readonly scale: number
}

function OrderLine({ item, attributes, rate, scale }: OrderLineProps) {
  const { t } = useTranslation('cart')
  return (
    <li className={styles['line']}>
      <GoodsPicture attributes={attributes} scale={scale} />
      <div>
        <ProductLink item={item} />
        {item.sku === null ? null : (
          <p className="type-small muted">{t('line.article', { sku: item.sku })}</p>
        )}
      </div>
      <Quantity item={item} rate={rate} />
      {rate === null ? (
        <NetAmount net={item.totalPrice} />
      ) : (
        <LineAmounts net={item.totalPrice} rate={rate} />
      )}
    </li>
  )
}

/** The name leads to the product of today; its page puts the right name into the address. */
function ProductLink({ item: { productId, name, sku } }: { readonly item: Item }) {
  const shownName = keepSizesTogether(name ?? sku ?? '–')
  return (
    <p className={styles['name']}>
      {productId === null ? (
        shownName
      ) : (
        <Link to={paths.product({ urlName: sku ?? 'article', id: productId })}>{shownName}</Link>
      )}
    </p>
  )
}

function Quantity({ item: { quantity, unitPrice }, rate }: Pick<OrderLineProps, 'item' | 'rate'>) {
  const { locale } = useShopClient()
  const main = useMainPrice()
  const options = rate === null ? { rate: 0, main: 'net' as const, locale } : { rate, main, locale }
  return (
    <p className={styles['quantity']}>
      {formatNumber(quantity ?? 1, locale)}
      {unitPrice === null ? null : ` × ${formatUnitPrice(unitPrice, options)}`}
    </p>
  )
}

function NetAmount({ net }: { readonly net: Money | null }) {
  const { t } = useTranslation('cart')
  const { locale } = useShopClient()
  if (net === null) return null
  return <p className={styles['net']}>{t('price.exclVat', { amount: formatLineAmount(net, locale) })}</p>
}

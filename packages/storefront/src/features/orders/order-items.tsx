import { useShopClient } from '@cartonnage/react-hooks'
import { formatNumber } from '@cartonnage/sdk/rules'
import type { Money } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../shell/paths'
import { keepSizesTogether } from '../cart/cart-item'
import { formatLineAmount, formatUnitPrice, LineAmounts, useMainPrice } from '../cart/line-amounts'
import { choosePictureScale, ProductPicture } from '../cart/product-picture'
import type { ProductAttributes } from '../product/product-attributes'
import styles from './order-parts.module.css'
import type { Order, OrderView } from './order-view'

type Item = Order['items'][number]

/** The items of an order at the prices of that day: drawing, name, quantity, unit price, amount. */
export function OrderItems({ view }: { readonly view: OrderView }) {
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

/** `hasOwn`, because product ids are the platform's: any text is possible. */
const attributesOf = (products: OrderView['products'], { productId }: Item): ProductAttributes | undefined =>
  productId !== null && Object.hasOwn(products, productId) ? products[productId] : undefined

interface OrderLineProps {
  readonly item: Item
  readonly attributes: ProductAttributes | undefined
  /** The order's VAT rate as a fraction; null where there are several: then the amounts are net. */
  readonly rate: number | null
  readonly scale: number
}

function OrderLine({ item, attributes, rate, scale }: OrderLineProps) {
  const { t } = useTranslation('cart')
  return (
    <li className={styles['line']}>
      <ProductPicture attributes={attributes} scale={scale} />
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

/** Links to the current product; its page corrects the name in the URL. */
function ProductLink({ item: { productId, name, sku } }: { readonly item: Item }) {
  const displayName = keepSizesTogether(name ?? sku ?? '–')
  return (
    <p className={styles['name']}>
      {productId === null ? (
        displayName
      ) : (
        <Link to={paths.product({ urlName: sku ?? 'article', id: productId })}>{displayName}</Link>
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

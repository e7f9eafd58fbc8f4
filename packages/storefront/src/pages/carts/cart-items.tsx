import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../shell/paths'
import { Note } from '../../components/note'
import { readCartItem, stockLine } from '../../shared/lines/cart-item'
import type { CartItem } from '../../shared/lines/cart-item'
import { LineAmounts } from '../../shared/lines/line-amounts'
import { choosePictureScale, ProductPicture } from '../../shared/lines/product-picture'
import { isOffered } from '../../shared/offers/cart-offer'
import { OfferedBadge } from '../../shared/offers/offered-badge'
import { useUnitLabels } from '../../shared/price/unit-labels'
import { blocksOrder, shortageOf } from '../../shared/product/stock'
import { useShortageText } from '../../shared/stock/stock-text'
import styles from './carts-page.module.css'

/** How many items are in sight; the others follow on request. */
const firstItems = 3

interface CartItemsProps {
  readonly items: readonly CartItem[]
  /** VAT rate of an item, a fraction. */
  readonly rateOf: (item: CartItem) => number
}

/** The items of a cart to look at: they are changed on the cart's own page. */
export function CartItems({ items, rateOf }: CartItemsProps) {
  const { t } = useTranslation('carts')
  const list = (some: readonly CartItem[]) => {
    const scale = choosePictureScale(some.map((item) => readCartItem(item).attributes))
    return (
      <ul className={styles.items}>
        {some.map((item) => (
          <CartItemRow key={item.cartItemId} item={item} rate={rateOf(item)} scale={scale} />
        ))}
      </ul>
    )
  }
  // One more takes no more room than the link to it.
  const shown = items.length === firstItems + 1 ? items.length : firstItems
  const others = items.slice(shown)
  return (
    <div>
      {list(items.slice(0, shown))}
      {others.length === 0 ? null : (
        <details className={styles.others}>
          <summary className="link">{t('more', { count: others.length })}</summary>
          {list(others)}
        </details>
      )}
    </div>
  )
}

interface CartItemRowProps {
  readonly item: CartItem
  readonly rate: number
  /** Scale of the list's pictures in px per mm. */
  readonly scale: number
}

function CartItemRow({ item, rate, scale }: CartItemRowProps) {
  const { t } = useTranslation('cart')
  const units = useUnitLabels()
  const { attributes, name, line } = readCartItem(item)
  const urlName = item.productDetails?.productUrlName ?? '-'
  return (
    <li className={styles.item}>
      <ProductPicture attributes={attributes} scale={scale} />
      <div className={styles.text}>
        <Link className={styles.product} to={paths.product({ urlName, id: item.productId })}>
          {name}
        </Link>
        <p className="type-small muted">
          {`${units.amount(item.quantity, attributes.unit)} · ${t('line.article', { sku: attributes.sku })}`}
        </p>
        {isOffered(item) ? <OfferedBadge /> : null}
        <ItemShortage item={item} />
      </div>
      <LineAmounts line={line} rate={rate} />
    </li>
  )
}

/** What is short in stock for an item, and what can be done about it. */
function ItemShortage({ item }: { readonly item: CartItem }) {
  const { t } = useTranslation('cart')
  const text = useShortageText()
  const { attributes, ...line } = stockLine(item)
  const shortage = shortageOf(attributes, line)
  if (shortage === undefined) return null
  const isBlocking = blocksOrder(shortage)
  const way = shortage.largestQuantity === undefined ? 'message.removeWay' : 'message.lessWay'
  return (
    <Note kind={isBlocking ? 'error' : 'info'} inline>
      {[text(shortage, attributes.unit), isBlocking && t(way)].filter(Boolean).join(' ')}
    </Note>
  )
}

import { useShopClient } from '@cartonnage/react-hooks'
import { currentCart, formatNumber } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../app/paths'
import { GoodsPicture } from '../cart/goods-picture'
import { keepSizesTogether } from '../cart/goods-name'
import { formatUnitPrice } from '../cart/line-amount'
import { LineAmounts } from '../cart/line-amounts'
import { choosePictureScale } from '../cart/picture-scale'
import { useMainPrice } from '../cart/use-main-price'
import { readProductAttributes } from '../product/product-attributes'
import styles from './goods-review.module.css'
import type { StepData } from './step-data'

/** The goods as they will be ordered: drawing, name, quantity and price of one, amount. */
export function GoodsReview({ data }: { readonly data: StepData }) {
  const { t } = useTranslation('checkout')
  const { items, vatRate } = data
  const scale = choosePictureScale(
    items.map(({ productDetails }) => readProductAttributes(productDetails?.fields ?? {})),
  )
  return (
    <section>
      <div className={styles['head']}>
        <h2 className="type-h3">{t('review.goods')}</h2>
        <Link className="link" to={paths.cart(currentCart)}>
          {t('review.changeCart')}
        </Link>
      </div>
      <ul className={styles['lines']}>
        {items.map((item) => (
          <GoodsLine key={item.cartItemId} item={item} rate={vatRate} scale={scale} />
        ))}
      </ul>
    </section>
  )
}

interface GoodsLineProps {
  readonly item: StepData['items'][number]
  readonly rate: number
  readonly scale: number
}

function GoodsLine({ item, rate, scale }: GoodsLineProps) {
  const { t } = useTranslation('cart')
  const { locale } = useShopClient()
  const main = useMainPrice()
  const attributes = readProductAttributes(item.productDetails?.fields ?? {})
  return (
    <li className={styles['line']}>
      <GoodsPicture attributes={attributes} scale={scale} />
      <div>
        <h3 className={styles['name']}>{keepSizesTogether(item.name ?? attributes.name)}</h3>
        <p className="type-small muted">{t('line.article', { sku: attributes.sku })}</p>
      </div>
      <p className={styles['quantity']}>
        {formatNumber(item.quantity, locale)}
        {item.salesPrice === null ? null : ` × ${formatUnitPrice(item.salesPrice, { rate, main, locale })}`}
      </p>
      <LineAmounts net={item.totalPrice} rate={rate} />
    </li>
  )
}

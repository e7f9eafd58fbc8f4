import { useShopClient } from '@cartonnage/react-hooks'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../shell/paths'
import { lineElementId } from '../../shared/cart/blocked-note'
import { CartLine, lineAttributes, UnitPrice } from '../../shared/cart/cart-line'
import { LogoNote } from '../../shared/delivery-day/logo-note'
import { readCartItem } from '../../shared/lines/cart-item'
import type { CartItem } from '../../shared/lines/cart-item'
import { LineAmounts } from '../../shared/lines/line-amounts'
import { NoWithdrawalNote } from '../../shared/lines/no-withdrawal-note'
import { ProductPicture } from '../../shared/lines/product-picture'
import { OfferedBadge } from '../../shared/offers/offered-badge'
import { useUnitLabels } from '../../shared/price/unit-labels'
import { StockText } from '../../shared/stock/stock-text'
import styles from './offered-line.module.css'

interface OfferedLineProps {
  readonly item: CartItem
  /** Of the offer; null where it is not known. */
  readonly number: string | null
  /** VAT rate as a fraction. */
  readonly rate: number
  /** Scale of the list's pictures in px per mm. */
  readonly scale: number
}

/** An item of an offer: its price and quantity are fixed, and it leaves the cart only with the others of the offer. */
export const OfferedLine = memo(function OfferedLine({ item, number, rate, scale }: OfferedLineProps) {
  const { t } = useTranslation('cart')
  const { locale } = useShopClient()
  const { amount } = useUnitLabels()
  const { attributes, name, line } = readCartItem(item)
  const urlName = item.productDetails?.productUrlName ?? '-'
  return (
    <CartLine
      id={lineElementId(item.cartItemId)}
      picture={<ProductPicture attributes={attributes} scale={scale} />}
      name={<Link to={paths.product({ urlName, id: item.productId })}>{name}</Link>}
      attributes={lineAttributes(attributes, { rule: null, locale, t })}
      quantity={
        <>
          <p className={styles.quantity}>
            {amount(item.quantity, attributes.unit)}
            <span className="type-small muted">{t('offer.fixed')}</span>
          </p>
          <UnitPrice line={line} attributes={attributes} rate={rate} />
        </>
      }
      amounts={<LineAmounts line={line} rate={rate} />}
    >
      <p className={styles.badge}>
        <OfferedBadge number={number} />
      </p>
      <StockText product={{ attributes }} />
      <LogoNote attributes={attributes} />
      <NoWithdrawalNote attributes={attributes} />
    </CartLine>
  )
})

import { useTranslation } from 'react-i18next'
import { Note } from '../../components/note'
import { Skeleton } from '../../components/skeleton'
import { CartLine } from '../../shared/cart/cart-line'
import { ProductPicture } from '../../shared/lines/product-picture'
import type { Removal } from '../../shared/cart/removed-note'
import type { GuestItem } from '../../shared/cart/guest-items'
import { NotInTotal, RemoveLine } from './guest-line'

interface UnsoldLineProps {
  readonly item: GuestItem
  readonly scale: number
  readonly onRemoved: Removal['add']
}

/**
 * A line whose product this shop does not sell: it stays, is outside the total, and can be removed. Whether the other
 * shop sells it is unknown here, so the text is true for both.
 */
export function UnsoldLine({ item, scale, onRemoved }: UnsoldLineProps) {
  const { t } = useTranslation(['cart', 'guest-cart'])
  const sku = item.productId.slice(8, 15)
  const name = t('line.article', { sku })
  return (
    <CartLine
      muted
      picture={<ProductPicture attributes={undefined} scale={scale} muted />}
      name={name}
      attributes={[`${item.quantity} ×`]}
      amounts={<NotInTotal />}
      remove={<RemoveLine productId={item.productId} name={name} onRemoved={onRemoved} />}
    >
      <Note kind="info" inline>
        {t('guest-cart:otherShop')}
      </Note>
    </CartLine>
  )
}

/** A line whose product is loading. */
export function WaitingLine() {
  return (
    <li>
      <Skeleton shape="row" />
    </li>
  )
}

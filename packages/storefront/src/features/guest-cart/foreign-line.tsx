import { useTranslation } from 'react-i18next'
import { Note } from '../../components/note'
import { Skeleton } from '../../components/skeleton'
import { GoodsPicture } from '../cart/goods-picture'
import { LineFrame } from '../cart/line-frame'
import type { Removal } from '../cart/use-removal'
import type { GuestGoods } from './guest-goods'
import { NotInTotal, RemoveLine } from './guest-line'

export interface ForeignLineProps {
  readonly goods: GuestGoods
  readonly scale: number
  readonly onRemoved: Removal['note']
}

/**
 * A line whose product this shop does not sell: it stays, is not counted, and can be taken out. Whether the other shop
 * sells it nobody can tell here, so the words are true for both.
 */
export function ForeignLine({ goods, scale, onRemoved }: ForeignLineProps) {
  const { t } = useTranslation(['cart', 'guest-cart'])
  const sku = goods.productId.slice(8, 15)
  const name = t('line.article', { sku })
  return (
    <LineFrame
      muted
      picture={<GoodsPicture attributes={undefined} scale={scale} muted />}
      name={name}
      attributes={[`${goods.quantity} ×`]}
      amounts={<NotInTotal />}
      remove={<RemoveLine productId={goods.productId} name={name} onRemoved={onRemoved} />}
    >
      <Note kind="info" inline>
        {t('guest-cart:otherShop')}
      </Note>
    </LineFrame>
  )
}

/** A line whose product is still being asked for. */
export function WaitingLine() {
  return (
    <li>
      <Skeleton shape="row" />
    </li>
  )
}

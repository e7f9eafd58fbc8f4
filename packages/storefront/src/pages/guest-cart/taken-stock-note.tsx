import { useShopClient } from '@cartonnage/react-hooks'
import type { QuantityInputView } from '@cartonnage/react-hooks'
import { useTranslation } from 'react-i18next'
import { stockLeftOf } from '../../shared/cart/stock-left'
import { ShortageNote } from '../../shared/stock/shortage-note'
import { shortageOf } from '../../shared/product/stock'
import type { GuestItem } from '../../shared/cart/guest-items'

interface TakenStockNoteProps {
  readonly item: GuestItem & Required<Pick<GuestItem, 'attributes'>>
  readonly view: QuantityInputView
}

/**
 * Marks a line of which others held too much when the checkout began. It blocks nothing: they may have left meanwhile, which
 * only the next checkout knows.
 */
export function TakenStockNote({ item, view }: TakenStockNoteProps) {
  const { t } = useTranslation('guest-cart')
  const left = stockLeftOf(useShopClient(), item.productId)
  const { attributes, rule } = item
  if (left === undefined || (attributes.stock ?? 0) <= left) return null
  const taken = { status: attributes.status, stock: left }
  const shortage = shortageOf(taken, { quantity: view.enteredQuantity, rule })
  if (shortage === undefined) return null
  return (
    <ShortageNote shortage={shortage} unit={attributes.unit} view={view} kind="warning" more={t('taken')} />
  )
}

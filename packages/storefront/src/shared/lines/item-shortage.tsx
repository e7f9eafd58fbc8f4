import { useTranslation } from 'react-i18next'
import { Note } from '../../components/note'
import { isOffered } from '../offers/cart-offer'
import { blocksOrder, shortageOf } from '../product/stock'
import { useShortageText } from '../stock/stock-text'
import { stockLine } from './cart-item'
import type { CartItem } from './cart-item'

/** What is short in stock for an item whose quantity is not changed here, and what can be done about it. */
export function ItemShortage({ item }: { readonly item: CartItem }) {
  const { t } = useTranslation('cart')
  const text = useShortageText()
  const { attributes, ...line } = stockLine(item)
  const shortage = shortageOf(attributes, line)
  if (shortage === undefined) return null
  const isBlocking = blocksOrder(shortage)
  const lessWay = shortage.largestQuantity === undefined ? 'message.removeWay' : 'message.lessWay'
  const way = isOffered(item) ? 'offer.shortWay' : lessWay
  return (
    <Note kind={isBlocking ? 'error' : 'info'} inline>
      {[text(shortage, attributes.unit), isBlocking && t(way)].filter(Boolean).join(' ')}
    </Note>
  )
}

import type { Cart } from '@cartonnage/sdk'
import { readProductAttributes } from '../product/product-attributes'
import { BuyerLine } from './buyer-line'
import { BuyerSummary } from './buyer-summary'
import type { LineProblem } from './cart-action'
import type { RaisedQuantity } from './cart-loader'
import { CartNewsRegion } from './cart-news-region'
import { KeepShopping } from './keep-shopping'
import { LineList } from './line-frame'
import { choosePictureScale } from './picture-scale'
import { useBuyerNews } from './use-buyer-news'
import { useBuyerTotals } from './use-buyer-totals'
import { useRunningChanges } from './use-held-back'
import type { Removal } from './use-removal'

export interface BuyerCartProps {
  readonly cart: Cart
  readonly raised: RaisedQuantity | null
  readonly refused: LineProblem | undefined
  /** The present day, `2026-11-21`. */
  readonly today: string
  readonly removal: Removal
}

/** The buyer's items and sums. */
export function BuyerCart({ cart, raised, refused, today, removal }: BuyerCartProps) {
  const sums = useBuyerTotals(cart)
  const news = useBuyerNews(cart, sums, today)
  const changes = useRunningChanges()
  const scale = choosePictureScale(
    cart.items.map(({ productDetails }) => readProductAttributes(productDetails?.fields ?? {})),
  )
  return (
    <div className="layout-cart">
      <div>
        <LineList>
          {cart.items.map((item) => (
            <BuyerLine
              key={item.cartItemId}
              item={item}
              rate={sums.rate}
              scale={scale}
              today={today}
              track={changes.track}
              raisedFrom={raised?.cartItemId === item.cartItemId ? raised.from : undefined}
              refused={refused?.cartItemId === item.cartItemId ? refused : undefined}
              onChanged={news.note}
              onRemoved={removal.note}
            />
          ))}
        </LineList>
        <CartNewsRegion sentence={news.sentence} />
        <KeepShopping />
      </div>
      <BuyerSummary cart={cart} sums={sums} today={today} changes={changes} />
    </div>
  )
}

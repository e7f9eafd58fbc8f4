import { useVat } from '@cartonnage/react-hooks'
import type { Cart } from '@cartonnage/sdk'
import { readProductFacts } from '../product/product-facts'
import { BuyerLine } from './buyer-line'
import { BuyerSummary } from './buyer-summary'
import type { LineProblem } from './cart-action'
import type { RaisedQuantity } from './cart-loader'
import { focusHeading } from './focus-heading'
import { KeepShopping } from './keep-shopping'
import { LineList } from './line-frame'
import { choosePictureScale } from './picture-scale'

export interface BuyerCartProps {
  readonly cart: Cart
  readonly raised: RaisedQuantity | null
  readonly refused: LineProblem | undefined
}

/** The buyer's items and sums. */
export function BuyerCart({ cart, raised, refused }: BuyerCartProps) {
  const { vatRate } = useVat()
  const scale = choosePictureScale(
    cart.items.map(({ productDetails }) => readProductFacts(productDetails?.fields ?? {})),
  )
  return (
    <div className="layout-cart">
      <div>
        <LineList>
          {cart.items.map((item) => (
            <BuyerLine
              key={item.cartItemId}
              item={item}
              rate={vatRate}
              scale={scale}
              raisedFrom={raised?.cartItemId === item.cartItemId ? raised.from : undefined}
              refused={refused?.cartItemId === item.cartItemId ? refused : undefined}
              onRemoved={focusHeading}
            />
          ))}
        </LineList>
        <KeepShopping />
      </div>
      <BuyerSummary cart={cart} />
    </div>
  )
}

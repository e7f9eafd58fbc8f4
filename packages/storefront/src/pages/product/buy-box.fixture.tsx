import { useQuantityInput } from '@cartonnage/react-hooks'
import type { RefusedQuantity } from '../../shared/add-to-cart/cart-line-form'
import type { ListedProduct } from '../../shared/product/listed-product'
import { BuyBox } from './buy-box'

interface BuyBoxAtProps {
  readonly product: ListedProduct
  /** The quantity to begin with. */
  readonly quantity: number
  readonly refused?: RefusedQuantity
}

/** A buy box with a field of its own, which on a page other parts follow too. */
export function BuyBoxAt({ product, quantity, refused }: BuyBoxAtProps) {
  const view = useQuantityInput({ defaultQuantity: quantity, rule: product.rule })
  return <BuyBox product={product} view={view} refused={refused} />
}

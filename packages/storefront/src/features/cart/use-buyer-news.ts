import { useCart, useFeature, useStore } from '@cartonnage/react-hooks'
import { cartChecks, type Cart } from '@cartonnage/sdk'
import { readProductAttributes } from '../product/product-attributes'
import { keepSizesTogether } from './goods-name'
import type { BuyerTotals } from './use-buyer-totals'
import { useCartNews } from './use-cart-news'
import type { CartNews, ChangedLine } from './use-cart-news'
import { useLineLabels } from './use-line-labels'
import type { ReportedLine } from './use-line-labels'

/** What is told of changes in a buyer's cart, once the platform has its new sums. */
export function useBuyerNews(cart: Cart, { totals, rate }: BuyerTotals, today: string): CartNews {
  const { isProcessing } = useCart()
  const isChecked = useStore(useFeature(cartChecks)).length > 0
  const words = useLineLabels()
  const reported = ({ id, message }: ChangedLine): readonly ReportedLine[] => {
    const item = cart.items.find(({ cartItemId }) => cartItemId === id)
    if (item === undefined) return []
    const { productDetails, quantity, totalPrice: net } = item
    const attributes = readProductAttributes(productDetails?.fields ?? {})
    const name = keepSizesTogether(item.name ?? attributes.name)
    const rule = productDetails?.purchaseQuantityRule ?? null
    return [{ name, quantity: Number(quantity), attributes, rule, net, message }]
  }
  return useCartNews({
    isMoving: isProcessing || isChecked || totals === null,
    tell: (lines) => words(lines.flatMap(reported), { gross: totals?.gross ?? null, rate, today }),
  })
}

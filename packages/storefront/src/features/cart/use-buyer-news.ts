import { useCart, useFeature, useStore } from '@cartonnage/react-hooks'
import { cartChecks, type Cart } from '@cartonnage/sdk'
import { readProductFacts } from '../product/product-facts'
import { keepSizesTogether } from './goods-name'
import type { BuyerTotals } from './use-buyer-totals'
import { useCartNews } from './use-cart-news'
import type { CartNews, ChangedLine } from './use-cart-news'
import { useLineWords } from './use-line-words'
import type { ToldLine } from './use-line-words'

/** What is told of changes in a buyer's cart, once the platform has its new sums. */
export function useBuyerNews(cart: Cart, { totals, rate }: BuyerTotals, today: string): CartNews {
  const { isProcessing } = useCart()
  const isChecked = useStore(useFeature(cartChecks)).length > 0
  const words = useLineWords()
  const told = ({ id, message }: ChangedLine): readonly ToldLine[] => {
    const item = cart.items.find(({ cartItemId }) => cartItemId === id)
    if (item === undefined) return []
    const { productDetails, quantity, totalPrice: net } = item
    const facts = readProductFacts(productDetails?.fields ?? {})
    const name = keepSizesTogether(item.name ?? facts.name)
    const rule = productDetails?.purchaseQuantityRule ?? null
    return [{ name, quantity: Number(quantity), facts, rule, net, message }]
  }
  return useCartNews({
    isMoving: isProcessing || isChecked || totals === null,
    tell: (lines) => words(lines.flatMap(told), { gross: totals?.gross ?? null, rate, today }),
  })
}

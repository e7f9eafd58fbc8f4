import { useShopClient, useVat } from '@cartonnage/react-hooks'
import { shopCurrencies } from '@cartonnage/sdk/rules'
import { sumGuestLines } from '../cart/cart-totals'
import type { CartTotals } from '../cart/cart-totals'
import { keepSizesTogether } from '../cart/goods-name'
import { useCartNews } from '../cart/use-cart-news'
import type { CartNews, ChangedLine } from '../cart/use-cart-news'
import { useLineLabels } from '../cart/use-line-labels'
import type { ReportedLine } from '../cart/use-line-labels'
import type { GuestGoods } from './guest-goods'

/** What a guest's lines come to; null until the platform has told all prices. */
export function useGuestTotals(goods: readonly GuestGoods[]): CartTotals | null {
  const currencyCode = shopCurrencies[useShopClient().shop]
  const { vatRate, countryCode } = useVat()
  if (goods.some(({ kind }) => kind === 'waiting')) return null
  const nets = goods.flatMap(({ net }) => (net === undefined ? [] : [net]))
  return sumGuestLines(nets, { rate: vatRate, currencyCode, countryCode })
}

/** What is told of changes in a guest's cart. */
export function useGuestNews(
  goods: readonly GuestGoods[],
  { totals, today }: { readonly totals: CartTotals | null; readonly today: string },
): CartNews {
  const { vatRate } = useVat()
  const words = useLineLabels()
  const reported = ({ id, message }: ChangedLine): readonly ReportedLine[] => {
    const line = goods.find(({ productId }) => productId === id)
    if (line?.attributes === undefined) return []
    const { attributes, quantity, rule, net = null } = line
    return [{ name: keepSizesTogether(attributes.name), quantity, attributes, rule, net, message }]
  }
  return useCartNews({
    isMoving: totals === null,
    tell: (lines) => words(lines.flatMap(reported), { gross: totals?.gross ?? null, rate: vatRate, today }),
  })
}

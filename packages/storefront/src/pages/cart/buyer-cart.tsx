import { useBuyerCart, useFeature, useStore } from '@cartonnage/react-hooks'
import { cartChecks } from '@cartonnage/sdk'
import type { Cart } from '@cartonnage/sdk'
import { currentCart } from '@cartonnage/sdk/rules'
import { useMemo } from 'react'
import { NewsRegion } from '../../components/news-region'
import { paths } from '../../shell/paths'
import { BuyerLine } from './buyer-line'
import type { RefusedVoucher } from '../../shared/vouchers/data/change-vouchers'
import { BuyerSummary } from './buyer-summary'
import type { LineProblem } from './data/cart-action'
import { exportedItems } from '../../shared/cart/exported-lines'
import { itemsAsAdded, readCartItem } from '../../shared/lines/cart-item'
import type { CartItem } from '../../shared/lines/cart-item'
import { KeepShopping, LineList } from '../../shared/cart/cart-line'
import type { LineTiers } from './data/load-line-tiers'
import { OfferInCart } from './offer-in-cart'
import { OfferedLine } from './offered-line'
import type { RaisedQuantity } from './data/cart-loader'
import { CartTools } from '../../shared/cart/cart-tools'
import { toSeenLine, useCartVisit, VisitNote } from '../../shared/cart/visit-changes'
import { useCartNews, useCartNewsText } from '../../shared/cart/cart-news'
import type { CartNews, ChangedLine, ReportedLine } from '../../shared/cart/cart-news'
import { choosePictureScale } from '../../shared/lines/product-picture'
import type { CartDelivery } from '../../shared/lines/delivery-totals'
import type { Removal } from '../../shared/cart/removed-note'
import { isOffered } from '../../shared/offers/cart-offer'
import type { CartOffer } from '../../shared/offers/cart-offer'
import { useBuyerTotals } from './use-buyer-totals'
import type { BuyerTotals } from '../../shared/lines/buyer-totals'
import { useRunningChanges } from './use-running-changes'

interface BuyerCartProps {
  readonly cart: Cart
  /** The default one first; empty until there is an address. */
  readonly deliveries: readonly CartDelivery[]
  /** Net prices by product, as far as they are known. */
  readonly tiers: LineTiers
  /** The offer that items come from; null without such items, and where it is not known. */
  readonly offer: CartOffer | null
  /** Up to which amount the buyer pays by invoice; null without a limit. */
  readonly invoiceLimit: string | null
  readonly raised: RaisedQuantity | null
  readonly refused: LineProblem | undefined
  readonly refusedVoucher: RefusedVoucher | undefined
  /** Today, `2026-11-21`. */
  readonly today: string
  readonly removal: Removal
}

/** The items of a buyer's cart and what they cost. */
export function BuyerCart(props: BuyerCartProps) {
  const { cart, deliveries, tiers, offer, invoiceLimit, raised, refused, refusedVoucher, today, removal } =
    props
  const sums = useBuyerTotals(cart, deliveries)
  const news = useBuyerNews({ cart, tiers }, sums)
  const changes = useRunningChanges()
  useBuyerVisit(cart)
  const scale = choosePictureScale(cart.items.map((item) => readCartItem(item).attributes))
  return (
    <div className="layout-cart">
      <div>
        <VisitNote />
        <OfferInCart items={cart.items} offer={offer} />
        <LineList>
          {itemsAsAdded(cart.items).map((item) =>
            isOffered(item) ? (
              <OfferedLine
                key={item.cartItemId}
                item={item}
                number={offer?.number ?? null}
                rate={sums.rateOf(item)}
                scale={scale}
              />
            ) : (
              <BuyerLine
                key={item.cartItemId}
                item={item}
                rate={sums.rateOf(item)}
                scale={scale}
                tiers={tiers[item.productId]}
                track={changes.track}
                raisedFrom={raised?.cartItemId === item.cartItemId ? raised.from : undefined}
                refused={refused?.cartItemId === item.cartItemId ? refused : undefined}
                onChanged={news.add}
                onRemoved={removal.add}
              />
            ),
          )}
        </LineList>
        <NewsRegion sentence={news.sentence} />
        <CartTools lines={exportedItems(cart.items)} file={paths.cartFile(currentCart)} />
        <KeepShopping />
      </div>
      <BuyerSummary {...{ cart, sums, invoiceLimit, today, changes, refusedVoucher }} />
    </div>
  )
}

/** Remembers the items, once the platform has calculated them. */
function useBuyerVisit({ items }: Cart): void {
  const { isProcessing } = useBuyerCart()
  const lines = useMemo(() => items.map(toSeenItem), [items])
  useCartVisit(isProcessing ? undefined : lines)
}

const toSeenItem = (item: CartItem) => {
  const { line, attributes } = readCartItem(item)
  return toSeenLine(item.productId, line, attributes)
}

/** What screen readers announce of changes in a buyer's cart, once the platform has calculated it. */
function useBuyerNews(
  { cart, tiers }: Pick<BuyerCartProps, 'cart' | 'tiers'>,
  { totals, rateOf }: BuyerTotals,
): CartNews {
  const { isProcessing } = useBuyerCart()
  const isChecked = useStore(useFeature(cartChecks)).length > 0
  const toText = useCartNewsText()
  const reported = ({ id, message }: ChangedLine): readonly ReportedLine[] => {
    const item = cart.items.find(({ cartItemId }) => cartItemId === id)
    if (item === undefined) return []
    const known = { ...readCartItem(item), tiers: tiers[item.productId], rate: rateOf(item) }
    return [{ ...known, quantity: Number(item.quantity), message }]
  }
  return useCartNews({
    isUpdating: isProcessing || isChecked || totals === null,
    toSentence: (lines) => toText(lines.flatMap(reported), { gross: totals?.gross ?? null }),
  })
}

import { quotes } from '@cartonnage/sdk'
import type { Cart, Client, Quote } from '@cartonnage/sdk'
import { isShopError } from '@cartonnage/sdk/errors'
import { isSameRecordId } from '@cartonnage/sdk/rules'
import type { CartOffer } from '../cart-offer'

/** How many offers are looked through: whoever has more accepted ones sees no number at the items. */
const mostOffers = 8

/**
 * The offer that items of a cart come from; null without such items, and where it is not found. The cart knows the lines of
 * the offer only, so those that can be accepted are looked through. Does not fail: the items are there without it.
 */
export async function findCartOffer(
  shop: Client,
  items: Cart['items'],
  { signal }: { readonly signal: AbortSignal },
): Promise<CartOffer | null> {
  const lineId = items.find(({ quoteLineItemId }) => quoteLineItemId !== null)?.quoteLineItemId
  if (lineId == null) return null
  try {
    const { list, read } = shop.use(quotes)
    const candidates = ((await list({ pageSize: 200 }, { signal }))?.quotes ?? []).filter(isInCarts)
    for (const { id } of candidates.slice(0, mostOffers)) {
      const offer = await read(id, { signal })
      if (offer?.lines.some((line) => isSameRecordId(line.id, lineId)) === true)
        return { id, number: offer.quoteNumber, expiresOn: offer.expiresOn }
    }
  } catch (error) {
    if (isShopError(error, 'SESSION_ENDED') || signal.aborted) throw error
    shop.reportFailure(error, 'the offer of items in the cart')
  }
  return null
}

/** An offer that was put into a cart stays approved until it is ordered. */
const isInCarts = ({ status, orderReferenceNumber }: Quote): boolean =>
  (status === 'Approved' || status === 'Accepted') && orderReferenceNumber === null

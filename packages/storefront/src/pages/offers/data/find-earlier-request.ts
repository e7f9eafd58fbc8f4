import { quotes } from '@cartonnage/sdk'
import type { Client, QuoteDetail } from '@cartonnage/sdk'

/** A form that asks for an offer. */
export interface SentRequest {
  /** The newest offer when its page was made; empty for none. */
  readonly newest: string
  /** `{product id}:{quantity},…`. */
  readonly lines: string
  readonly wish: string
}

/**
 * The offer that the same form has asked for before, by its id; null without one. The platform would make a second one of a
 * form that is sent again after a reload, Back or a lost response: so the newest offer is looked at, which was not there when
 * the page was made and has the same items and the same wish.
 */
export async function findEarlierRequest(shop: Client, sent: SentRequest): Promise<string | null> {
  const { list, read } = shop.use(quotes)
  const newest = (await list({ pageSize: 1 }))?.quotes[0]
  if (newest === undefined || newest.id === sent.newest) return null
  const offer = await read(newest.id)
  return offer !== null && isAnswer(offer, sent) ? offer.id : null
}

/** Whether the offer is what the form asks for. */
export function isAnswer(
  { lines, notes }: Pick<QuoteDetail, 'lines' | 'notes'>,
  sent: Omit<SentRequest, 'newest'>,
): boolean {
  const offered = lines.map(({ productId, quantity }) => keyOf(productId ?? '', quantity ?? ''))
  const wanted = sent.lines.split(',').map((line) => {
    const [productId = '', quantity = ''] = line.split(':')
    return keyOf(productId, quantity)
  })
  const wish = notes[0]?.content.trim() ?? ''
  return offered.toSorted().join() === wanted.toSorted().join() && wish === sent.wish.trim()
}

/** Record ids have 15 or 18 characters, and quantities may have decimals. */
const keyOf = (productId: string, quantity: string): string => `${productId.slice(0, 15)} ${Number(quantity)}`

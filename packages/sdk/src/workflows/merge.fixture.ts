import { ResponseError, ShopError } from '../errors'
import type { GuestCartLine } from '../rules/guest-cart'
import { createGuestCartStore } from '../state/guest-cart-store'
import { createRequest, runOrDie } from '../storage/browser.fixture'
import type { Tab } from '../storage/browser.fixture'
import { settleMove } from '../storage/settle-move'
import { mergeGuestCart } from './merge-guest-cart'
import { sumQuantities } from './quantities'

/** What becomes of one request to add lines. */
export type SendOutcome = 'works' | 'is lost on the way' | 'works, but the answer is lost' | 'fails halfway'

export const line = (productId: string, quantity: string): GuestCartLine => ({ productId, quantity })

const lost = () => new ShopError('NETWORK', 'cut')

export const refusal = (status: number) =>
  new ResponseError({ url: '/addItemsToCart', status, statusText: 'no', errors: [] })

/** The buyer's cart on the server, and how its answers fare. */
export function createServerCart(items: Readonly<Record<string, number>> = {}) {
  const cart = new Map(Object.entries(items))
  const outcomes: SendOutcome[] = []
  const unsold = new Set<string>()
  const refused = new Map<string, number>()
  const sent: (readonly GuestCartLine[])[] = []

  const add = (lines: readonly GuestCartLine[]) => {
    for (const { productId, quantity } of lines)
      cart.set(productId, (cart.get(productId) ?? 0) + Number(quantity))
  }

  const send = (lines: readonly GuestCartLine[]) => {
    sent.push(lines)
    const status = lines.map((each) => refused.get(each.productId)).find(Boolean)
    if (status) throw refusal(status)
    const outcome = outcomes.shift() ?? 'works'
    if (outcome === 'is lost on the way') throw lost()
    add(outcome === 'fails halfway' ? lines.slice(0, 1) : lines)
    if (outcome !== 'works') throw outcome === 'fails halfway' ? refusal(500) : lost()
  }

  const quantities = () => sumQuantities([...cart].map(([productId, quantity]) => ({ productId, quantity })))
  return { cart, outcomes, unsold, refused, sent, send, quantities, add }
}

type Server = ReturnType<typeof createServerCart>

let ids = 0

/** The merge of one tab against the server. */
export function createMerge(tab: Tab, server: Server, owner = 'lea') {
  const guestCart = createGuestCartStore({ ...tab, loadSettleMove: () => Promise.resolve(settleMove) })
  const state = { merged: 0 }
  const run = () =>
    mergeGuestCart({
      ...tab,
      webstoreId: 'CH',
      owner,
      guestCart,
      createId: () => `attempt-${(ids += 1)}`,
      findSold: createRequest(
        tab,
        (productIds: readonly string[]) => new Set(productIds.filter((id) => !server.unsold.has(id))),
      ),
      readQuantities: createRequest(tab, server.quantities),
      send: createRequest(tab, server.send),
      onMerged: () => void (state.merged += 1),
    })
  return { guestCart, run, runOrDie: () => runOrDie(tab, run), state }
}

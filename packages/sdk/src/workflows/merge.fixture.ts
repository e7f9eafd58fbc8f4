import { ResponseError, ShopError } from '../errors'
import type { GuestCartLine } from '../rules/guest-cart'
import { createGuestCartStore } from '../state/guest-cart-store'
import type { createBrowser } from '../storage/browser.fixture'
import { mergeGuestCart } from './merge-guest-cart'
import { sumQuantities } from './missing-lines'

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
type Tab = ReturnType<ReturnType<typeof createBrowser>['openTab']>

const never = new Promise<never>(() => {})

/** Every request has two moments at which the page may die: before it leaves, and before its answer is read. */
const request =
  <Args extends readonly unknown[], T>(tab: Tab, answer: (...args: Args) => T) =>
  async (...args: Args): Promise<T> => {
    if (!tab.isAlive()) return await never
    try {
      const result = answer(...args)
      return tab.isAlive() ? result : await never
    } catch (error) {
      if (!tab.isAlive()) return await never
      throw error
    }
  }

let ids = 0

/** The merge of one tab against the server. */
export function createMerge(tab: Tab, server: Server, owner = 'lea') {
  const guestCart = createGuestCartStore(tab)
  const state = { merged: 0 }
  const run = () =>
    mergeGuestCart({
      ...tab,
      webstoreId: 'CH',
      owner,
      guestCart,
      createId: () => `attempt-${(ids += 1)}`,
      findSold: request(
        tab,
        (productIds: readonly string[]) => new Set(productIds.filter((id) => !server.unsold.has(id))),
      ),
      readQuantities: request(tab, server.quantities),
      send: request(tab, server.send),
      onMerged: () => void (state.merged += 1),
    })
  /** Runs until it ends or the page dies. */
  const runOrDie = async () => {
    let isSettled = false
    const result = run().then(
      () => (isSettled = true),
      () => (isSettled = true),
    )
    while (!isSettled && !tab.hasDied()) await Promise.resolve()
    if (!tab.hasDied()) await result
  }
  return { guestCart, run, runOrDie, state }
}

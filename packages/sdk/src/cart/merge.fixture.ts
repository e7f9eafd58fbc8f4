import { createCartBrowser } from './cart-browser'
import { createFakeTime } from './cart-clock.fixture'
import { sumQuantities } from './quantities'
import { ResponseError, ShopError } from '../errors/errors'
import type { GuestCartLine } from '../rules/cart/guest-cart'
import type { Cart, CartCheck, CartDifference, CartNotice } from '../state/cart'
import { createGuestCartStore } from '../guest-cart/guest-cart-store'
import { createStore } from '../state/store'
import { createBrowser, createRequest, runOrDie } from '../storage/browser.fixture'
import type { Tab } from '../storage/browser.fixture'
import { msUntilNextMerge, mergeGuestCart } from './merge-guest-cart'
import type { MergeOptions } from './merge-guest-cart'
import { movedAttempts } from './merge-attempts'
import type { MergePorts } from './merge-ports'
import { dropReportedLines, readReportedLines, returnUnsentLines } from './merge-journal-store'

/** What happens to one request to add lines; `late` takes effect that many ms after its response was lost. */
export type SendOutcome =
  | 'works'
  | 'is lost on the way'
  | 'works, but the response is lost'
  | 'fails halfway'
  | 'is delivered twice'
  | { readonly late: number }

export const platformWorkTimeMs = 6000

/** The id of the inactive cart. */
export const inactiveId = 'inactive'

export const line = (productId: string, quantity: string): GuestCartLine => ({ productId, quantity })

/** A stored list; empty when there is none. */
export const readList = (text: string | undefined): unknown[] => {
  const list: unknown = JSON.parse(text ?? '[]')
  return Array.isArray(list) ? list : []
}

const lost = () => new ShopError('NETWORK', 'cut')

export const refusal = (status: number) =>
  new ResponseError({ url: '/addItemsToCart', status, statusText: 'no', errors: [] })

/** The buyer's inactive cart on the server, with the outcomes of its requests; the cart is gone once it was deleted. */
function createInactiveCart(
  items: Readonly<Record<string, number>>,
  time: ReturnType<typeof createFakeTime>,
) {
  const cart = new Map(Object.entries(items))
  const outcomes: SendOutcome[] = []
  const state = { isGone: false }
  const productOf = (cartItemId: string) => cartItemId.replace('inactive-', '')
  const apply = (effect: () => void) => {
    const outcome = outcomes.shift() ?? 'works'
    if (outcome === 'is lost on the way') throw lost()
    if (outcome === 'fails halfway') throw refusal(500)
    if (typeof outcome === 'object') time.at(time.now() + outcome.late, effect)
    else effect()
    if (outcome !== 'works') throw lost()
  }
  const set = (productId: string, quantity: number) => {
    // An item that is gone stays gone.
    if (!cart.has(productId)) return
    if (quantity === 0) cart.delete(productId)
    else cart.set(productId, quantity)
  }
  return {
    cart,
    outcomes,
    state,
    read: () => {
      if (state.isGone) return null
      const lines = [...cart].map(([productId, quantity]) => ({
        productId,
        cartItemId: `inactive-${productId}`,
        quantity,
      }))
      // Only what the merge reads of a cart.
      return { summary: { cartId: inactiveId }, items: lines } as unknown as Cart
    },
    remove: (cartItemId: string) => apply(() => set(productOf(cartItemId), 0)),
    setQuantity: ({ cartItemId, quantity }: { cartItemId: string; quantity: string }) =>
      apply(() => set(productOf(cartItemId), Number(quantity))),
    delete: () =>
      apply(() => {
        state.isGone = true
        cart.clear()
      }),
  }
}

/** The buyer's cart on the server, with the outcomes of its requests, and the time. */
export function createServerCart(
  items: Readonly<Record<string, number>> = {},
  inactiveItems: Readonly<Record<string, number>> = {},
) {
  const time = createFakeTime()
  const cart = new Map(Object.entries(items))
  const outcomes: SendOutcome[] = []
  const unsold = new Set<string>()
  const refused = new Map<string, number>()
  const sent: (readonly GuestCartLine[])[] = []
  const batches: (readonly GuestCartLine[])[] = []
  const session = { isOver: false }
  const inactive = createInactiveCart(inactiveItems, time)
  /** What every call that adds lines is refused with, and whether the shop has an action of its own for it. */
  const calls: { refusal?: Error | undefined; hasAction: boolean } = { hasAction: true }

  const requireSession = () => {
    if (session.isOver) throw new ShopError('SESSION_ENDED', 'the session has ended')
  }

  const add = (lines: readonly GuestCartLine[]) => {
    for (const { productId, quantity } of lines)
      cart.set(productId, (cart.get(productId) ?? 0) + Number(quantity))
  }

  const apply = (outcome: SendOutcome, lines: readonly GuestCartLine[]) => {
    if (outcome === 'is lost on the way') throw lost()
    if (typeof outcome === 'object') {
      time.at(time.now() + outcome.late, () => add(lines))
      throw lost()
    }
    add(outcome === 'fails halfway' ? lines.slice(0, 1) : lines)
    if (outcome === 'is delivered twice') add(lines)
    if (outcome === 'fails halfway') throw refusal(500)
    if (outcome === 'works, but the response is lost') throw lost()
  }

  const requireCall = () => {
    requireSession()
    if (calls.refusal !== undefined) throw calls.refusal
  }

  const send = (lines: readonly GuestCartLine[]): readonly CartNotice[] => {
    requireCall()
    if (!calls.hasAction) throw refusal(404)
    sent.push(lines)
    const status = lines.map((each) => refused.get(each.productId)).find(Boolean)
    if (status) throw refusal(status)
    apply(outcomes.shift() ?? 'works', lines)
    return []
  }

  /** Takes the lines that are not refused. */
  const sendBatch = (lines: readonly GuestCartLine[]): readonly CartNotice[] => {
    requireCall()
    batches.push(lines)
    const [taken, others] = [false, true].map((isRefused) =>
      lines.filter(({ productId }) => refused.has(productId) === isRefused),
    )
    apply(outcomes.shift() ?? 'works', taken ?? [])
    return (others ?? []).map(({ productId }) => ({ productId, code: 'NO' }))
  }

  const read = () => {
    requireSession()
    const lines = [...cart].map(([productId, quantity]) => ({
      productId,
      cartItemId: `item-${productId}`,
      quantity,
    }))
    // Only what the merge reads of a cart.
    return { summary: { cartId: 'cart' }, items: lines } as unknown as Cart
  }

  const quantities = () => sumQuantities([...cart].map(([productId, quantity]) => ({ productId, quantity })))
  return {
    cart,
    time,
    outcomes,
    unsold,
    refused,
    sent,
    batches,
    session,
    inactive,
    calls,
    send,
    sendBatch,
    read,
    quantities,
    add,
  }
}

type Server = ReturnType<typeof createServerCart>

/** A browser with a guest cart, and a server whose cart already holds some of its products. */
export async function createMergeWorld(
  guest: readonly GuestCartLine[],
  quantities: Record<string, number> = { a: 5, x: 1 },
) {
  const browser = createBrowser()
  const server = createServerCart(quantities)
  await createMerge(browser.openTab(), server).guestCart.addAll(guest)
  const journal = () => readList(browser.data.get('cartMergeJournal'))
  const guestLines = () => readList(browser.data.get('anonymousCart'))
  const claims = (): unknown => JSON.parse(browser.data.get('cartClaims:CH') ?? '{}')
  const inCart = () => Object.fromEntries(server.cart)
  return { browser, server, time: server.time, journal, guestLines, claims, inCart }
}

let ids = 0
const createId = () => `id-${(ids += 1)}`

function createPorts(tab: Tab, server: Server, owner: () => string) {
  const guestCart = createGuestCartStore(tab)
  const checks = createStore<readonly CartCheck[]>([])
  const state = { merged: 0, reported: [] as (readonly CartDifference[])[] }
  const settled = { left: [] as CartDifference[], arrived: [] as GuestCartLine[] }
  const shop = { webstoreId: 'CH', createId, browserStore: tab.browserStore }
  const ports: MergePorts = {
    ...shop,
    browser: createCartBrowser({ ...shop, ...tab, owner, formerOwner: owner, checks }),
    guestCart,
    now: server.time.now,
    platformWorkTimeMs,
    findSold: createRequest(
      tab,
      (productIds: readonly string[]) => new Set(productIds.filter((id) => !server.unsold.has(id))),
    ),
    readCart: createRequest(tab, () => server.read()),
    send: createRequest(tab, (lines: readonly GuestCartLine[]) => server.send(lines)),
    sendBatch: createRequest(tab, (lines: readonly GuestCartLine[]) => server.sendBatch(lines)),
    source: {
      read: createRequest(tab, (cartId: string) =>
        cartId === inactiveId ? server.inactive.read() : server.read(),
      ),
      add: createRequest(tab, (_: string, lines: readonly GuestCartLine[]) => server.sendBatch(lines)),
      ensureActive: createRequest(tab, () => 'cart'),
      remove: createRequest(tab, (item: { cartItemId: string }) => server.inactive.remove(item.cartItemId)),
      setQuantity: createRequest(tab, server.inactive.setQuantity),
      delete: createRequest(tab, () => server.inactive.delete()),
    },
    reportFailure: tab.reportFailure,
    onMerged: () => void (state.merged += 1),
    onMismatch: (lines) => void state.reported.push(lines),
    onSourceSettled: (_, { arrived, left }) => {
      settled.arrived.push(...arrived)
      settled.left.push(...left)
    },
    onSourceChanged: () => undefined,
  }
  return { ports, guestCart, checks, state, settled }
}

/** The merge of a page against the server; a second one over the same tab is its next page. */
export function createMerge(tab: Tab, server: Server, buyer: string | (() => string) = 'lea') {
  const owner = typeof buyer === 'string' ? () => buyer : buyer
  const { ports, guestCart, checks, state, settled } = createPorts(tab, server, owner)
  const run = (options?: MergeOptions) => mergeGuestCart(ports, options)
  const msUntilNext = () => msUntilNextMerge(ports)

  /** Merges until nothing is open, or the page has died. */
  const continueMerging = async (options?: MergeOptions) => {
    await runOrDie(tab, () => run(options))
    for (let ms = msUntilNext(); ms !== undefined && !tab.hasDied(); ms = msUntilNext()) {
      await server.time.sleep(ms)
      await runOrDie(tab, () => run({ isContinued: true }))
    }
  }

  return {
    guestCart,
    checks,
    state,
    settled,
    browser: ports.browser,
    run,
    msUntilNext,
    continueMerging,
    runOrDie: () => runOrDie(tab, run),
    /** Lets time pass until nothing is open. */
    settle: async () => {
      const settled = continueMerging()
      await server.time.run()
      await settled
    },
    reported: () => readReportedLines(ports, owner()),
    dismiss: () => dropReportedLines(ports, owner()),
    signOut: async () => {
      await returnUnsentLines(ports, ports.browser, owner())
      ports.browser.clear(({ id }) => movedAttempts(ports).some((attempt) => attempt.id === id))
    },
  }
}

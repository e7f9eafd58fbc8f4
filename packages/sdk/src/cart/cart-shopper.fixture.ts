import { createAsyncStore, valueOf } from '../state/async-state'
import { isResponseError } from '../errors/errors'
import type { Cart, CartChange, CartCheck, CartDifference } from '../state/cart'
import { createStore } from '../state/store'
import type { Tab } from '../storage/browser.fixture'
import { createCartBrowser } from './cart-browser'
import type { CartCalls } from './cart-calls'
import type { FakeTime } from './cart-clock.fixture'
import { createClosablePage } from './cart-closable-page.fixture'
import { beingChecked } from './cart-outcome'
import { createCartWriter } from './cart-writer'

type Quantities = Readonly<Record<string, number>>

/** What a shopper does in a tab. */
export type Deed =
  | { readonly kind: 'add'; readonly products: readonly string[]; readonly quantity: number }
  | { readonly kind: 'set' | 'remove'; readonly product: string; readonly quantity: number }
  | { readonly kind: 'delete' }
  | { readonly kind: 'load' }

/** From the first change until nothing is open again, as seen on the page. */
export interface Stretch {
  /** What the shopper wants, by product; has every product that the deeds were about. */
  intended: Quantities
  readonly touched: Set<string>
  /** Products that were removed in between. */
  readonly gone: Set<string>
  /** Products of deeds that were reported as failed. */
  readonly failed: Set<string>
  /** What the page shows at the end. */
  displayed: Quantities
  reported: readonly CartDifference[]
  /**
   * The cart could not be read at some time, so success may have been reported too early; or it could not be deleted,
   * which leaves lines that this page did not know of.
   */
  isUnclear: boolean
  isOver: boolean
}

const quantitiesOf = (cart: Cart | null | undefined): Quantities =>
  Object.fromEntries((cart?.items ?? []).map(({ productId, quantity }) => [productId, Number(quantity)]))

let ids = 0

/** What the writer of one tab knows of the others of its browser. */
export const openCartBrowser = (tab: Tab, checks = createStore<readonly CartCheck[]>([])) =>
  createCartBrowser({
    ...tab,
    webstoreId: 'CH',
    owner: () => 'lea',
    formerOwner: () => 'lea',
    createId: () => `id-${(ids += 1)}`,
    checks,
  })

/** A change that has no result yet, or whose caller was told that it is being checked. */
interface OpenDeed {
  readonly key: string
  readonly products: readonly string[]
  isTold: boolean
  readonly end: (result: Outcome['result'], refused: readonly string[]) => void
}

/** The same for the same change. */
const keyOf = (lines: readonly CartCheck[]): string =>
  lines.map(({ kind, productId, quantity }) => `${kind} ${quantity} ${productId}`).join(', ')

/** Lets everything happen that needs no time. */
const soon = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
}

interface ShopperOptions {
  readonly tab: Tab
  readonly time: FakeTime
  readonly isCareful?: boolean
}

/** What a deed requests, as the event that tells its end names it. */
function requestOf(deed: Deed): { readonly key: string; readonly products: readonly string[] } {
  if (deed.kind === 'load') return { key: 'load', products: [] }
  if (deed.kind === 'delete') return { key: keyOf([{ kind: 'delete' }]), products: [] }
  const kind = deed.kind === 'add' ? 'add' : 'set'
  const products = deed.kind === 'add' ? deed.products : [deed.product]
  const quantity = deed.kind === 'remove' ? '0' : String(deed.quantity)
  return { key: keyOf(products.map((productId) => ({ kind, quantity, productId }))), products }
}

/** What one call reported about its products. */
export interface Outcome {
  readonly products: readonly string[]
  readonly quantity: number
  result: 'none' | 'ok' | 'refused' | 'unknown'
}

/** Only a refusal tells the caller that nothing was done. */
const resultOf = (error: unknown): Outcome['result'] =>
  isResponseError(error) && error.status < 500 ? 'refused' : 'unknown'

/**
 * A tab with its writer, and a record of what the shopper wants. A careful shopper does not change a line that is being
 * removed.
 */
export function createShopper(platform: CartCalls, { tab, time, isCareful = false }: ShopperOptions) {
  const page = createClosablePage(tab, { calls: platform, clock: time })
  const { calls } = page
  const browser = openCartBrowser(page.tab)
  const cart = createAsyncStore<Cart | null>()
  const isProcessing = createStore(false)
  const stretches: Stretch[] = []
  const outcomes: Outcome[] = []
  const open: OpenDeed[] = []
  let openChanges = 0
  let settled = 0
  let deeds = 0
  const displayed = () => valueOf(cart.getSnapshot())
  const writer = createCartWriter({
    calls,
    cart,
    isProcessing,
    browser,
    clock: page.clock,
    patience: (signal) => page.clock.sleep(33_000, signal),
    awaitShopper: () => undefined,
    onSettled: ({ requested, outcome: end, errors }) => {
      const key = keyOf(requested)
      const told = open.find((deed) => deed.isTold && deed.key === key)
      if (!told) return
      open.splice(open.indexOf(told), 1)
      const isRead = cart.getSnapshot().status !== 'failed'
      const refused = errors.map(({ productId = '' }) => productId)
      told.end(end === 'done' && isRead ? 'ok' : 'unknown', refused)
    },
    platformWorkTimeMs: 60_000,
    lifetime: () => new AbortController().signal,
    onChanged: () => undefined,
    onMismatch: (lines) => {
      const last = stretches.at(-1)
      // This tab has no record of what another one wanted.
      const own = lines.filter(({ isInherited }) => !isInherited)
      if (last && own.length > 0) last.reported = own
    },
  })
  /** Nothing is under way, unresolved or blocked. */
  const isSettled = () =>
    !isProcessing.getSnapshot() &&
    openChanges === 0 &&
    browser.read().claims.every(({ page }) => page !== browser.self().page)
  const endStretch = async () => {
    await soon()
    const last = stretches.at(-1)
    if (!last || last.isOver || !isSettled()) return
    last.isOver = true
    last.displayed = quantitiesOf(displayed())
    last.isUnclear ||= cart.getSnapshot().status === 'failed'
  }
  isProcessing.subscribe(() => {
    if (!isProcessing.getSnapshot()) void endStretch()
  })

  /** The stretch that a deed belongs to. */
  const current = (): Stretch => {
    const last = stretches.at(-1)
    if (last && !last.isOver) return last
    const next = {
      intended: quantitiesOf(displayed()),
      touched: new Set<string>(),
      failed: new Set<string>(),
      gone: new Set<string>(),
    }
    const isUnclear = cart.getSnapshot().status !== 'ready'
    const stretch: Stretch = { ...next, displayed: {}, reported: [], isUnclear, isOver: false }
    stretches.push(stretch)
    return stretch
  }

  const intend = (stretch: Stretch, product: string, quantity: (current: number) => number) => {
    stretch.intended = { ...stretch.intended, [product]: quantity(stretch.intended[product] ?? 0) }
    stretch.touched.add(product)
    if (stretch.intended[product] === 0) stretch.gone.add(product)
  }

  /** Whether the shopper was told that this very addition is being checked, and asked for nothing else since. */
  const isAskedAgain = (deed: Deed) => {
    const { key, products } = requestOf(deed)
    const latest = open.findLast((other) => other.products.some((product) => products.includes(product)))
    return latest?.isTold === true && latest.key === key
  }

  /** Records the deed, and returns the call that it needs. */
  const begin = (
    deed: Deed,
  ):
    | { products: readonly string[]; run: () => Promise<CartChange | undefined>; isAgain?: true }
    | undefined => {
    if (deed.kind === 'load') return { products: [], run: () => load().then(() => undefined) }
    if (deed.kind === 'delete') {
      const stretch = current()
      const products = Object.keys(stretch.intended)
      for (const product of products) intend(stretch, product, () => 0)
      return { products, run: () => writer.delete() }
    }
    if (deed.kind === 'add') {
      const { products, quantity } = deed
      const lines = products.map((productId) => ({ productId, quantity: String(quantity) }))
      const run = () => writer.add(lines)
      if (isAskedAgain(deed)) return { products, run, isAgain: true }
      const stretch = current()
      for (const product of products) intend(stretch, product, (before) => before + quantity)
      return { products, run }
    }
    const item = displayed()?.items.find(({ productId }) => productId === deed.product)
    if (!item) return undefined
    const { cartItemId } = item
    const stretch = current()
    if (isCareful && stretch.gone.has(deed.product)) return undefined
    const isRemoved = deed.kind === 'remove'
    intend(stretch, deed.product, () => (isRemoved ? 0 : deed.quantity))
    const quantity = String(deed.quantity)
    const run = () => (isRemoved ? writer.remove(cartItemId) : writer.setQuantity({ cartItemId, quantity }))
    return { products: [deed.product], run }
  }

  const load = () => writer.read(() => calls.read({}))

  const act = (deed: Deed): void => {
    const begun = begin(deed)
    if (!begun) return
    deeds += 1
    const stretch = stretches.at(-1)
    const fail = (products: readonly (string | undefined)[]) => {
      for (const product of products) if (product !== undefined) stretch?.failed.add(product)
    }
    const outcome: Outcome = {
      products: begun.products,
      quantity: deed.kind === 'add' ? deed.quantity : 0,
      result: 'none',
    }
    const isChange = deed.kind !== 'load'
    const own: OpenDeed = {
      key: requestOf(deed).key,
      products: begun.products,
      isTold: false,
      end: (result, refused) => {
        outcome.result = result
        fail(result === 'ok' ? refused : begun.products)
      },
    }
    if (!begun.isAgain) outcomes.push(outcome)
    const end = () => {
      settled += 1
      if (isChange) openChanges -= 1
      if (!own.isTold && open.includes(own)) open.splice(open.indexOf(own), 1)
    }
    if (isChange) openChanges += 1
    if (isChange && !begun.isAgain) open.push(own)
    begun.run().then(
      (change) => {
        end()
        // Accepted, but the page could not read the cart after it.
        outcome.result = cart.getSnapshot().status === 'failed' ? 'unknown' : 'ok'
        if (stretch && cart.getSnapshot().status === 'failed') stretch.isUnclear = true
        fail((change?.errors ?? []).map(({ productId }) => productId))
      },
      (error: unknown) => {
        // An event will tell the end.
        own.isTold = error instanceof Error && error.message === beingChecked(undefined).message
        end()
        outcome.result = resultOf(error)
        if (!own.isTold) fail(begun.products)
        if (stretch && deed.kind === 'delete') stretch.isUnclear = true
      },
    )
  }

  return {
    act,
    load,
    /** Closes the tab, or loads its next page. */
    close: page.close,
    stretches,
    outcomes,
    writer,
    cart,
    isProcessing,
    displayed: () => quantitiesOf(displayed()),
    countOpen: () => deeds - settled,
  }
}

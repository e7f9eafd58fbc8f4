import { createAsyncStore, valueOf } from '../state/async-state'
import { isResponseError } from '../errors/errors'
import type { Cart, CartChange, CartCheck, CartDifference } from '../state/cart'
import { createStore } from '../state/store'
import type { Tab } from '../storage/browser.fixture'
import { createCartBrowser } from './cart-browser'
import type { CartCalls } from './cart-calls'
import type { FakeTime } from './cart-clock.fixture'
import { createMortalPage } from './cart-mortal-page.fixture'
import { createCartWriter } from './cart-writer'

type Quantities = Readonly<Record<string, number>>

/** What a shopper does in a tab. */
export type Deed =
  | { readonly kind: 'add'; readonly products: readonly string[]; readonly quantity: number }
  | { readonly kind: 'set' | 'remove'; readonly product: string; readonly quantity: number }
  | { readonly kind: 'delete' }
  | { readonly kind: 'look' }

/** From the first change on a cart at rest until it rests again, as somebody sees it who looks at the page only. */
export interface Stretch {
  /** What the shopper means, by product; every product that the deeds were about is in it. */
  intended: Quantities
  readonly touched: Set<string>
  /** Products that were taken out in between. */
  readonly gone: Set<string>
  /** Products of deeds that were told to have failed. */
  readonly failed: Set<string>
  /** What the page shows at its end. */
  shown: Quantities
  reported: readonly CartDifference[]
  /**
   * The page could not be brought up to date at some time, so somebody may have heard of success too early; or the
   * cart could not be deleted, which leaves lines that nobody here knew of.
   */
  isUnclear: boolean
  isOver: boolean
}

const quantitiesOf = (cart: Cart | null | undefined): Quantities =>
  Object.fromEntries((cart?.items ?? []).map(({ productId, quantity }) => [productId, Number(quantity)]))

let ids = 0

/** How the writer of one tab knows the others of its browser. */
export const openCartBrowser = (tab: Tab, checks = createStore<readonly CartCheck[]>([])) =>
  createCartBrowser({
    ...tab,
    webstoreId: 'CH',
    owner: () => 'lea',
    createId: () => `id-${(ids += 1)}`,
    checks,
  })

/** Lets everything happen that follows at once. */
const soon = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
}

interface ShopperOptions {
  readonly tab: Tab
  readonly time: FakeTime
  readonly isCareful?: boolean
}

/** What one call came to, line by line. */
export interface Outcome {
  readonly products: readonly string[]
  readonly quantity: number
  heard: 'nothing' | 'ok' | 'refused' | 'unknown'
}

/** A caller hears of a refusal that nothing was done; everything else leaves that open. */
const heardFrom = (error: unknown): Outcome['heard'] =>
  isResponseError(error) && error.status < 500 ? 'refused' : 'unknown'

/**
 * A tab with its writer, and the book that is kept of what the shopper means. A careful shopper touches no line that
 * is about to go.
 */
export function createShopper(platform: CartCalls, { tab, time, isCareful = false }: ShopperOptions) {
  const page = createMortalPage(tab, { calls: platform, clock: time })
  const { calls } = page
  const browser = openCartBrowser(page.tab)
  const cart = createAsyncStore<Cart | null>()
  const isProcessing = createStore(false)
  const stretches: Stretch[] = []
  const outcomes: Outcome[] = []
  let openChanges = 0
  let settled = 0
  let deeds = 0
  const shown = () => valueOf(cart.getSnapshot())
  const writer = createCartWriter({
    calls,
    cart,
    isProcessing,
    browser,
    clock: page.clock,
    platformWorkTimeMs: 60_000,
    lifetime: () => new AbortController().signal,
    onChanged: () => undefined,
    onDiffers: (lines) => {
      const last = stretches.at(-1)
      // What another tab had meant is in no book of this one.
      const own = lines.filter(({ isInherited }) => !isInherited)
      if (last && own.length > 0) last.reported = own
    },
  })
  /** Nothing is under way, in doubt or held back. */
  const isResting = () =>
    !isProcessing.getSnapshot() &&
    openChanges === 0 &&
    browser.read().claims.every(({ page }) => page !== browser.self().page)
  const endStretch = async () => {
    await soon()
    const last = stretches.at(-1)
    if (!last || last.isOver || !isResting()) return
    last.isOver = true
    last.shown = quantitiesOf(shown())
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
      intended: quantitiesOf(shown()),
      touched: new Set<string>(),
      failed: new Set<string>(),
      gone: new Set<string>(),
    }
    const isUnclear = cart.getSnapshot().status !== 'ready'
    const stretch: Stretch = { ...next, shown: {}, reported: [], isUnclear, isOver: false }
    stretches.push(stretch)
    return stretch
  }

  const enqueue = (stretch: Stretch, product: string, quantity: (current: number) => number) => {
    stretch.intended = { ...stretch.intended, [product]: quantity(stretch.intended[product] ?? 0) }
    stretch.touched.add(product)
    if (stretch.intended[product] === 0) stretch.gone.add(product)
  }

  /** Keeps the book, and tells which call is to be made for the deed. */
  const begin = (
    deed: Deed,
  ): { products: readonly string[]; run: () => Promise<CartChange | undefined> } | undefined => {
    if (deed.kind === 'look') return { products: [], run: () => look().then(() => undefined) }
    if (deed.kind === 'delete') {
      const stretch = current()
      const products = Object.keys(stretch.intended)
      for (const product of products) enqueue(stretch, product, () => 0)
      return { products, run: () => writer.delete() }
    }
    if (deed.kind === 'add') {
      const stretch = current()
      const { products, quantity } = deed
      for (const product of products) enqueue(stretch, product, (held) => held + quantity)
      const lines = products.map((productId) => ({ productId, quantity: String(quantity) }))
      return { products, run: () => writer.add(lines) }
    }
    const item = shown()?.items.find(({ productId }) => productId === deed.product)
    if (!item) return undefined
    const { cartItemId } = item
    const stretch = current()
    if (isCareful && stretch.gone.has(deed.product)) return undefined
    const isRemoved = deed.kind === 'remove'
    enqueue(stretch, deed.product, () => (isRemoved ? 0 : deed.quantity))
    const quantity = String(deed.quantity)
    const run = () => (isRemoved ? writer.remove(cartItemId) : writer.setQuantity({ cartItemId, quantity }))
    return { products: [deed.product], run }
  }

  const look = () => writer.look(() => calls.read({}))

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
      heard: 'nothing',
    }
    outcomes.push(outcome)
    const isChange = deed.kind !== 'look'
    const end = () => {
      settled += 1
      if (isChange) openChanges -= 1
    }
    if (isChange) openChanges += 1
    begun.run().then(
      (change) => {
        end()
        // Taken, but the page could not see what came of it.
        outcome.heard = cart.getSnapshot().status === 'failed' ? 'unknown' : 'ok'
        if (stretch && cart.getSnapshot().status === 'failed') stretch.isUnclear = true
        fail((change?.errors ?? []).map(({ productId }) => productId))
      },
      (error: unknown) => {
        end()
        outcome.heard = heardFrom(error)
        fail(begun.products)
        if (stretch && deed.kind === 'delete') stretch.isUnclear = true
      },
    )
  }

  return {
    act,
    look,
    /** The tab is closed, or its next page is loaded. */
    die: page.die,
    stretches,
    outcomes,
    writer,
    cart,
    isProcessing,
    shown: () => quantitiesOf(shown()),
    countOpen: () => deeds - settled,
  }
}

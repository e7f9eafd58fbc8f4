import type { FeatureContext } from '../client/client'
import { exclusive } from '../client/exclusive'
import { transport } from '../client/transport'
import { isResponseError, isShopError } from '../errors/errors'
import { isLastingRefusal } from '../errors/outcome'
import { addGuestCartLines, readGuestCart } from '../rules/cart/guest-cart'
import { planGuestSessionCart } from '../rules/cart/guest-session-cart'
import type { GuestSessionChanges, ProductQuantity } from '../rules/cart/guest-session-cart'
import { largestQuantity, maximumGuestCartLines } from '../rules/cart/quantity-limits'
import { isSameRecordId } from '../record-id'
import { guestDetails } from '../guest-cart/guest-details'
import { sessionStore } from '../session/session-store'
import type { Cart, CartDifference, CartNotice } from '../state/cart'
import { anonymousCartEntry, sentGuestCartEntry } from '../storage/storage-entries'
import type { CallOptions } from '../transport/transport'
import { buyerCart } from './buyer-cart'
import type { BuyerCart } from './buyer-cart'
import { cart } from './cart'
import { findSold } from './find-sold'
import { forgetSentCart } from './forget-sent-cart'
import { toReason } from './cart-outcome'
import { addQuantities, productKey, quantitiesIn, sumQuantities } from './quantities'

/** The guest session cart after the guest's lines were sent. */
export interface SentCart {
  /** The cart as the platform has it; null for an empty one. */
  readonly cart: Cart | null
  /** Lines that it does not hold as the browser's guest cart does: the platform refused them, or limits them. */
  readonly differences: readonly CartDifference[]
}

/** The cart of a guest who checks out: a copy on the server of the browser's guest cart. */
export interface GuestSessionCartFeature {
  /**
   * Brings the guest session cart in line with the browser's guest cart, creating it if there was none, and stores its
   * id until the guest signs in or orders. The browser's lines stay until then. It can be called again at any time:
   * only what has changed since is sent, and nothing is doubled, whatever became of an earlier call. What this shop
   * does not sell, and what exceeds the limits of a guest cart, is not sent. Undefined when a buyer has signed in
   * meanwhile. Errors: those of {@link CartFeature.add}.
   */
  send(options?: CallOptions): Promise<SentCart | undefined>
  /** Whether the browser's guest cart was sent, and has changed since. */
  hasChanged(): boolean
  /** The guest session cart, all items; null without one. */
  load(options?: CallOptions): Promise<Cart | null>
  /**
   * Takes what was ordered out of the browser's guest cart and forgets the guest's details, once the guest session cart
   * is gone. `placeOrder` does the same; call it where the order may have been placed by a server.
   */
  settleOrder(options?: CallOptions): Promise<void>
}

/** How often the cart is compared and changed again until it is right. */
const maxRounds = 4

/** The guest's cart on the server. */
export function guestSessionCart(client: FeatureContext): GuestSessionCartFeature {
  const { webstoreId, storage } = client
  const { reload, ensure } = client.use(sessionStore)
  const own = client.use(buyerCart)
  const runExclusive = client.use(exclusive)
  return {
    send: async (call) => {
      // Signed in by another tab, the calls below would change the buyer's cart.
      if (!(await reload(call)).isGuest) return undefined
      return await runExclusive(`cartonnage:guest-session-cart:${webstoreId}`, () => send(client, own, call))
    },
    hasChanged: () => {
      const sent = storage.read(sentGuestCartEntry)
      return sent !== null && !isSameCart(sent.from, browserLines(client))
    },
    load: async (call) => {
      await ensure(call)
      return await own.writer.read(() => own.calls.read({ ...call }))
    },
    settleOrder: async (call) => {
      const sent = storage.read(sentGuestCartEntry)
      if (sent === null || !(await ensure(call)).isGuest) return
      const current = await own.calls.read({ ...call })
      if (isSameRecordId(current?.summary.cartId ?? '', sent.cartId)) return
      client.use(guestDetails).forget()
      await forgetSentCart(client)
    },
  }
}

const browserLines = ({ storage }: FeatureContext): readonly ProductQuantity[] =>
  readGuestCart(storage.read(anonymousCartEntry)).lines.map(({ productId, quantity }) => ({
    productId,
    quantity,
  }))

const isSameCart = (a: readonly ProductQuantity[], b: readonly ProductQuantity[]): boolean =>
  JSON.stringify(a) === JSON.stringify(b)

/** What of the browser's guest cart can be sent, each product once. */
async function findLines(
  client: FeatureContext,
  lines: readonly ProductQuantity[],
  call?: CallOptions,
): Promise<readonly ProductQuantity[]> {
  const allowed = lines
    .slice(0, maximumGuestCartLines)
    .filter(({ quantity }) => Number(quantity) <= largestQuantity)
  const ids = allowed.map(({ productId }) => productId)
  const sold = await findSold(client.use(transport), ids, call)
  return addGuestCartLines(
    [],
    allowed.filter(({ productId }) => sold.has(productId)).map((line) => ({ ...line })),
  ).map(({ productId, quantity }) => ({ productId, quantity }))
}

/** Why the platform did not take a line, by the key of its product. */
type Refusals = Map<string, Pick<CartDifference, 'reason' | 'code'>>

async function send(client: FeatureContext, own: BuyerCart, call: CallOptions = {}): Promise<SentCart> {
  const from = browserLines(client)
  const lines = await findLines(client, from, call)
  const { cartId } = await client.use(cart).ensure(call)
  // Writes of an earlier page whose outcome is open come first.
  own.writer.resume()
  const refusals: Refusals = new Map()
  const read = () => own.writer.read(() => own.calls.read(call))
  let current = await read()
  for (let round = 0; round < maxRounds; round += 1) {
    const target = findTarget(lines, current, refusals)
    const changes = planGuestSessionCart(target, current?.items ?? [])
    if (countChanges(changes) === 0) break
    await applyChanges(own, changes, { current, refusals })
    current = await read()
  }
  client.storage.write(sentGuestCartEntry, { cartId, lines: quantitiesOf(current), from })
  return { cart: current, differences: findDifferences(lines, current, refusals) }
}

const countChanges = ({ add, set, remove }: GuestSessionChanges): number =>
  add.length + set.length + remove.length

const quantitiesOf = (current: Cart | null): readonly ProductQuantity[] =>
  Object.entries(sumQuantities(current?.items ?? [])).map(([productId, quantity]) => ({
    productId,
    quantity,
  }))

/** What the cart is to hold: a line that was refused stays as the cart has it. */
function findTarget(
  lines: readonly ProductQuantity[],
  current: Cart | null,
  refusals: Refusals,
): readonly ProductQuantity[] {
  const quantityOf = quantitiesIn(current)
  return lines
    .map((line) =>
      refusals.has(productKey(line.productId)) ? { ...line, quantity: quantityOf(line.productId) } : line,
    )
    .filter(({ quantity }) => quantity !== '0')
}

function findDifferences(
  lines: readonly ProductQuantity[],
  current: Cart | null,
  refusals: Refusals,
): readonly CartDifference[] {
  const quantityOf = quantitiesIn(current)
  return lines.flatMap(({ productId, quantity }): CartDifference[] => {
    const [intended, actual] = [addQuantities(quantity, '0'), quantityOf(productId)]
    if (intended === actual) return []
    const reason = refusals.get(productKey(productId)) ?? { reason: 'unknown' as const }
    return [{ productId, intended, actual, ...reason }]
  })
}

interface Round {
  readonly current: Cart | null
  readonly refusals: Refusals
}

/** Makes the changes, and records what the platform refused. Rejects when it fails altogether. */
async function applyChanges(
  { writer }: BuyerCart,
  { add, set, remove }: GuestSessionChanges,
  { current, refusals }: Round,
): Promise<void> {
  const productOf = (cartItemId: string) =>
    current?.items.find((item) => item.cartItemId === cartItemId)?.productId ?? ''
  const writes = [
    ...(add.length > 0 ? [{ products: add.map(({ productId }) => productId), run: writer.add(add) }] : []),
    ...set.map((change) => ({ products: [productOf(change.cartItemId)], run: writer.setQuantity(change) })),
    ...remove.map((id) => ({ products: [productOf(id)], run: writer.remove(id) })),
  ]
  const outcomes = await Promise.allSettled(writes.map(({ run }) => run))
  outcomes.forEach((outcome, index) => {
    const [productId = '', ...others] = writes[index]?.products ?? []
    if (outcome.status === 'fulfilled') recordNotices(refusals, outcome.value.errors)
    else if (isRefusedLine(outcome.reason) && others.length === 0)
      refusals.set(productKey(productId), toReason(outcome.reason))
    // What the next reading of the cart shows decides.
    else if (!isShopError(outcome.reason, 'UNKNOWN_OUTCOME')) throw outcome.reason
  })
}

function recordNotices(refusals: Refusals, notices: readonly CartNotice[]): void {
  for (const { productId, code } of notices)
    if (productId !== undefined) refusals.set(productKey(productId), { reason: 'refused', code })
}

/** A refusal of this product, not of the guest. */
const isRefusedLine = (error: unknown): boolean =>
  isLastingRefusal(error) && !(isResponseError(error) && error.status === 403)

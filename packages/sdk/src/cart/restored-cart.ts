import { isRefusal } from '../errors/outcome'
import { nextReadDelayMs } from '../rules/call/platform-work-time'
import { lowerQuantity } from '../rules/cart/guest-session-cart'
import type { CartNotice } from '../state/cart'
import type { CallOptions } from '../transport/transport'
import type { Clock } from '../transport/ports'
import type { CartByIdCalls } from './cart-by-id'
import { toRefusal } from './cart-callers'
import type { Call, NewLine } from './cart-intents'
import { splitList } from './cart-intents'
import { unknownOutcome } from './cart-outcome'
import type { DeletedCart } from './deleted-cart'
import { productKey, quantitiesIn } from './quantities'

type RestoreCall = Call & CallOptions

export interface RestorePorts {
  readonly calls: CartByIdCalls
  readonly clock: Clock
  /** How long the platform may work on lines whose response was lost, in ms; undefined where nothing can wait. */
  readonly platformWorkTimeMs: number | undefined
  /** The inactive carts that earlier tries have made, which a further one continues. */
  readonly begun: WeakMap<DeletedCart, string>
  /** The buyer's inactive carts. */
  readonly listInactive: (call: RestoreCall) => Promise<readonly { readonly id: string }[]>
}

/** Makes a deleted cart again as an inactive one, with each of its lines once. Gives its id. */
export async function restoreCart(
  ports: RestorePorts,
  deleted: DeletedCart,
  call: RestoreCall,
): Promise<string> {
  const begun = ports.begun.get(deleted)
  const cartId = begun ?? (await createInactive(ports, deleted.name, call))
  ports.begun.set(deleted, cartId)
  const { lines } = deleted
  const missing = begun ? await findMissing(ports, { cartId, lines }, call) : lines
  const refused: CartNotice[] = []
  for (const part of splitList(missing))
    if (part.length > 0) refused.push(...(await addOnce(ports, { cartId, lines: part }, call)))
  await lowerDoubled(ports, { cartId, lines }, call)
  if (refused.length > 0) throw toRefusal(refused)
  return cartId
}

/** The network may deliver lines twice, or late as well: the new cart has nobody else's. */
async function lowerDoubled(
  { calls }: RestorePorts,
  { cartId, lines }: RestoredLines,
  call: RestoreCall,
): Promise<void> {
  const cart = await calls.read(cartId, call)
  for (const { productId, cartItemId, quantity: actual } of cart?.items ?? []) {
    const line = lines.find((each) => productKey(each.productId) === productKey(productId))
    if (line === undefined || lowerQuantity(String(actual), line.quantity) === '0') continue
    await calls.setQuantity({ cartId, cartItemId, quantity: line.quantity }, call)
  }
}

/** Where the response is lost, an inactive cart that was not there before is the new one. */
async function createInactive(
  { calls, listInactive }: RestorePorts,
  name: string | null,
  call: RestoreCall,
): Promise<string> {
  const listIds = async () => (await listInactive(call)).map(({ id }) => id)
  const before = new Set(await listIds())
  const body = { isSecondary: true, ...(name !== null && { name }) }
  try {
    return await calls.create(body, call)
  } catch (error) {
    if (isRefusal(error)) throw error
    const cartId = (await listIds()).find((id) => !before.has(id))
    return cartId ?? (await calls.create(body, call))
  }
}

interface RestoredLines {
  readonly cartId: string
  readonly lines: readonly NewLine[]
}

/** Nobody else writes to the new cart, so it tells which lines it has: the others are sent again. */
async function addOnce(
  ports: RestorePorts,
  { cartId, lines }: RestoredLines,
  call: RestoreCall,
): Promise<readonly CartNotice[]> {
  try {
    return await ports.calls.add(cartId, lines, call)
  } catch (error) {
    if (isRefusal(error)) throw error
    const missing = await findMissing(ports, { cartId, lines }, call)
    if (missing.length === 0) return []
    if (ports.platformWorkTimeMs === undefined) throw unknownOutcome(error)
    return await ports.calls.add(cartId, missing, call)
  }
}

/** The lines that the cart does not have once the platform can no longer be working on them. */
async function findMissing(
  { calls, clock, platformWorkTimeMs = 0 }: RestorePorts,
  { cartId, lines }: RestoredLines,
  call: RestoreCall,
): Promise<readonly NewLine[]> {
  const sentAt = clock.now()
  for (;;) {
    const age = clock.now() - sentAt
    const actualOf = quantitiesIn(await calls.read(cartId, call))
    const missing = lines.filter(({ productId }) => actualOf(productId) === '0')
    if (missing.length === 0 || age >= platformWorkTimeMs) return missing
    await clock.sleep(nextReadDelayMs(age), call.signal)
  }
}

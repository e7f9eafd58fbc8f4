import { cart, carts, inactiveCart } from '@cartonnage/sdk'
import type { Cart, CartEntry, Client } from '@cartonnage/sdk'
import { isResponseError, isShopError } from '@cartonnage/sdk/errors'
import { isSameRecordId } from '@cartonnage/sdk/rules'
import { toDay } from '../../../shell/order-date'
import type { ReportedFailure } from '../../../shell/reported-failure'
import { requireBuyer } from '../../../shell/data/require-buyer'
import type { PageLoaderArgs } from '../../../shell/shop-context'
import { shopOf } from '../../../shell/shop-context'
import { loadTaxedDeliveries } from '../../../shared/cart/data/load-taxed-deliveries'
import { loadReportedFailure } from '../../../shared/failures/load-reported-failure'

/** What the shop keeps about a cart beside its items. */
export interface CartDetails extends Pick<CartEntry, 'name' | 'note' | 'changedDate' | 'ownerName'> {
  /** Calendar days since the last change; null where the shop does not say. */
  readonly daysAgo: number | null
}

/** The first inactive cart; `undefined` while the platform calculates it, because a server does not wait for that. */
type SecondCart = { readonly cart: Cart | null | undefined } | { readonly failure: ReportedFailure }

/**
 * Loads the active cart into the client's store, from which the page renders it, and the first inactive one. Names and
 * notes are null where the shop has no extension for them, or while that cannot be asked.
 */
export async function loadCarts(args: PageLoaderArgs) {
  const buyer = await requireBuyer(args)
  const shop = shopOf(args)
  const { signal } = args.request
  const [active, second, entries] = await Promise.all([
    unlessCalculating(shop.use(cart).load({ signal })),
    loadSecond(args),
    listEntries(shop, signal),
  ])
  const [activeId, secondId] = [active, 'cart' in second ? second.cart : null].map(idOf)
  return {
    activeId: activeId ?? null,
    second,
    deliveries: await loadTaxedDeliveries(args, buyer, active),
    isDescribed: entries !== null,
    details: { active: detailsOf(entries, activeId), second: detailsOf(entries, secondId) },
  }
}

const idOf = (found: Cart | null | undefined): string | undefined => found?.summary.cartId

async function unlessCalculating(loading: Promise<Cart | null>): Promise<Cart | null | undefined> {
  try {
    return await loading
  } catch (error) {
    if (isShopError(error, 'SSR_NO_POLLING')) return undefined
    throw error
  }
}

/** Without it the active cart can be shown all the same. */
async function loadSecond(args: PageLoaderArgs): Promise<SecondCart> {
  const shop = shopOf(args)
  const { signal, url } = args.request
  try {
    const first = await shop.use(inactiveCart).load({ signal })
    if (first === null) return { cart: null }
    return { cart: await unlessCalculating(shop.use(carts).read(first.id, { signal })) }
  } catch (error) {
    if (!isShopError(error) || isShopError(error, 'SESSION_ENDED') || signal.aborted) throw error
    shop.reportFailure(error, 'the second cart')
    // The shop's organisation has no class for it.
    return isMissing(error) ? { cart: null } : { failure: await loadReportedFailure(error, { shop, url }) }
  }
}

const isMissing = (error: unknown): boolean => isResponseError(error) && error.status === 404

async function listEntries(shop: Client, signal: AbortSignal): Promise<readonly CartEntry[] | null> {
  try {
    return await shop.use(carts).list({ signal })
  } catch (error) {
    if (isShopError(error, 'SESSION_ENDED') || signal.aborted) throw error
    shop.reportFailure(error, 'the names of the carts')
    return null
  }
}

function detailsOf(entries: readonly CartEntry[] | null, cartId: string | undefined): CartDetails | null {
  const entry = entries?.find((each) => isSameRecordId(each.cartId, cartId ?? ''))
  if (entry === undefined) return null
  const { name, note, changedDate, ownerName } = entry
  return {
    name,
    note,
    changedDate,
    ownerName,
    daysAgo: changedDate === null ? null : daysSince(changedDate, Date.now()),
  }
}

/** By the calendar of the shop, as a buyer counts: yesterday evening is one day ago. */
function daysSince(instant: string, now: number): number {
  const [then, today] = [instant, new Date(now).toISOString()].map((each) => Date.parse(toDay(each)))
  return Math.max(0, ((today ?? 0) - (then ?? 0)) / 86_400_000)
}

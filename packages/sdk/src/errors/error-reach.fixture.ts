import { createQuickClock, createShopWorldOver, lea, product } from '../client.fixture'
import type { ShopClient } from '../shop-client'

/** A failure that the sandbox simulates. */
interface PlayedFault {
  readonly match: { readonly path: string }
  readonly kind: 'status' | 'drop-before' | 'drop-after' | 'endless-202'
  readonly status?: number
  readonly errorCode?: string
  readonly message?: string
  readonly times?: number
}

/** What these tests use of the sandbox, which is handed in. */
export interface FaultySandbox {
  fetch(request: Request): Promise<Response>
  readonly clock: { now(): number; advance(ms: number): void }
  readonly faults: { arm(fault: PlayedFault): unknown }
}

type Fetch = (request: Request) => Promise<Response>
type Change = (response: Record<string, unknown>) => unknown

/** A shop whose platform fails on demand. */
export function createFailingShop(sandbox: FaultySandbox) {
  const world = createShopWorldOver(sandbox, 'CH')
  const sleeps: number[] = []
  const quick = createQuickClock(sandbox.clock)
  const sleep: typeof quick.sleep = (ms, signal) => {
    sleeps.push(ms)
    return quick.sleep(ms, signal)
  }
  const clock = { now: quick.now, sleep }
  const openPage: typeof world.openPage = (more) => world.openPage({ clock, ...more })

  /** Nine times, so that no retry gets past it. */
  const fail = (path: string, how: Omit<PlayedFault, 'match' | 'kind'> = {}) =>
    sandbox.faults.arm({ match: { path }, kind: 'status', status: 500, times: 9, ...how })

  /** The page of a signed-in buyer, optionally with a product in the cart. */
  const openBuyer = async (quantity = 0): Promise<ShopClient> => {
    await world.signIn(world.openPage(), lea)
    const client = openPage()
    await client.load()
    if (quantity > 0) await client.cart.add({ productId: product.carton, quantity })
    return client
  }

  /** A connection that changes the responses to one call. */
  const changing =
    (path: string, change: Change, next: Fetch = world.fetch): Fetch =>
    async (request) => {
      const response = await next(request)
      if (!new URL(request.url).pathname.includes(path)) return response
      // The changed responses are objects.
      const body = change((await response.json()) as Record<string, unknown>)
      return Response.json(body, { status: response.status })
    }

  /** A connection on which one call is answered without asking. */
  const responding =
    (path: string, body: unknown, next: Fetch = world.fetch): Fetch =>
    async (request) =>
      new URL(request.url).pathname.includes(path) ? Response.json(body) : await next(request)

  return { ...world, openPage, openBuyer, fail, changing, responding, sleeps }
}

export type FailingShop = ReturnType<typeof createFailingShop>

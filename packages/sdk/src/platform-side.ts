import type { ClientCore } from './client-core'
import { ShopError } from './errors'
import { createPlatform } from './platform'
import type { Platform } from './platform'
import { callPlaceOrder } from './place-order-call'
import { createCartSide } from './workflows/cart-side'
import type { CartSide } from './workflows/cart-side'
import { createCheckoutSide } from './workflows/checkout-side'
import type { CheckoutSide } from './workflows/checkout-side'
import { createHeaderSide } from './workflows/header-side'
import type { HeaderSide } from './workflows/header-side'
import { createSessionSide } from './workflows/session-side'
import type { SessionSide } from './workflows/session-side'

/** The half of a client that asks the platform: transport, contract, resources and workflows. */
export interface PlatformSide {
  readonly platform: Platform
  readonly session: SessionSide
  readonly cart: CartSide
  readonly checkout: CheckoutSide
  readonly header: HeaderSide
}

/** Builds it over a platform; nothing is asked yet. */
export function createSides(core: ClientCore, platform: Platform): PlatformSide {
  const session = createSessionSide(core, platform)
  const cart = createCartSide(core, { platform, session })
  return {
    platform,
    session,
    cart,
    checkout: createCheckoutSide(core, {
      platform,
      session,
      cart,
      place: (checkoutId, call) => callPlaceOrder(platform, checkoutId, call),
    }),
    header: createHeaderSide(core, { platform, session, cart }),
  }
}

type Fetch = (request: Request) => Promise<Response>

/** Whatever ends the client, or the shopper's session, ends what is in flight for it. */
const whileAlive =
  (fetch: Fetch, lifetime: () => AbortSignal): Fetch =>
  async (request) => {
    const alive = lifetime()
    const abort = (cause: unknown) => new ShopError('ABORTED', 'Aborted', { cause })
    if (alive.aborted) throw abort(alive.reason)
    try {
      return await fetch(new Request(request, { signal: AbortSignal.any([request.signal, alive]) }))
    } catch (error) {
      throw alive.aborted ? abort(error) : error
    }
  }

/** The same, with the platform behind the client's own connection. The lazy client imports this on its first call. */
export function createPlatformSide(core: ClientCore): PlatformSide {
  const { options, scope, lifetime } = core
  const { base, csrf, observe, ...rest } = options
  const platform = createPlatform({
    ...rest,
    csrf,
    observe,
    fetch: whileAlive(options.fetch, lifetime.signal),
    scope: scope.getSnapshot,
    origin: base.origin,
    sitePathname: base.siteSegment === undefined ? '' : `/${base.siteSegment}`,
  })
  return createSides(core, platform)
}

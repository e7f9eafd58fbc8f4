import type { BuyingSide } from './buying-side'
import type { ClientCore } from './client-core'
import { ShopError } from './errors'
import { createPlatform } from './platform'
import type { Platform } from './platform'
import { createHeaderSide } from './workflows/header-side'
import type { HeaderSide } from './workflows/header-side'
import { createSessionSide } from './workflows/session-side'
import type { SessionSide } from './workflows/session-side'

/** The half of a client that asks the platform on every visit. */
export interface PlatformSide {
  readonly platform: Platform
  readonly session: SessionSide
  readonly header: HeaderSide
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

/** Builds it behind the client's own connection; nothing is asked yet. `loadBuying` gives the other half. */
export function createPlatformSide(core: ClientCore, loadBuying: () => Promise<BuyingSide>): PlatformSide {
  const { options, scope, lifetime } = core
  const { base, ...rest } = options
  const platform = createPlatform({
    ...rest,
    fetch: whileAlive(options.fetch, lifetime.signal),
    scope: scope.getSnapshot,
    origin: base.origin,
    sitePathname: base.siteSegment === undefined ? '' : `/${base.siteSegment}`,
  })
  const session = createSessionSide(core, { platform, loadBuying })
  return { platform, session, header: createHeaderSide(core, { platform, session, loadBuying }) }
}

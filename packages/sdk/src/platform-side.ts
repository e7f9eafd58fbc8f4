import type { ClientCore } from './client-core'
import { toAbortError } from './client/lifetime'
import { createPlatform } from './platform'
import type { Platform } from './platform'
import { shopCurrencies } from './rules/region/region'
import { createHeaderSide } from './session/load-shopper'
import type { HeaderBuying, HeaderSide } from './session/load-shopper'
import { createSessionEnd } from './session/session-watch'
import type { SessionEnd } from './session/session-watch'
import { createSessionSide } from './session/session'
import type { SessionBuying, SessionSide } from './session/session'

/** The half of a client that asks the platform on every visit. */
export interface PlatformSide {
  readonly platform: Platform
  readonly session: SessionSide
  readonly header: HeaderSide
  readonly sessionEnd: SessionEnd
}

type Fetch = (request: Request) => Promise<Response>

/** Whatever ends the client, or the shopper's session, ends what is in flight for it. */
const whileAlive =
  (fetch: Fetch, lifetime: () => AbortSignal): Fetch =>
  async (request) => {
    const alive = lifetime()
    if (alive.aborted) throw toAbortError(alive)
    try {
      return await fetch(new Request(request, { signal: AbortSignal.any([request.signal, alive]) }))
    } catch (error) {
      throw alive.aborted ? toAbortError(alive) : error
    }
  }

/** Builds it behind the client's own connection; nothing is asked yet. `loadBuying` gives the other half. */
export function createPlatformSide(
  core: ClientCore,
  loadBuying: () => Promise<SessionBuying & HeaderBuying>,
): PlatformSide {
  const { options, scope, lifetime } = core
  const { base, ...rest } = options
  const sessionEnd = createSessionEnd(core, () => platform)
  const platform: Platform = createPlatform({
    ...rest,
    toFailure: sessionEnd.toFailure,
    fetch: whileAlive(options.fetch, lifetime.signal),
    scope: scope.getSnapshot,
    shopCurrencyCode: shopCurrencies[base.shop],
    origin: base.origin,
    sitePathname: base.siteSegment === undefined ? '' : `/${base.siteSegment}`,
  })
  const session = createSessionSide(core, { platform, loadBuying })
  const header = createHeaderSide(core, { platform, session, loadBuying })
  return { platform, session, header, sessionEnd }
}

import { parseShopUrl } from '@cartonnage/sdk/rules'
import { withNoiseOf } from '../src/app/address-noise'
import { noCaching } from './headers'
import type { Made, MemoryCache } from './memory-cache'
import { nextMidnight } from './next-midnight'
import type { KeptPage } from './page-cache'
import { packAndSend, packPage, readRequested, sharedFor } from './page-cache'
import type { Render, Rendering } from './page-rendering'
import type { SharedVisit } from './shared-visit'
import { requestOf } from './shared-visit'

/** Responds to a request with the page of a visit that all strangers make. */
export type RespondForEverybody = (request: Request, visit: SharedVisit) => Promise<Response>

export interface SharedPagesOptions {
  readonly render: Render
  /** Where the pages are kept. */
  readonly pages: MemoryCache<KeptPage>
  readonly isDevelopment: boolean
}

/** Pages that are nobody's in particular: those that are kept, and those that have to be made for it. */
export function createSharedPages({ render, pages, isDevelopment }: SharedPagesOptions): RespondForEverybody {
  const make = async (visit: SharedVisit, requestId: string | null): Promise<Made<KeptPage>> => {
    const page = { shopUrl: parseShopUrl(visit.url), isForEverybody: true }
    return await toKeep(await render(requestOf(visit, requestId), page), Date.now())
  }
  return async (request, visit) => {
    const given = await pages.findOrMake(visit.key, () => make(visit, request.headers.get('x-request-id')))
    const response = await packAndSend(given, readRequested(request, visit, isDevelopment))
    const target = response.headers.get('location')
    if (target !== null) response.headers.set('location', withNoiseOf(visit.search, target))
    return response
  }
}

/** A rendering as it is kept. */
async function toKeep(rendering: Rendering, now: number): Promise<Made<KeptPage>> {
  const { status, headers, html, isPersonal, setCookies } = rendering
  const isWhole = rendering.isWhole && !isPersonal && setCookies.length === 0
  // Pages have dates of delivery.
  const endsAt = nextMidnight(now)
  const caching = isWhole ? sharedFor(endsAt - now) : noCaching
  const value = await packPage({ status, headers: Object.fromEntries(headers), html, caching })
  return { value, isWhole, endsAt, bytes: 1_000 + (value.body?.bytes ?? 0) }
}

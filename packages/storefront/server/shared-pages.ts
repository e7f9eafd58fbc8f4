import { parseShopUrl } from '@cartonnage/sdk/rules'
import { withTrackingOf } from '../src/shell/tracking-parameters'
import { deliveryDatesLastMs } from './delivery-calendar'
import { noCaching } from './headers'
import type { Created, MemoryCache } from './memory-cache'
import type { CachedPage } from './page-cache'
import { compressAndSend, createCachedPage, readSendOptions, sharedCachingFor } from './page-cache'
import type { Render, Rendering } from './page-rendering'
import type { PageVariant } from './page-variant'
import { toRequest } from './page-variant'
import type { Platform } from './platform'

/** Responds to a request with the page that all anonymous visitors share. */
export type RespondWithSharedPage = (request: Request, variant: PageVariant) => Promise<Response>

export interface SharedPagesOptions {
  readonly render: Render
  readonly pages: MemoryCache<CachedPage>
  readonly isDevelopment: boolean
  readonly platform: Pick<Platform, 'now'>
}

/** Pages for anonymous visitors: takes them from the cache or renders them for it. */
export function createSharedPages({
  render,
  pages,
  isDevelopment,
  platform,
}: SharedPagesOptions): RespondWithSharedPage {
  const renderVariant = async (
    variant: PageVariant,
    requestId: string | null,
  ): Promise<Created<CachedPage>> => {
    const page = { shopUrl: parseShopUrl(variant.url), isShared: true }
    const rendering = await render(toRequest(variant, requestId), page)
    // Pages show delivery dates.
    return await toCreated(rendering, deliveryDatesLastMs(page.shopUrl.shop, platform))
  }
  return async (request, variant) => {
    const result = await pages.getOrCreate(variant.key, () =>
      renderVariant(variant, request.headers.get('x-request-id')),
    )
    const response = await compressAndSend(result, readSendOptions(request, variant, isDevelopment))
    const target = response.headers.get('location')
    if (target !== null) response.headers.set('location', withTrackingOf(variant.search, target))
    return response
  }
}

/** A rendering as a cache entry. */
async function toCreated(rendering: Rendering, endsInMs: number): Promise<Created<CachedPage>> {
  const { status, headers, html, isPersonal, setCookies } = rendering
  const isComplete = rendering.isComplete && !isPersonal && setCookies.length === 0
  const caching = isComplete ? sharedCachingFor(endsInMs) : noCaching
  const value = await createCachedPage({ status, headers: Object.fromEntries(headers), html, caching })
  return { value, isComplete, endsAt: Date.now() + endsInMs, bytes: 1_000 + (value.body?.bytes ?? 0) }
}

import { parseShopUrl } from '@cartonnage/sdk/rules'
import { deliveryDatesLastMs } from './delivery-calendar'
import type { Created, MemoryCache } from '../cache/memory-cache'
import type { CachedPage } from '../cache/page-cache'
import { createCachedPage, sendCached } from '../cache/page-cache'
import type { Render, Rendering } from './page-rendering'
import type { PageVariant } from '../cache/page-variant'
import { toRequest } from '../cache/page-variant'
import type { Platform } from '../platform/platform'

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
    { headers }: Pick<Request, 'headers'>,
  ): Promise<Created<CachedPage>> => {
    const request = toRequest(variant, headers.get('x-request-id'))
    const rendering = await render(request, { isShared: true, address: headers.get('x-forwarded-for') })
    // Pages show delivery dates.
    return await toCreated(rendering, deliveryDatesLastMs(parseShopUrl(variant.url).shop, platform))
  }
  return async (request, variant) => {
    const result = await pages.getOrCreate(variant.key, () => renderVariant(variant, request))
    return await sendCached(result, { request, variant, isDevelopment })
  }
}

/** A rendering as a cache entry. */
async function toCreated(rendering: Rendering, endsInMs: number): Promise<Created<CachedPage>> {
  const { status, headers, html, isPersonal, setCookies } = rendering
  const isComplete = rendering.isComplete && !isPersonal && setCookies.length === 0
  const page = { status, headers: Object.fromEntries(headers), html, isStorable: isComplete }
  const value = await createCachedPage(page)
  return { value, isComplete, endsAt: Date.now() + endsInMs, bytes: 1_000 + (value.body?.bytes ?? 0) }
}

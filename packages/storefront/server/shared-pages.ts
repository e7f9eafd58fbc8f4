import { parseShopUrl } from '@cartonnage/sdk/rules'
import { withTrackingOf } from '../src/shell/tracking-parameters'
import { noCaching } from './headers'
import type { Created, MemoryCache } from './memory-cache'
import type { CachedPage } from './page-cache'
import { compressAndSend, createCachedPage, readSendOptions, sharedCachingFor } from './page-cache'
import type { Render, Rendering } from './page-rendering'
import type { PageVariant } from './page-variant'
import { toRequest } from './page-variant'
import { dayAt } from '../src/features/product/working-days'

/** Responds to a request with the page that all anonymous visitors share. */
export type RespondWithSharedPage = (request: Request, variant: PageVariant) => Promise<Response>

export interface SharedPagesOptions {
  readonly render: Render
  readonly pages: MemoryCache<CachedPage>
  readonly isDevelopment: boolean
}

/** Pages for anonymous visitors: takes them from the cache or renders them for it. */
export function createSharedPages({
  render,
  pages,
  isDevelopment,
}: SharedPagesOptions): RespondWithSharedPage {
  const renderVariant = async (
    variant: PageVariant,
    requestId: string | null,
  ): Promise<Created<CachedPage>> => {
    const page = { shopUrl: parseShopUrl(variant.url), isShared: true }
    return await toCreated(await render(toRequest(variant, requestId), page), Date.now())
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
async function toCreated(rendering: Rendering, now: number): Promise<Created<CachedPage>> {
  const { status, headers, html, isPersonal, setCookies } = rendering
  const isComplete = rendering.isComplete && !isPersonal && setCookies.length === 0
  // Pages show delivery dates.
  const endsAt = nextMidnight(now)
  const caching = isComplete ? sharedCachingFor(endsAt - now) : noCaching
  const value = await createCachedPage({ status, headers: Object.fromEntries(headers), html, caching })
  return { value, isComplete, endsAt, bytes: 1_000 + (value.body?.bytes ?? 0) }
}

const hourMs = 3_600_000

/** The next midnight in Switzerland and Germany after an instant, both in ms since 1970. */
export function nextMidnight(now: number): number {
  const today = dayAt(now)
  // A day has 23 to 25 hours: this instant is within tomorrow.
  const tomorrow = dayAt(Date.parse(`${today}T12:00:00Z`) + 24 * hourMs)
  const hours = [`${tomorrow}T00:00:00+02:00`, `${tomorrow}T00:00:00+01:00`].map((text) => Date.parse(text))
  return hours.find((time) => dayAt(time) === tomorrow) ?? now + hourMs
}

import { setTimeout as wait } from 'node:timers/promises'
import { createClient, shopContext } from '@cartonnage/sdk'
import { canonicalBasePath, parseShopUrl, paymentProcedures, webstoreIds } from '@cartonnage/sdk/rules'
import type { ShopType, ShopUrl } from '@cartonnage/sdk/rules'
import { readPaymentOrigin } from '../src/shell/payment-provider'
import { shopSettings } from '../src/shell/shop-settings'
import { createBreaker } from './breaker'
import { callDeadlines, startPageTime } from './call-deadlines'
import type { Platform } from './platform'
import { createPlatformFetch } from './platform-fetch'

export interface FrameOriginsOptions {
  readonly platform: Platform
  readonly reportFailure: (error: unknown, context: string) => void
  readonly now?: () => number
}

/** The only origin that pages of the shop at a URL may embed: that of the card field. Undefined for none. */
export type FindFrameOrigin = (url: string) => Promise<string | undefined>

const minuteMs = 60_000
const maxAgeMs = 5 * minuteMs
const retryMs = 10_000
/** A page does not wait longer than this: without an answer it embeds nothing. */
const longestWaitMs = 1_500

interface Entry {
  /** The latest response, used until a newer one has arrived. */
  origin: string | undefined
  loading: Promise<void>
  until: number
}

/** Reads it from the platform's application context, once every five minutes for each shop. */
export function createFrameOrigins(options: FrameOriginsOptions): FindFrameOrigin {
  const { reportFailure, now = Date.now } = options
  const entries = new Map<ShopType, Entry>()
  const load = (entry: Entry, location: ShopUrl): Promise<void> => {
    entry.until = now() + maxAgeMs
    return readOrigin(location, options).then(
      (origin) => void (entry.origin = origin),
      (error: unknown) => {
        entry.until = now() + retryMs
        reportFailure(error, 'the origin of the card field')
      },
    )
  }
  return async (url) => {
    const location = parseShopUrl(url)
    const { shop } = location
    if (!needsFrame(shop)) return undefined
    const existing = entries.get(shop)
    const entry = existing ?? { origin: undefined, loading: Promise.resolve(), until: 0 }
    entries.set(shop, entry)
    if (now() >= entry.until) {
      entry.loading = load(entry, location)
      if (existing !== undefined) return entry.origin
    }
    if (entry.origin === undefined) {
      await Promise.race([entry.loading, wait(longestWaitMs, undefined, { ref: false })])
    }
    return entry.origin
  }
}

/** Whether the shop offers a method whose data only the provider's frame may read. */
const needsFrame = (shop: ShopType): boolean =>
  shopSettings[shop].paymentMethods.some((method) => paymentProcedures[method].needs === 'fields')

async function readOrigin(
  location: ShopUrl,
  { platform, reportFailure }: FrameOriginsOptions,
): Promise<string | undefined> {
  const url = `${canonicalBasePath(location)}/`
  const page = new Request(url)
  const time = startPageTime(page, callDeadlines)
  const client = createClient({
    runtime: 'server',
    webstoreId: webstoreIds[location.shop],
    shopType: location.shop,
    locale: location.locale,
    url,
    fetch: createPlatformFetch(platform, page, { breaker: createBreaker(), time }).fetch,
    retryReads: false,
    reportFailure,
  })
  try {
    return readPaymentOrigin(await client.use(shopContext).getApplication())
  } finally {
    client.dispose()
  }
}

import { setTimeout as wait } from 'node:timers/promises'
import { createClient, shopContext } from '@cartonnage/sdk'
import { canonicalBasePath, parseShopUrl, paymentProcedures, webstoreIds } from '@cartonnage/sdk/rules'
import type { ShopType, ShopUrl } from '@cartonnage/sdk/rules'
import { readPaymentOrigin } from '../../src/pages/checkout/data/payment-provider'
import { shopSettings } from '../../src/shell/shop-settings'
import { createBreaker } from './breaker'
import { callDeadlines, startPageTime } from './call-deadlines'
import type { FindFrameOrigin } from '../http/headers'
import type { Platform } from './platform'
import { createPlatformFetch } from './platform-fetch'

export interface FrameOriginsOptions {
  readonly platform: Platform
  readonly reportFailure: (error: unknown, context: string) => void
  readonly now?: () => number
}

const minuteMs = 60_000
const maxAgeMs = 5 * minuteMs
const retryMs = 10_000
/** A page does not wait longer than this: without an answer it embeds nothing. */
const longestWaitMs = 1_500

interface Entry {
  /** The latest response, used until a newer one has arrived. */
  origin: string | undefined
  until: number
  first: Promise<unknown> | undefined
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
    const entry = entries.get(shop) ?? { origin: undefined, until: 0, first: undefined }
    entries.set(shop, entry)
    const loading = now() < entry.until ? undefined : load(entry, location)
    // Only until the first response: later pages have the latest one.
    entry.first ??= Promise.race([loading, wait(longestWaitMs, undefined, { ref: false })])
    await entry.first
    return entry.origin
  }
}

/** Whether the shop offers a method whose data only the provider's frame may read. */
const needsFrame = (shop: ShopType): boolean =>
  shopSettings[shop].paymentMethods.some((method) => paymentProcedures[method].needs === 'fields')

async function readOrigin(location: ShopUrl, { platform }: FrameOriginsOptions): Promise<string | undefined> {
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
    retry: false,
    // What fails here is reported once, by the caller.
    reportFailure: () => undefined,
  })
  try {
    return readPaymentOrigin(await client.use(shopContext).getApplication())
  } finally {
    client.dispose()
  }
}

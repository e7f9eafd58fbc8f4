import { setImmediate as nextRound } from 'node:timers/promises'
import pLimit from 'p-limit'
import { shownBasePathname } from '@cartonnage/sdk/rules'
import type { ShopUrl } from '@cartonnage/sdk/rules'
import { createCookieChoiceStore } from '../src/app/checkout-choice-cookie'
import { renderShopPage } from '../src/app/entry-server'
import type { RenderedPage } from '../src/app/entry-server'
import { standsAlone } from '../src/app/paths'
import { createCookiePlacedOrders } from '../src/app/placed-orders-cookie'
import { isChosenByForm } from '../src/features/consent/consent-store'
import { createBreaker } from './breaker'
import type { Deadlines } from './call-deadlines'
import { startPageTime } from './call-deadlines'
import { writeDocument } from './document'
import type { OpenWork } from './form-work'
import { createFormWork } from './form-work'
import type { Manifest } from './manifest'
import { collectFiles, entrySource, holdSource } from './manifest'
import type { MemoryCache } from './memory-cache'
import type { Platform } from './platform'
import { createPlatformFetch } from './platform-fetch'
import { readCompiled } from './read-compiled'
import type { KeptRead } from './shared-reads'
import { shareReads } from './shared-reads'

/** What came of rendering a page. */
export interface Rendering {
  readonly status: number
  /** What belongs to the page itself; where it leads elsewhere, all that it says. */
  readonly headers: Headers
  /** Absent where the page leads elsewhere. */
  readonly html: string | undefined
  /** `Set-Cookie` lines for this visitor. */
  readonly setCookies: readonly string[]
  /** Shows, or may show, something that belongs to one visitor. */
  readonly isPersonal: boolean
  /** Nothing of it is missing, and the platform responded to all that it asked, now. */
  readonly isWhole: boolean
}

export interface RenderingOptions {
  readonly platform: Platform
  readonly manifest: Manifest
  readonly reportFailure: (error: unknown, context: string) => void
  readonly deadlines: Deadlines
  readonly openWork: OpenWork
  /** Responses of the platform that are everybody's. */
  readonly reads: MemoryCache<KeptRead>
}

/** Renders the page of a request, as its visitor sees it. Where nobody in particular asks, the reads are everybody's. */
export type Render = (
  request: Request,
  page: { readonly shopUrl: ShopUrl; readonly isForEverybody: boolean },
) => Promise<Rendering>

/** Renders pages, each with a shop client of its own. */
export function createRendering(options: RenderingOptions): Render {
  const { platform, manifest, deadlines, openWork } = options
  const breaker = createBreaker()
  const turns = pLimit(1)
  return async (request, { shopUrl, isForEverybody }) => {
    let isWhole = true
    const reportFailure = (error: unknown, context: string) => {
      isWhole = false
      options.reportFailure(error, context)
    }
    const time = startPageTime(request, deadlinesOf(shopUrl.path, deadlines))
    const gate = createPlatformFetch(platform, isForEverybody ? withoutCookies(request) : request, {
      breaker,
      time,
    })
    const shared = isForEverybody ? shareReads(options.reads, gate.fetch) : undefined
    const choice = createCookieChoiceStore(request, shopUrl.shop)
    const placed = createCookiePlacedOrders(request, shopUrl.shop)
    const page = await renderShopPage(request, {
      shopUrl,
      basename: shownBasePathname(shopUrl),
      isDevelopment: platform.isSandbox === true,
      isAdminEnabled: platform.isAdminEnabled === true,
      fetch: shared?.fetch ?? gate.fetch,
      parse: readCompiled,
      formWork: createFormWork({ responseMs: deadlines.responseMs, openWork, reportFailure }),
      checkoutChoice: choice.store,
      placedOrders: placed.store,
      // All that is ready at once, files and kept pages, goes out between two renderings.
      turn: () => turns(() => nextRound()),
      reportFailure,
    })
    const setCookies = [...gate.setCookies(), ...choice.setCookies(), ...placed.setCookies()]
    isWhole &&= shared?.isSound() !== false
    if (page instanceof Response) {
      const { status, headers } = page
      return {
        status,
        headers,
        html: undefined,
        setCookies,
        isPersonal: false,
        isWhole: isWhole && status < 400,
      }
    }
    const hasConsentChoice = isChosenByForm(request.headers.get('cookie') ?? '')
    return {
      status: page.status,
      headers: headersOf(page),
      html: write(page, { manifest, hasConsentChoice }),
      setCookies,
      isPersonal: page.personal || hasConsentChoice,
      isWhole: isWhole && page.status < 500,
    }
  }
}

/** What needs nothing of the platform but its frame does not wait long for that. */
const deadlinesOf = (path: string, deadlines: Deadlines): Deadlines =>
  standsAlone(path) ? { ...deadlines, pageMs: deadlines.pageMs / 4 } : deadlines

function withoutCookies(request: Request): Request {
  const headers = new Headers(request.headers)
  headers.delete('cookie')
  return new Request(request, { headers })
}

function headersOf({ locale, retryAfter, refresh, status }: RenderedPage): Headers {
  const headers = new Headers({ 'Content-Type': 'text/html; charset=utf-8', 'Content-Language': locale })
  const seconds = retryAfter ?? (status === 503 ? '30' : undefined)
  if (seconds !== undefined) headers.set('Retry-After', seconds)
  if (refresh !== undefined) headers.set('Refresh', refresh)
  return headers
}

interface DocumentParts {
  readonly manifest: Manifest
  readonly hasConsentChoice: boolean
}

function write(page: RenderedPage, { manifest, hasConsentChoice }: DocumentParts): string {
  const files = collectFiles(manifest, [entrySource, ...page.sources])
  const later = collectFiles(manifest, page.styleSources)
  return writeDocument(page, {
    hold: manifest[holdSource]?.file,
    entry: manifest[entrySource]?.file,
    files: { ...files, styles: [...new Set([...files.styles, ...later.styles])] },
    fonts: manifest[entrySource]?.assets?.filter((file) => file.endsWith('.woff2')) ?? [],
    hasConsentChoice,
  })
}

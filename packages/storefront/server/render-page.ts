import { defaultLocale, parseShopUrl, shownBasePath, shownBasePathname } from '@cartonnage/sdk/rules'
import { renderShopPage } from '../src/app/entry-server'
import type { RenderedPage } from '../src/app/entry-server'
import { createCookieChoiceStore } from '../src/app/checkout-choice-cookie'
import { createCookiePlacedOrders } from '../src/app/placed-orders-cookie'
import { readMode } from '../src/app/mode'
import { standsAlone } from '../src/app/paths'
import { isAnsweredByForm } from '../src/features/consent/consent-store'
import { createBreaker } from './breaker'
import type { Deadlines } from './call-deadlines'
import { callDeadlines, startPageTime } from './call-deadlines'
import { cookiePairs } from './cookie-pairs'
import { noCaching, sharedCaching } from './headers'
import type { OpenWork } from './form-work'
import { createFormWork, createOpenWork } from './form-work'
import type { Manifest } from './manifest'
import { collectFiles, entrySource, holdSource } from './manifest'
import type { Platform } from './platform'
import { createPlatformFetch } from './platform-fetch'
import { writeDocument } from './document'

/** Answers a request for a page. The request's address carries the public origin. */
export type RenderPage = (request: Request) => Promise<Response>

export interface RenderOptions {
  readonly platform: Platform
  readonly manifest: Manifest
  readonly reportFailure: (error: unknown, context: string) => void
  /** How long a page may wait for the platform. @default callDeadlines */
  readonly deadlines?: Partial<Deadlines>
  /** Learns what a process that is to end has to wait for. */
  readonly openWork?: OpenWork
}

/** Renders pages, one shop client and one texts object a request. */
export function createRenderPage({
  openWork = createOpenWork(),
  deadlines,
  ...options
}: RenderOptions): RenderPage {
  const render = createRenderer({ ...options, openWork, deadlines: { ...callDeadlines, ...deadlines } })
  return (request) =>
    request.method === 'GET' || request.method === 'HEAD'
      ? render(request)
      : openWork.add(render(withoutEnd(request)))
}

/** A form is followed to its end, also when its visitor leaves meanwhile. */
const withoutEnd = (request: Request): Request => new Request(request, { signal: null })

interface RendererOptions extends Required<RenderOptions> {
  readonly deadlines: Deadlines
}

function createRenderer({
  platform,
  manifest,
  reportFailure,
  deadlines,
  openWork,
}: RendererOptions): RenderPage {
  const breaker = createBreaker()
  return async (request) => {
    const url = parseShopUrl(request.url)
    const shown = shownUrl(request)
    if (shown !== undefined) return redirect(shown)
    const gate = createPlatformFetch(platform, request, {
      breaker,
      time: startPageTime(request, deadlinesOf(url.path, deadlines)),
    })
    const choice = createCookieChoiceStore(request, url.shop)
    const placed = createCookiePlacedOrders(request, url.shop)
    const setCookies = () => [...gate.setCookies(), ...choice.setCookies(), ...placed.setCookies()]
    try {
      const page = await renderShopPage(request, {
        shopUrl: url,
        basename: shownBasePathname(url),
        isDevelopment: platform.isSandbox === true,
        isSteerable: platform.isSteerable === true,
        fetch: gate.fetch,
        formWork: createFormWork({ answerMs: deadlines.answerMs, openWork, reportFailure }),
        checkoutChoice: choice.store,
        placedOrders: placed.store,
        reportFailure: (error, context) => reportFailure(error, context),
      })
      return page instanceof Response
        ? withCookies(page, setCookies())
        : answer({ request, page, manifest, setCookies: setCookies() })
    } catch (error) {
      // The visitor went away: nobody is left to answer.
      if (request.signal.aborted) return new Response(null, { status: 499 })
      throw error
    }
  }
}

/** What needs nothing of the platform but its frame does not wait long for that. */
const deadlinesOf = (path: string, deadlines: Deadlines): Deadlines =>
  standsAlone(path) ? { ...deadlines, pageMs: deadlines.pageMs / 4 } : deadlines

/**
 * The address that should be shown instead of this one: the default language has no segment, and the German shop
 * on a host of its own lives below its site segment. Undefined when the address is right.
 */
function shownUrl({ url, method }: Request): string | undefined {
  const parts = parseShopUrl(url)
  const bare = parts.shop === 'DE' && parts.siteSegment === undefined
  const isDefault = parts.languageSegment === defaultLocale[parts.shop]
  if ((!bare && !isDefault) || (method !== 'GET' && method !== 'HEAD')) return undefined
  const base = shownBasePath({ ...parts, siteSegment: bare ? 's' : parts.siteSegment })
  return base + parts.path + parts.search
}

function redirect(location: string): Response {
  return new Response(null, { status: 308, headers: { Location: location, 'Cache-Control': sharedCaching } })
}

interface AnswerInput {
  readonly request: Request
  readonly page: RenderedPage
  readonly manifest: Manifest
  readonly setCookies: readonly string[]
}

function answer({ request, page, manifest, setCookies }: AnswerInput): Response {
  const files = collectFiles(manifest, [entrySource, ...page.sources])
  const later = collectFiles(manifest, page.styleSources)
  const cookies = request.headers.get('cookie') ?? ''
  const html = writeDocument(page, {
    hold: manifest[holdSource]?.file,
    entry: manifest[entrySource]?.file,
    files: { ...files, styles: [...new Set([...files.styles, ...later.styles])] },
    fonts: manifest[entrySource]?.assets?.filter((file) => file.endsWith('.woff2')) ?? [],
    // `Vary: Cookie` keeps this copy of the page to those who chose the same.
    mode: readMode(cookies),
    isConsentAnswered: isAnsweredByForm(cookies),
  })
  const shared = isShareable(request, page) && setCookies.length === 0
  const headers = new Headers({
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Language': page.locale,
    'Cache-Control': shared ? sharedCaching : noCaching,
    Vary: 'Cookie',
  })
  const retryAfter = page.retryAfter ?? (page.status === 503 ? '30' : undefined)
  if (retryAfter !== undefined) headers.set('Retry-After', retryAfter)
  if (page.refresh !== undefined) headers.set('Refresh', page.refresh)
  return withCookies(new Response(html, { status: page.status, headers }), setCookies)
}

/** Cookies behind which there may be somebody, or that change a page: such pages are never kept by a shared cache. */
const personalCookies = ['sid', 'sid_Client', 'guest_id', 'consent_form']

function isShareable(request: Request, { personal, status }: RenderedPage): boolean {
  if (personal || request.method === 'POST' || status >= 500) return false
  return !cookiePairs(request.headers.get('cookie') ?? '').some(([name]) => personalCookies.includes(name))
}

/** Redirects and answers of actions are for one visitor only. */
function withCookies(response: Response, setCookies: readonly string[]): Response {
  const headers = new Headers(response.headers)
  for (const line of setCookies) headers.append('Set-Cookie', line)
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', noCaching)
  return new Response(response.body, { status: response.status, headers })
}

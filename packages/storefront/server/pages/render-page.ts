import { defaultLocale, parseShopUrl, canonicalBasePath } from '@cartonnage/sdk/rules'
import { isPersonalPage } from '../../src/app/entry-server'
import { namedRequest } from '../../src/shell/page-parameters'
import type { Deadlines } from '../platform/call-deadlines'
import { callDeadlines } from '../platform/call-deadlines'
import type { OpenWork } from './form-work'
import { createOpenWork } from './form-work'
import { noCaching, ownCaching, sharedCaching } from '../http/headers'
import type { SharedCaches } from '../cache/shared-caches'
import { createSharedCaches } from '../cache/shared-caches'
import { createPageLimit, orBusyPage, pageLimits } from '../limits/page-limit'
import type { PageLimits } from '../limits/page-limit'
import type { Render, Rendering, RenderingOptions } from './page-rendering'
import { createRendering } from './page-rendering'
import { createSharedPages } from './shared-pages'
import { readSharedVariant, anonymousVariant } from '../cache/page-variant'
import { lacksTwin, pageOfTwin } from '../markdown/page-twin'

/** Responds to a request for a page, whose URL has the public origin. */
export type RenderPage = (request: Request) => Promise<Response>

export interface RenderOptions extends Pick<
  RenderingOptions,
  'platform' | 'manifest' | 'reportFailure' | 'openFileDesk'
> {
  /** How long a page may wait for the platform. @default callDeadlines */
  readonly deadlines?: Partial<Deadlines> | undefined
  /** Collects the work that a stopping process has to wait for. */
  readonly openWork?: OpenWork
  /** Pages rendered at once; further visitors wait, or are asked to come back. @default pageLimits */
  readonly limits?: Partial<PageLimits> | undefined
  /** Caches of pages and platform responses for anonymous visitors. @default new ones */
  readonly caches?: SharedCaches
}

/** Renders pages: once a minute for all anonymous visitors, for each visitor otherwise. */
export function createRenderPage(options: RenderOptions): RenderPage {
  const { platform, reportFailure, openWork = createOpenWork() } = options
  const caches =
    options.caches ??
    createSharedCaches({ reportFailure: (error) => reportFailure(error, 'refreshing a cached page') })
  const deadlines = { ...callDeadlines, ...options.deadlines }
  const renderUnlimited = createRendering({ ...options, deadlines, openWork, reads: caches.reads })
  const limit = createPageLimit({ ...pageLimits, ...options.limits })
  const render: Render = (request, page) =>
    limit({ method: request.method, address: page.address }, () => {
      // Its visitor may have left while it waited.
      request.signal.throwIfAborted()
      return renderUnlimited(request, page)
    })
  const isDevelopment = platform.isSandbox === true
  const respondWithSharedPage = createSharedPages({ render, pages: caches.pages, isDevelopment, platform })

  /** The page as its visitor sees it. */
  const renderForVisitor = (request: Request): Promise<Rendering> =>
    render(request, { isShared: false, address: request.headers.get('x-forwarded-for') })

  const respond = async (request: Request): Promise<Response> => {
    // The same for everybody: a program that reads for a buyer gets none of the account's prices.
    if (pageOfTwin(request.url) !== undefined)
      return respondWithSharedPage(request, anonymousVariant(request))
    if (await isPersonalPage(request.url)) return sendToVisitor(await renderForVisitor(request))
    const variant = readSharedVariant(request)
    if (variant !== undefined) return respondWithSharedPage(request, variant)
    const rendering = await renderForVisitor(request)
    // A visitor whose session has ended is anonymous.
    return isAnonymous(rendering)
      ? respondWithSharedPage(request, anonymousVariant(request))
      : sendToVisitor(rendering)
  }
  return (sent) => {
    const request = namedRequest(sent)
    const refusal = refuseTwin(request)
    if (refusal !== undefined) return Promise.resolve(refusal)
    if (request.method !== 'GET' && request.method !== 'HEAD')
      // A form is completed even if its visitor leaves meanwhile.
      return openWork.add(
        orBusyPage(request, async () => sendToVisitor(await renderForVisitor(withoutSignal(request)))),
      )
    const canonical = canonicalLocation(request)
    if (canonical !== undefined) return Promise.resolve(redirectTo(canonical))
    return orBusyPage(request, () => unlessAborted(request, () => respond(request)))
  }
}

/** Markdown is read only, and not every page has it. */
function refuseTwin({ url, method }: Request): Response | undefined {
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': noCaching }
  if (lacksTwin(url)) return new Response('Not found', { status: 404, headers })
  if (method === 'GET' || method === 'HEAD' || pageOfTwin(url) === undefined) return undefined
  return new Response('Method not allowed', { status: 405, headers: { ...headers, Allow: 'GET, HEAD' } })
}

const withoutSignal = (request: Request): Request => new Request(request, { signal: null })

/** Ignores errors after the visitor has left. */
async function unlessAborted({ signal }: Request, respond: () => Promise<Response>): Promise<Response> {
  try {
    return await respond()
  } catch (error) {
    if (signal.aborted) return new Response(null, { status: 499 })
    throw error
  }
}

/** Whether a page that was rendered for a visitor turned out to be anonymous. */
const isAnonymous = ({ html, isPersonal, isComplete, setCookies }: Rendering): boolean =>
  html !== undefined && isComplete && !isPersonal && setCookies.length === 0

/**
 * Pages for one visitor are in no shared cache. What shows a buyer, redirects and responses to forms are in none at all; a
 * guest's page stays in the browser, for Back.
 */
function sendToVisitor({ status, headers, html, setCookies, ...page }: Rendering): Response {
  const sent = new Headers(headers)
  for (const line of setCookies) sent.append('Set-Cookie', line)
  const mayStay = page.isComplete && !page.isConfidential
  if (!sent.has('Cache-Control')) sent.set('Cache-Control', mayStay ? ownCaching : noCaching)
  if (html !== undefined) sent.set('Vary', 'Cookie')
  return new Response(html ?? null, { status, headers: sent })
}

/**
 * The canonical location of a URL that is not canonical: the default language has no segment, and the German shop on a
 * host of its own is below its site segment.
 */
function canonicalLocation({ url }: Request): string | undefined {
  const parts = parseShopUrl(url)
  const lacksSiteSegment = parts.shop === 'DE' && parts.siteSegment === undefined
  const isDefault = parts.languageSegment === defaultLocale[parts.shop]
  if (!lacksSiteSegment && !isDefault) return undefined
  const base = canonicalBasePath({ ...parts, siteSegment: lacksSiteSegment ? 's' : parts.siteSegment })
  return base + parts.path + parts.search
}

const redirectTo = (location: string): Response =>
  new Response(null, { status: 308, headers: { Location: location, 'Cache-Control': sharedCaching } })

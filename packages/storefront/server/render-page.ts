import { defaultLocale, parseShopUrl, shownBasePath } from '@cartonnage/sdk/rules'
import { withNoiseOf } from '../src/app/address-noise'
import { isPersonalPage } from '../src/app/entry-server'
import type { Deadlines } from './call-deadlines'
import { callDeadlines } from './call-deadlines'
import type { OpenWork } from './form-work'
import { createOpenWork } from './form-work'
import { noCaching, sharedCaching } from './headers'
import type { Kept } from './kept'
import { createKept } from './kept'
import type { Made } from './memory-cache'
import { nextMidnight } from './next-midnight'
import type { KeptPage } from './page-cache'
import { packAndSend, packPage, readAsked, sharedFor } from './page-cache'
import { createPageLimit, orTurnAway, pagesAtOnce } from './page-limit'
import type { Rendering, RenderingOptions } from './page-rendering'
import { createRendering } from './page-rendering'
import type { SharedVisit } from './shared-visit'
import { readSharedVisit, requestOf, strangersVisit } from './shared-visit'

/** Answers a request for a page. The request's address carries the public origin. */
export type RenderPage = (request: Request) => Promise<Response>

export interface RenderOptions extends Pick<RenderingOptions, 'platform' | 'manifest' | 'reportFailure'> {
  /** How long a page may wait for the platform. @default callDeadlines */
  readonly deadlines?: Partial<Deadlines> | undefined
  /** Learns what a process that is to end has to wait for. */
  readonly openWork?: OpenWork
  /** Pages rendered at once; above it visitors are asked to come back. @default 200 */
  readonly pagesAtOnce?: number | undefined
  /** Pages and responses of the platform that are everybody's. @default ones of its own */
  readonly kept?: Kept
}

/** Renders pages: those that are nobody's in particular once a minute, all others for their visitor. */
export function createRenderPage(options: RenderOptions): RenderPage {
  const { platform, reportFailure, openWork = createOpenWork() } = options
  const kept =
    options.kept ?? createKept({ reportFailure: (error) => reportFailure(error, 'a page for everybody') })
  const deadlines = { ...callDeadlines, ...options.deadlines }
  const render = createRendering({ ...options, deadlines, openWork, reads: kept.reads })
  const limit = createPageLimit(options.pagesAtOnce ?? pagesAtOnce)
  const isDevelopment = platform.isSandbox === true

  /** The page as its visitor sees it. */
  const renderFor = (request: Request): Promise<Rendering> =>
    limit.run(request, () => render(request, { shopUrl: parseShopUrl(request.url), isForEverybody: false }))

  /** A page that is nobody's in particular, as it is kept. */
  const make = async (visit: SharedVisit, requestId: string | null): Promise<Made<KeptPage>> => {
    const request = requestOf(visit, requestId)
    const shopUrl = parseShopUrl(visit.url)
    const rendering = await limit.run(request, () => render(request, { shopUrl, isForEverybody: true }))
    return await toKeep(rendering, Date.now())
  }
  const respondForEverybody = async (request: Request, visit: SharedVisit): Promise<Response> => {
    const given = await kept.pages.findOrMake(visit.key, () =>
      make(visit, request.headers.get('x-request-id')),
    )
    const response = await packAndSend(given, readAsked(request, visit, isDevelopment))
    const target = response.headers.get('location')
    if (target !== null) response.headers.set('location', withNoiseOf(visit.search, target))
    return response
  }
  const respond = async (request: Request): Promise<Response> => {
    const visit = readSharedVisit(request)
    if (visit !== undefined && !(await isPersonalPage(request.url)))
      return respondForEverybody(request, visit)
    const rendering = await renderFor(request)
    // Whose session is over is nobody in particular.
    return isStrangers(rendering)
      ? respondForEverybody(request, strangersVisit(request))
      : sendToVisitor(rendering)
  }
  return (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      // A form is followed to its end, also when its visitor leaves meanwhile.
      return openWork.add(
        orTurnAway(request, async () => sendToVisitor(await renderFor(withoutEnd(request)))),
      )
    const shown = shownUrl(request)
    if (shown !== undefined) return Promise.resolve(leadTo(shown))
    return orTurnAway(request, () => orNobody(request, () => respond(request)))
  }
}

const withoutEnd = (request: Request): Request => new Request(request, { signal: null })

/** Where the visitor went away, nobody is left to answer. */
async function orNobody({ signal }: Request, respond: () => Promise<Response>): Promise<Response> {
  try {
    return await respond()
  } catch (error) {
    if (signal.aborted) return new Response(null, { status: 499 })
    throw error
  }
}

/** Whether a page that was rendered for a visitor shows that it is a stranger. */
const isStrangers = ({ html, isPersonal, isWhole, setCookies }: Rendering): boolean =>
  html !== undefined && isWhole && !isPersonal && setCookies.length === 0

async function toKeep(rendering: Rendering, now: number): Promise<Made<KeptPage>> {
  const { status, headers, html, isPersonal, setCookies } = rendering
  const isWhole = rendering.isWhole && !isPersonal && setCookies.length === 0
  // Pages have dates of delivery.
  const endsAt = nextMidnight(now)
  const caching = isWhole ? sharedFor(endsAt - now) : noCaching
  const value = await packPage({ status, headers: Object.fromEntries(headers), html, caching })
  return { value, isWhole, endsAt, bytes: 1_000 + (value.body?.bytes ?? 0) }
}

/** Pages for a visitor, redirects and answers of actions are kept by nobody. */
function sendToVisitor({ status, headers, html, setCookies }: Rendering): Response {
  const sent = new Headers(headers)
  for (const line of setCookies) sent.append('Set-Cookie', line)
  if (!sent.has('Cache-Control')) sent.set('Cache-Control', noCaching)
  if (html !== undefined) sent.set('Vary', 'Cookie')
  return new Response(html ?? null, { status, headers: sent })
}

/**
 * The address that should be shown instead of this one: the default language has no segment, and the German shop
 * on a host of its own lives below its site segment. Undefined when the address is right.
 */
function shownUrl({ url }: Request): string | undefined {
  const parts = parseShopUrl(url)
  const bare = parts.shop === 'DE' && parts.siteSegment === undefined
  const isDefault = parts.languageSegment === defaultLocale[parts.shop]
  if (!bare && !isDefault) return undefined
  const base = shownBasePath({ ...parts, siteSegment: bare ? 's' : parts.siteSegment })
  return base + parts.path + parts.search
}

const leadTo = (location: string): Response =>
  new Response(null, { status: 308, headers: { Location: location, 'Cache-Control': sharedCaching } })

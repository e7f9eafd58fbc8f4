import { defaultLocale, parseShopUrl, shownBasePath } from '@cartonnage/sdk/rules'
import { isPersonalPage } from '../src/app/entry-server'
import type { Deadlines } from './call-deadlines'
import { callDeadlines } from './call-deadlines'
import type { OpenWork } from './form-work'
import { createOpenWork } from './form-work'
import { noCaching, sharedCaching } from './headers'
import type { Kept } from './kept'
import { createKept } from './kept'
import { createPageLimit, orTurnAway, pagesAtOnce } from './page-limit'
import type { Render, Rendering, RenderingOptions } from './page-rendering'
import { createRendering } from './page-rendering'
import { createSharedPages } from './shared-pages'
import { readSharedVisit, strangersVisit } from './shared-visit'

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
  const renderAny = createRendering({ ...options, deadlines, openWork, reads: kept.reads })
  const limit = createPageLimit(options.pagesAtOnce ?? pagesAtOnce)
  const render: Render = (request, page) => limit.run(request, () => renderAny(request, page))
  const isDevelopment = platform.isSandbox === true
  const respondForEverybody = createSharedPages({ render, pages: kept.pages, isDevelopment })

  /** The page as its visitor sees it. */
  const renderFor = (request: Request): Promise<Rendering> =>
    render(request, { shopUrl: parseShopUrl(request.url), isForEverybody: false })

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

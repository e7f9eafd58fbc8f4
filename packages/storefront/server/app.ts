import type { Context } from 'hono'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { respondAtDoor } from './respond-at-door'
import { limitBody, pageForm } from './body-limits'
import { respondToCheckoutChoice, choiceBody, forgetAtSignOut, isCheckoutChoiceUrl } from './checkout-choice'
import { isCrossSite, isCrossSiteCall } from './cross-site'
import type { Env } from './files'
import { serveFiles } from './files'
import { addSecureHeaders, noCaching } from './headers'
import { respondToHealthCheck } from './health'
import { resolveOrigin } from './origin'
import type { Kept } from './kept'
import { sendKeptPages } from './kept-pages'
import { plainPage } from './plain-page'
import type { Platform } from './platform'
import { forwardToPlatform, isSteeringUrl } from './platform'
import { judgePath } from './platform-paths'
import { guardResponse } from './platform-response'
import { withReadablePath } from './readable-path'
import type { RenderPage } from './render-page'
import { doorAt, mustAsk } from './session-door'
import type { RequestLogOptions } from './request-log'
import { logEvent, logRequests } from './request-log'
import { createSitemap } from './sitemap'
import { createVisitorHash } from './visitor-hash'
import { visitorAddress, vouchFor } from './visitor-request'

export interface AppOptions {
  readonly platform: Platform
  readonly renderPage: RenderPage
  readonly publicOrigins: readonly string[]
  /** Folder of the client build. */
  readonly clientFolder: string
  readonly reportFailure: (error: unknown, context: string) => void
  /** Pages that `renderPage` keeps for everybody. */
  readonly kept?: Kept | undefined
  /** Whether a proxy of one's own stands in front, which appends the visitor's address. @default false */
  readonly isBehindProxy?: boolean
  /** Whether new visitors should be sent to another process, because this one is ending. @default never */
  readonly isStopping?: () => boolean
  /** Where lines of requests go. @default nowhere */
  readonly log?: RequestLogOptions['log']
}

/** The shop's web application: files of the build, the platform behind its prefixes, and pages for all the rest. */
export function createApp(options: AppOptions): Hono<Env> {
  const { platform, publicOrigins, clientFolder, reportFailure, renderPage, kept } = options
  const isBehindProxy = options.isBehindProxy === true
  const app = new Hono<Env>()
  const sitemap = createSitemap({ platform, reportFailure })
  if (kept !== undefined) {
    const isDevelopment = platform.isSandbox === true
    app.use(sendKeptPages({ kept, publicOrigins, isBehindProxy, isDevelopment }))
  }
  app.use(
    logRequests({
      log: options.log,
      isBehindProxy,
      hashVisitor: createVisitorHash(() => new Date()),
    }),
  )
  app.use(addSecureHeaders)
  app.get('/health/:question{live|ready}', (c) =>
    respondToHealthCheck(c.req.param('question'), { isStopping: options.isStopping?.() === true }),
  )
  app.use(async (c, next) => {
    c.set('address', addressOf(c, isBehindProxy))
    const origin = resolveOrigin(c.req.header('host'), publicOrigins)
    if (origin === undefined) return refuse(c, 'host-refused')
    c.set('origin', origin)
    const response = await respondForPlatform(c, { platform, kept })
    if (response !== undefined) return response
    await next()
    return undefined
  })
  serveFiles(app, clientFolder)
  app.use(async (c, next) => {
    if (isCrossSite(c.req.raw, c.var.origin)) return refuse(c, 'cross-site-refused')
    await next()
    return undefined
  })
  const [limitForm, limitChoice] = [limitBody(pageForm), limitBody(choiceBody)]
  app.use((c, next) =>
    isCheckoutChoiceUrl(c.var.origin + c.req.path) ? limitChoice(c, next) : limitForm(c, next),
  )
  app.all('*', async (c, next) => {
    const door = doorAt(c.var.origin + c.req.path)
    return door === undefined ? next() : respondAtDoor(vouched(c), { platform, door, reportFailure })
  })
  app.all('*', async (c, next) =>
    isCheckoutChoiceUrl(c.var.origin + c.req.path) ? await respondToCheckoutChoice(vouched(c)) : next(),
  )
  app.use(compress())
  app.get('*', async (c, next) => (await sitemap(vouched(c).url)) ?? next())
  app.all('*', (c) => renderPage(withReadablePath(vouched(c))))
  app.onError((error, c) => {
    reportFailure(error, 'responding to a request')
    return plainPage(c.var.origin + c.req.path, 'failed', { status: 500 })
  })
  return app
}

/** The request as this server vouches for it. It takes the body over: the one of the context is gone. */
const vouched = (c: Context<Env>): Request => vouchFor(c.req.raw, c.var)

/** A request that was made by a test has no connection, and no bindings at all. */
const addressOf = (c: Context<Env>, isBehindProxy: boolean): string | undefined => {
  const { incoming }: Partial<Env['Bindings']> = { ...c.env }
  return visitorAddress(c.req.raw, { connected: incoming?.socket.remoteAddress, isBehindProxy })
}

/** Whether this server answers at a door of the platform: it asks, or takes through who has been asked. */
function isForDoor(request: Request, url: string): boolean {
  const door = doorAt(url)
  return door !== undefined && (!['GET', 'HEAD'].includes(request.method) || mustAsk(door, request))
}

/** The response to a request for the platform; undefined when it is for a page of the shop. */
async function respondForPlatform(
  c: Context<Env>,
  { platform, kept }: Pick<AppOptions, 'platform' | 'kept'>,
): Promise<Response | undefined> {
  const url = c.var.origin + new URL(c.req.url).pathname
  if (isSteeringUrl(platform, url)) {
    const response = await forwardToPlatform(platform, vouched(c))
    // Whoever turns a switch of the twin wants to see what it does.
    if (!['GET', 'HEAD'].includes(c.req.method)) kept?.clear()
    return response
  }
  const verdict = judgePath(url)
  if (verdict === undefined) return undefined
  if (verdict === 'refuse') return refuse(c, 'path-refused')
  if (isForDoor(c.req.raw, url)) return undefined
  if (isCrossSiteCall(c.req.raw, c.var.origin)) return refuse(c, 'cross-site-refused')
  const request = vouched(c)
  return forgetAtSignOut(guardResponse(await forwardToPlatform(platform, request), request), request)
}

const refusals = {
  'host-refused': [421, 'Misdirected request'],
  'path-refused': [400, 'Bad request'],
  'cross-site-refused': [403, 'Forbidden'],
} as const

function refuse(c: Context<Env>, event: keyof typeof refusals): Response {
  const [status, text] = refusals[event]
  logEvent(event)
  return c.text(text, status, { 'Cache-Control': noCaching })
}

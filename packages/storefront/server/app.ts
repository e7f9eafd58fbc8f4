import type { Context, MiddlewareHandler } from 'hono'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { respondAtSessionEndpoint } from './endpoints/respond-at-session-endpoint'
import { limitBody, orderListForm, pageForm } from './limits/body-limits'
import { isOrderList, limitOrderLists } from './limits/limit-order-lists'
import { createAttempts } from './limits/attempts'
import type { AttemptsOptions } from './limits/attempts'
import { clearCookiesAtSignOut } from './endpoints/clear-cookies-at-sign-out'
import { endpointBody, findOwnEndpoint } from './endpoints/own-endpoints'
import { createFilesEndpoint, isFilesUrl } from './uploads/uploads-endpoint'
import type { FilesOptions } from './uploads/files-options'
import { isCrossSite, isCrossSiteCall, resolveOrigin } from './http/origin'
import type { Env } from './http/env'
import { serveFiles } from './files/files'
import { isTooLong, shortenRedirects } from './http/long-addresses'
import type { FindFrameOrigin } from './http/headers'
import { addSecureHeaders, noCaching } from './http/headers'
import type { SharedCaches } from './cache/shared-caches'
import { sendCachedPages } from './cache/shared-caches'
import { longAddressPage, plainPage } from './http/plain-page'
import type { Platform } from './platform/platform'
import { forwardToPlatform, isSandboxAdminUrl } from './platform/platform'
import { classifyPath } from './http/platform-paths'
import { guardResponse } from './platform/platform-response'
import { withReadablePath, visitorAddress, toTrustedRequest, createVisitorHash } from './http/visitor-request'
import type { RenderPage } from './pages/render-page'
import { sessionEndpointOf, needsConfirmation } from './http/session-endpoints'
import type { RequestLogOptions } from './log/request-log'
import { logEvent, logRequests } from './log/request-log'
import type { ListingOptions } from './files/catalog-listing'
import { createLlms } from './files/llms'
import { createSitemap } from './files/sitemap'
import type { WellKnownOptions } from './files/well-known'
import { respondToWellKnown } from './files/well-known'

export interface AppOptions extends Pick<WellKnownOptions, 'securityContact'> {
  readonly platform: Platform
  readonly renderPage: RenderPage
  readonly publicOrigins: readonly string[]
  /** Folder of the client build. */
  readonly clientFolder: string
  readonly reportFailure: (error: unknown, context: string) => void
  /** The caches that `renderPage` uses. */
  readonly caches?: SharedCaches | undefined
  /** How many trusted proxies in front append whom they got a request from. @default 0 */
  readonly trustedHops?: number
  /** Whether this process is stopping and load balancers should send visitors elsewhere. @default never */
  readonly isStopping?: () => boolean
  /** The only origin that pages may embed. @default none */
  readonly findFrameOrigin?: FindFrameOrigin | undefined
  /** Counts the order lists that are checked here. @default not counted */
  readonly attempts?: AttemptsOptions | undefined
  /** Takes files of visitors. @default none are taken */
  readonly files?: Pick<FilesOptions, 'uploads' | 'incomingFolder' | 'bodyMs'> | undefined
  /** Gets the lines of requests. @default none */
  readonly log?: RequestLogOptions['log']
}

/** The shop's web application: files of the build, the platform below its prefixes, and pages for everything else. */
export function createApp(options: AppOptions): Hono<Env> {
  const { platform, publicOrigins, clientFolder, reportFailure, renderPage, caches, findFrameOrigin } =
    options
  const { trustedHops = 0 } = options
  const isBehindProxy = trustedHops > 0
  const app = new Hono<Env>()
  app.use(shortenRedirects)
  if (caches !== undefined) {
    const isDevelopment = platform.isSandbox === true
    app.use(sendCachedPages({ caches, publicOrigins, isBehindProxy, isDevelopment, findFrameOrigin }))
  }
  app.use(
    logRequests({
      log: options.log,
      isBehindProxy,
      hashVisitor: createVisitorHash(() => new Date()),
    }),
  )
  app.use(addSecureHeaders(findFrameOrigin))
  app.use((c, next) => (isTooLong(c.req.url) ? refuseLongAddress(c) : next()))
  app.get('/health/:question{live|ready}', (c) =>
    respondToHealthCheck(c.req.param('question'), { isStopping: options.isStopping?.() === true }),
  )
  app.use(async (c, next) => {
    c.set('address', addressOf(c, trustedHops))
    const origin = resolveOrigin(c.req.header('host'), publicOrigins)
    if (origin === undefined) return refuse(c, 'host-refused')
    c.set('origin', origin)
    const response = await respondForPlatform(c, { platform, caches })
    if (response !== undefined) return response
    await next()
    return undefined
  })
  serveFiles(app, clientFolder)
  app.get('/.well-known/*', (c, next) => respondToWellKnown(trusted(c), options) ?? next())
  app.use(async (c, next) => {
    if (isCrossSite(c.req.raw, c.var.origin)) return refuse(c, 'cross-site-refused')
    await next()
    return undefined
  })
  // Before bodies are read: a file goes to the disk as it comes.
  if (options.files !== undefined) app.use(takeFiles({ ...options, ...options.files }))
  limitBodies(app)
  if (options.attempts !== undefined) app.use(limitOrderLists(options.attempts))
  app.all('*', async (c, next) => {
    const endpoint = sessionEndpointOf(c.var.origin + c.req.path)
    return endpoint === undefined
      ? next()
      : respondAtSessionEndpoint(trusted(c), { platform, endpoint, reportFailure })
  })
  app.all('*', async (c, next) => (await ownEndpointOf(c)?.respond(trusted(c))) ?? next())
  app.use(compress())
  serveListings(app, { platform, reportFailure })
  app.all('*', (c) => renderPage(withReadablePath(trusted(c))))
  app.onError((error, c) => {
    reportFailure(error, 'responding to a request')
    return plainPage(c.var.origin + c.req.path, 'failed', { status: 500 })
  })
  return app
}

/** The files about the catalogue. */
function serveListings(app: Hono<Env>, options: ListingOptions): void {
  const [sitemap, llms] = [createSitemap(options), createLlms(options)]
  app.get('*', async (c, next) => {
    const { url } = trusted(c)
    return (await sitemap(url)) ?? (await llms(url)) ?? next()
  })
}

/** The addresses of files. */
function takeFiles({
  attempts,
  ...options
}: AppOptions & NonNullable<AppOptions['files']>): MiddlewareHandler<Env> {
  const respond = createFilesEndpoint({ ...options, attempts: attempts && createAttempts(attempts) })
  return async (c, next) => {
    if (!isFilesUrl(c.var.origin + c.req.path)) return await next()
    return (await respond(trusted(c))) ?? (await next())
  }
}

const ownEndpointOf = (c: Context<Env>) => findOwnEndpoint(c.var.origin + c.req.path)

/** Calls of scripts, order lists with their files, and all other forms. */
function limitBodies(app: Hono<Env>): void {
  const limits = { call: limitBody(endpointBody), list: limitBody(orderListForm), form: limitBody(pageForm) }
  app.use((c, next) => {
    if (ownEndpointOf(c) !== undefined) return limits.call(c, next)
    return (isOrderList(c.var.origin + c.req.path) ? limits.list : limits.form)(c, next)
  })
}

/** The request with trusted headers. It takes over the body, so the context's own request is used up. */
const trusted = (c: Context<Env>): Request => toTrustedRequest(c.req.raw, c.var)

/** A request that was made by a test has neither a connection nor bindings. */
const addressOf = (c: Context<Env>, trustedHops: number): string | undefined => {
  const { incoming }: Partial<Env['Bindings']> = { ...c.env }
  return visitorAddress(c.req.raw, { connected: incoming?.socket.remoteAddress, trustedHops })
}

/** Whether this server itself responds at a session endpoint: it asks for confirmation, or handles the confirmed form. */
function isForSessionEndpoint(request: Request, url: string): boolean {
  const endpoint = sessionEndpointOf(url)
  return (
    endpoint !== undefined &&
    (!['GET', 'HEAD'].includes(request.method) || needsConfirmation(endpoint, request))
  )
}

/** The response to a request for the platform; undefined when it is for a page of the shop. */
async function respondForPlatform(
  c: Context<Env>,
  { platform, caches }: Pick<AppOptions, 'platform' | 'caches'>,
): Promise<Response | undefined> {
  const { pathname, search } = new URL(c.req.url)
  const url = c.var.origin + pathname + search
  if (isSandboxAdminUrl(platform, url)) {
    const response = await forwardToPlatform(platform, trusted(c))
    // A change in the sandbox must show at once.
    if (!['GET', 'HEAD'].includes(c.req.method)) caches?.clear()
    return response
  }
  const classification = classifyPath(url)
  if (classification === undefined) return undefined
  if (classification === 'refuse') return refuse(c, 'path-refused')
  if (isForSessionEndpoint(c.req.raw, url)) return undefined
  if (isCrossSiteCall(c.req.raw, c.var.origin)) return refuse(c, 'cross-site-refused')
  const request = trusted(c)
  return clearCookiesAtSignOut(guardResponse(await forwardToPlatform(platform, request), request), request)
}

const refusals = {
  'host-refused': [421, 'Misdirected request'],
  'path-refused': [400, 'Bad request'],
  'address-refused': [414, 'URI too long'],
  'cross-site-refused': [403, 'Forbidden'],
} as const

/** Whoever opens such an address reads a page; calls get a line. */
async function refuseLongAddress(c: Context<Env>): Promise<Response> {
  const refused = refuse(c, 'address-refused')
  return c.req.header('sec-fetch-mode') === 'navigate' ? longAddressPage(c.req.url) : refused
}

function refuse(c: Context<Env>, event: keyof typeof refusals): Response {
  const [status, text] = refusals[event]
  logEvent(event)
  return c.text(text, status, { 'Cache-Control': noCaching })
}

const healthHeaders = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }

/**
 * Tells a load balancer, under any host name, whether the process is alive and whether it accepts visitors. Does not
 * check the platform: when that fails, all processes would be reported as broken at once.
 */
function respondToHealthCheck(question: string, { isStopping }: { readonly isStopping: boolean }): Response {
  return question === 'ready' && isStopping
    ? new Response('stopping', { status: 503, headers: healthHeaders })
    : new Response('ok', { headers: healthHeaders })
}

import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { limitBody, pageForm } from './body-limits'
import { answerCheckoutChoice, choiceBody, forgetAtSignOut, isCheckoutChoiceUrl } from './checkout-choice'
import { isCrossSite } from './cross-site'
import type { Env } from './files'
import { serveFiles } from './files'
import { noCaching, secureHeaders } from './headers'
import { answerHealth } from './health'
import { resolveOrigin } from './origin'
import { limitPages, pagesAtOnce } from './page-limit'
import { plainPage } from './plain-page'
import type { Platform } from './platform'
import { forwardToPlatform, isPlatformUrl, isSteeringUrl } from './platform'
import type { RenderPage } from './render-page'
import { createSitemap } from './sitemap'

export interface AppOptions {
  readonly platform: Platform
  readonly renderPage: RenderPage
  readonly publicOrigins: readonly string[]
  /** Folder of the client build. */
  readonly clientFolder: string
  readonly reportFailure: (error: unknown, context: string) => void
  /** Pages rendered at once; above it visitors are asked to come back. @default 100 */
  readonly pagesAtOnce?: number
  /** Whether new visitors should be sent to another process, because this one is ending. @default never */
  readonly isStopping?: () => boolean
}

/** The shop's web application: files of the build, the platform behind its prefixes, and pages for all the rest. */
export function createApp(options: AppOptions): Hono<Env> {
  const { platform, publicOrigins, clientFolder, reportFailure } = options
  const renderPage = limitPages(options.renderPage, options.pagesAtOnce ?? pagesAtOnce)
  const app = new Hono<Env>()
  const sitemap = createSitemap({ platform, reportFailure })
  app.get('/health/:question{live|ready}', (c) =>
    answerHealth(c.req.param('question'), { isStopping: options.isStopping?.() === true }),
  )
  app.use(async (c, next) => {
    const origin = resolveOrigin(c.req.header('host'), publicOrigins)
    if (origin === undefined) return c.text('Misdirected request', 421)
    c.set('origin', origin)
    const url = origin + c.req.path
    if (isPlatformUrl(url) || isSteeringUrl(platform, url)) {
      const request = atOrigin(c.req.raw, origin)
      return forgetAtSignOut(await forwardToPlatform(platform, request), request)
    }
    await next()
    for (const [name, value] of Object.entries(secureHeaders(origin))) c.header(name, value)
    return undefined
  })
  serveFiles(app, clientFolder)
  app.use(async (c, next) => {
    if (isCrossSite(c.req.raw, c.var.origin)) return c.text('Forbidden', 403, { 'Cache-Control': noCaching })
    await next()
    return undefined
  })
  const [limitForm, limitChoice] = [limitBody(pageForm), limitBody(choiceBody)]
  app.use((c, next) =>
    isCheckoutChoiceUrl(c.var.origin + c.req.path) ? limitChoice(c, next) : limitForm(c, next),
  )
  app.all('*', async (c, next) =>
    isCheckoutChoiceUrl(c.var.origin + c.req.path)
      ? await answerCheckoutChoice(atOrigin(c.req.raw, c.var.origin))
      : next(),
  )
  app.use(compress())
  app.get('*', async (c, next) => (await sitemap(atOrigin(c.req.raw, c.var.origin).url)) ?? next())
  app.all('*', (c) => renderPage(atOrigin(c.req.raw, c.var.origin)))
  app.onError((error, c) => {
    reportFailure(error, `${c.req.method} ${c.req.path}`)
    return plainPage(c.var.origin + c.req.path, 'failed', { status: 500 })
  })
  return app
}

/** The same request with the trusted origin in its address; its body is not read. */
function atOrigin(request: Request, origin: string): Request {
  const { pathname, search } = new URL(request.url)
  const url = origin + pathname + search
  return url === request.url ? request : new Request(url, request)
}

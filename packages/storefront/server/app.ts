import { serveStatic } from '@hono/node-server/serve-static'
import type { Context } from 'hono'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { answerCheckoutChoice, forgetAtSignOut, isCheckoutChoiceUrl } from './checkout-choice'
import { isCrossSite } from './cross-site'
import { noCaching, secureHeaders } from './headers'
import { resolveOrigin } from './origin'
import type { Platform } from './platform'
import { forwardToPlatform, isPlatformUrl, isSteeringUrl } from './platform'
import type { RenderPage } from './render-page'
import { resourcePath } from './resource-path'
import { writeRobots } from './robots'
import { createSitemap } from './sitemap'

export interface AppOptions {
  readonly platform: Platform
  readonly renderPage: RenderPage
  readonly publicOrigins: readonly string[]
  /** Folder of the client build. */
  readonly clientFolder: string
  readonly reportFailure: (error: unknown, context: string) => void
}

interface Env {
  Variables: { origin: string }
}

const missing = (c: Context<Env>): Response => c.text('Not found', 404, { 'Cache-Control': 'no-store' })

const fileCaching = 'public, max-age=3600'
const immutable = 'public, max-age=31536000, immutable'

/** The shop's web application: files of the build, the platform behind its prefixes, and pages for all the rest. */
export function createApp(options: AppOptions): Hono<Env> {
  const { platform, renderPage, publicOrigins, clientFolder, reportFailure } = options
  const app = new Hono<Env>()
  const sitemap = createSitemap({ platform, reportFailure })
  const files = serveStatic<Env>({
    root: clientFolder,
    precompressed: true,
    onFound: (path, c) => c.header('Cache-Control', path.includes('/assets/') ? immutable : fileCaching),
  })

  const resources = serveStatic<Env>({
    root: clientFolder,
    precompressed: true,
    rewriteRequestPath: (path, c) => resourcePath(c.get('origin') + path) ?? path,
  })

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
  app.get('*', async (c, next) => {
    if (resourcePath(c.var.origin + c.req.path) === undefined) return next()
    const file = await resources(c, () => Promise.resolve())
    if (!(file instanceof Response)) return missing(c)
    file.headers.set('Cache-Control', fileCaching)
    return file
  })
  app.get('/assets/*', files, missing)
  app.get('/robots.txt', (c) => c.text(writeRobots(c.var.origin), 200, { 'Cache-Control': fileCaching }))
  app.get('/:file{[a-z0-9-]+\\.(?:txt|ico|svg|png|webmanifest)}', files)
  app.use(async (c, next) => {
    if (isCrossSite(c.req.raw, c.var.origin)) return c.text('Forbidden', 403, { 'Cache-Control': noCaching })
    await next()
    return undefined
  })
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
    return c.text('The shop is out of order for a moment. Please try again.', 500, {
      'Cache-Control': noCaching,
    })
  })
  return app
}

/** The same request with the trusted origin in its address; its body is not read. */
function atOrigin(request: Request, origin: string): Request {
  const { pathname, search } = new URL(request.url)
  const url = origin + pathname + search
  return url === request.url ? request : new Request(url, request)
}

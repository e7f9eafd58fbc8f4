import { serveStatic } from '@hono/node-server/serve-static'
import type { Context, Hono } from 'hono'
import type { Env } from '../http/env'
import { resourcePath } from '../http/request-paths'
import { writeRobots } from './sitemap'

const fileCaching = 'public, max-age=3600'
const immutable = 'public, max-age=31536000, immutable'

/** Whether the name changes with the content: all files of a build but the one that pages of other builds load. */
const hasBuildName = (path: string): boolean => path.includes('/assets/') && !path.endsWith('/renew-page.js')

const missing = (c: Context<Env>): Response => c.text('Not found', 404, { 'Cache-Control': 'no-store' })

export function serveFiles(app: Hono<Env>, clientFolder: string): void {
  const files = serveStatic<Env>({
    root: clientFolder,
    precompressed: true,
    onFound: (path, c) => c.header('Cache-Control', hasBuildName(path) ? immutable : fileCaching),
  })
  const resources = serveStatic<Env>({
    root: clientFolder,
    precompressed: true,
    rewriteRequestPath: (path, c) => resourcePath(c.get('origin') + path) ?? path,
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
  app.get('/:file{[a-z0-9-]+\\.(?:txt|ico|svg|png|css|webmanifest)}', files)
}

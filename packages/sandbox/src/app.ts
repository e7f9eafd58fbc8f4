import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { errorList, PlatformError } from './answers'
import { addressRoutes } from './routes/addresses'
import { adminRoutes } from './routes/admin'
import { cartRoutes } from './routes/cart'
import { categoryRoutes } from './routes/categories'
import { checkoutRoutes } from './routes/checkout'
import { contextRoutes } from './routes/context'
import { mediaRoutes } from './routes/media'
import { orderRoutes } from './routes/orders'
import { pricingRoutes } from './routes/pricing'
import { productRoutes } from './routes/products'
import { searchRoutes } from './routes/search'
import { serverActionRoutes } from './routes/server-actions'
import { signInRoutes } from './routes/sign-in'
import type { Env, SandboxContext } from './sandbox-context'
import { shopOfWebstore } from './shop'
import { splitSitePath } from './site-path'
import { readVisitor } from './visitor'

const webstorePath = '/services/data/:version/commerce/webstores/:webstoreId'
const oldestVersion = 65

const webstoreRoutes = [
  ...[contextRoutes, searchRoutes, productRoutes, pricingRoutes, categoryRoutes],
  ...[cartRoutes, checkoutRoutes, orderRoutes, addressRoutes],
]

/** The platform's routes over one context. Site segments and runtime prefixes are taken off the path first. */
export function createApp(context: SandboxContext): Hono<Env> {
  const app = new Hono<Env>({ getPath: (request) => splitSitePath(new URL(request.url).pathname).path })
  app.use(
    createMiddleware<Env>(async (c, next) => {
      c.set('context', context)
      await next()
      nameCharset(c.res)
    }),
  )
  app.use('/services/data/:version/*', checkVersion)
  app.use(`${webstorePath}/*`, webstoreVisitor)
  for (const routes of webstoreRoutes) app.route(webstorePath, routes)
  for (const routes of [signInRoutes, serverActionRoutes, mediaRoutes, adminRoutes]) app.route('/', routes)
  app.notFound((c) => c.json(errorList('NOT_FOUND', 'The requested resource does not exist'), 404))
  app.onError((error, c) => {
    if (error instanceof PlatformError) return c.json(errorList(error.errorCode, error.message), error.status)
    console.error(error)
    return c.json(errorList('UNKNOWN_EXCEPTION', 'An unexpected error occurred.'), 500)
  })
  return app
}

const checkVersion = createMiddleware<Env>(async (c, next) => {
  const version = /^v(\d{2,3})\.\d$/.exec(c.req.param('version') ?? '')?.[1]
  if (Number(version ?? 0) < oldestVersion) {
    throw new PlatformError(404, 'NOT_FOUND', 'The requested resource does not exist')
  }
  await next()
})

const webstoreVisitor = createMiddleware<Env>(async (c, next) => {
  const shop = shopOfWebstore(c.req.param('webstoreId') ?? '')
  if (!shop) throw new PlatformError(404, 'WEBSTORE_NOT_FOUND', 'There is no webstore with that id.')
  const { language, effectiveAccountId } = c.req.query()
  c.set('visitor', readVisitor(c, { shop, language, effectiveAccountId }))
  await next()
})

function nameCharset({ headers }: Response): void {
  if (headers.get('Content-Type') === 'application/json') {
    headers.set('Content-Type', 'application/json;charset=UTF-8')
  }
}

import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { accountRoutes } from './account/account-routes'
import { graphqlRoutes } from './account/graphql-routes'
import { userRoutes } from './account/user-routes'
import { addressRoutes } from './addresses/address-routes'
import { requireSwitch } from './admin/admin-call'
import { adminRoutes } from './admin/admin-routes'
import { settingRoutes } from './admin/setting-routes'
import type { Env, Exchange, Visitor } from './calls/call'
import { jsonBody, limitedBody } from './calls/request-body'
import type { SandboxContext } from './calls/sandbox-context'
import { cartRoutes } from './cart/cart-routes'
import { applyCartFault } from './cart/cart-state'
import { categoryRoutes } from './catalog/category-routes'
import { mediaRoutes } from './catalog/media-routes'
import { pricingRoutes } from './catalog/pricing-routes'
import { productRoutes } from './catalog/product-routes'
import { checkoutRoutes } from './checkout/checkout-routes'
import { countryRoutes } from './countries/country-routes'
import { cartCouponRoutes } from './coupons/cart-coupon-routes'
import { checkoutCouponRoutes } from './coupons/checkout-coupon-routes'
import { promotionRoutes } from './coupons/promotion-routes'
import { deliveryGroupRoutes } from './delivery-groups/delivery-group-routes'
import { ConnectionLost } from './faults/faults'
import { inventoryRoutes } from './inventory/inventory-routes'
import { mailRoutes } from './mails/mail-routes'
import { orderActionRoutes } from './orders/order-action-routes'
import { orderRoutes } from './orders/order-routes'
import { placeOrderRoutes } from './orders/place-order-routes'
import { createPageCookies } from './page-cookies'
import { paymentRoutes } from './payments/payment-routes'
import { errorList, PlatformError } from './platform-error'
import { recordListRoutes } from './record-lists/record-list-routes'
import { searchRoutes } from './search/search-routes'
import { apexExecuteRoutes } from './server-actions/apex-execute-routes'
import { serverActionRoutes } from './server-actions/server-action-routes'
import { requireCsrfToken } from './session/csrf'
import { csrfRoutes } from './session/csrf-routes'
import { passwordRoutes } from './session/password-routes'
import { registrationRoutes } from './session/registration-routes'
import { sessionTimeRoutes } from './session/session-time-routes'
import { signInRoutes } from './session/sign-in-routes'
import { calledWebstore, readVisitor } from './session/visitor'
import { contextRoutes } from './shop-context/context-routes'
import { shopperAgentRoutes } from './shop-context/shopper-agent-routes'
import { splitSitePath } from './site-path'
import { startPageRoutes } from './start-page/start-page-routes'
import { taxRoutes } from './vat/tax-routes'
import { withdrawalRoutes } from './withdrawal/withdrawal-routes'

const webstorePath = '/services/data/:version/commerce/webstores/:webstoreId'
const oldestVersion = 65
/** The reads whose answers may be kept for everybody: only they heed `asGuest=true` of a signed-in visitor. */
const publicReads =
  /\/webstores\/[^/]+\/(application-context|products|product-categories|product-category-path|category-menu-items|search|pricing|taxes)(\/|$)/

const webstoreRoutes = [
  ...[contextRoutes, searchRoutes, productRoutes, pricingRoutes, categoryRoutes, taxRoutes],
  ...[cartRoutes, cartCouponRoutes, inventoryRoutes, deliveryGroupRoutes],
  ...[checkoutRoutes, checkoutCouponRoutes, paymentRoutes, placeOrderRoutes, orderActionRoutes],
  ...[orderRoutes, addressRoutes],
  ...[accountRoutes, shopperAgentRoutes],
]

/** The platform's routes over one context. Site segments and runtime prefixes are taken off the path first. */
export function createApp(context: SandboxContext): Hono<Env> {
  const app = new Hono<Env>({ getPath: (request) => splitSitePath(new URL(request.url).pathname).path })
  app.use(
    createMiddleware<Env>(async (c, next) => {
      const { cartFault } = c.env
      c.set('context', cartFault ? { ...context, cartFault } : context)
      c.set('request', c.req)
      await next()
      nameCharset(c.res)
    }),
  )
  if (context.options.cookies === 'sandbox') app.use(createPageCookies())
  app.use(limitedBody)
  app.use('/__sandbox/*', requireSwitch)
  app.use('/services/data/:version/*', checkVersion, jsonBody, requireCsrfToken)
  for (const path of ['/lwr/apex/*', '/apex/*']) app.use(path, requireCsrfToken)
  app.use(`${webstorePath}/*`, webstoreVisitor)
  for (const routes of webstoreRoutes) app.route(webstorePath, routes)
  for (const routes of [signInRoutes, passwordRoutes, sessionTimeRoutes, serverActionRoutes, mediaRoutes])
    app.route('/', routes)
  for (const routes of [csrfRoutes, startPageRoutes, adminRoutes, mailRoutes]) app.route('/', routes)
  for (const routes of [registrationRoutes, countryRoutes, settingRoutes, apexExecuteRoutes])
    app.route('/', routes)
  for (const routes of [recordListRoutes, withdrawalRoutes, promotionRoutes, userRoutes, graphqlRoutes])
    app.route('/', routes)
  app.notFound((c) => c.json(errorList('NOT_FOUND', 'The requested resource does not exist'), 404))
  app.onError(responseError)
  return app
}

function responseError(error: Error, c: Exchange): Response {
  // a route that loses its own answer, as a payment that times out after charging does
  if (error instanceof ConnectionLost) throw error
  if (!(error instanceof PlatformError)) {
    console.error(error)
    return c.json(errorList('UNKNOWN_EXCEPTION', 'An unexpected error occurred.'), 500)
  }
  // nobody has been found yet when the path itself is wrong
  const visitor: Visitor | undefined = c.var.visitor
  if (visitor?.hasEndedSession && [401, 403].includes(error.status)) {
    return c.json(errorList('INVALID_SESSION_ID', 'Session expired or invalid'), 401)
  }
  return c.json(errorList(error.errorCode, error.message), error.status)
}

const checkVersion = createMiddleware<Env>(async (c, next) => {
  const version = /^v(\d{2,3})\.\d$/.exec(c.req.param('version') ?? '')?.[1]
  if (Number(version ?? 0) < oldestVersion) {
    throw new PlatformError(404, 'NOT_FOUND', 'The requested resource does not exist')
  }
  await next()
})

const webstoreVisitor = createMiddleware<Env>(async (c, next) => {
  const webstore = calledWebstore(c, c.req.param('webstoreId') ?? '')
  const { language, effectiveAccountId, asGuest } = c.req.query()
  const isForGuests = asGuest === 'true' && c.req.method === 'GET' && publicReads.test(c.req.path)
  c.set('visitor', readVisitor(c, { ...webstore, language, effectiveAccountId, asGuest: isForGuests }))
  if (c.req.method === 'GET') applyCartFault(c.var)
  await next()
})

function nameCharset({ headers }: Response): void {
  if (headers.get('Content-Type') === 'application/json') {
    headers.set('Content-Type', 'application/json;charset=UTF-8')
  }
}

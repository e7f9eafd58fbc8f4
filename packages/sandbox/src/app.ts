import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { accountRoutes } from './people/account/account-routes'
import { graphqlRoutes } from './people/account/graphql-routes'
import { userRoutes } from './people/account/user-routes'
import { addressRoutes } from './people/addresses/address-routes'
import { buyerRegistrationRoutes } from './people/addresses/buyer-registration-routes'
import { requireAdminEnabled } from './admin/admin-call'
import { adminRoutes } from './admin/admin-routes'
import type { Env, Exchange, Visitor } from './calls/call'
import { jsonBody, limitedBody } from './calls/request-body'
import type { SandboxContext } from './calls/sandbox-context'
import { cartActionRoutes } from './basket/other-carts/cart-action-routes'
import { cartListRoutes } from './basket/other-carts/cart-list-routes'
import { listQuantityRoutes } from './basket/wish-lists/list-quantity-routes'
import { wishListRoutes } from './basket/wish-lists/wish-list-routes'
import { cartQueryRoutes } from './basket/other-carts/cart-query-routes'
import { cartRoutes } from './basket/cart/cart-routes'
import { applyCartFault } from './basket/cart/cart-state'
import { categoryRoutes } from './catalog/products/category-routes'
import { categoryMenuRoutes } from './menus/category-menu-routes'
import { navigationMenuRoutes } from './menus/navigation-menu-routes'
import { mediaRoutes } from './catalog/products/media-routes'
import { pricingRoutes } from './catalog/products/pricing-routes'
import { productRoutes } from './catalog/products/product-routes'
import { checkoutRoutes } from './basket/checkout/checkout-routes'
import { countryRoutes } from './people/countries/country-routes'
import { couponRoutes } from './basket/coupons/coupon-routes'
import { promotionRoutes } from './basket/coupons/promotion-routes'
import { deliveryGroupRoutes } from './basket/delivery-groups/delivery-group-routes'
import { ConnectionLost } from './faults/faults'
import { advanceOrders } from './orders/fulfilment/advance-orders'
import { inventoryRoutes } from './basket/inventory/inventory-routes'
import { orderRoutes } from './orders/history/order-routes'
import { placeOrderRoutes } from './orders/placing/place-order-routes'
import { callVersion } from './entrance/call-versions'
import { otherOrigins } from './entrance/other-origins'
import { withoutCalls } from './entrance/without-calls'
import { createPageCookies } from './page-cookies'
import { plainOrganisation } from './plain/plain-organisation'
import { paymentRoutes } from './orders/payments/payment-routes'
import { errorList, PlatformError } from './platform-error'
import { quoteRoutes } from './orders/quotes/quote-routes'
import { recordListRoutes } from './orders/record-lists/record-list-routes'
import { searchRoutes } from './catalog/search/search-routes'
import { serverActionRoutes } from './server-actions/server-action-routes'
import { passwordRoutes } from './people/session/password-routes'
import { registrationRoutes } from './people/session/registration-routes'
import { bearerSession } from './people/session/bearer'
import { requireCsrfToken, sessionRoutes } from './people/session/session-routes'
import { signInRoutes } from './people/session/sign-in-routes'
import { tokenRoutes } from './people/session/token-routes'
import { calledWebstore, readVisitor } from './people/session/visitor'
import { contextRoutes } from './shop-context/context-routes'
import { splitSitePath } from './site-path'
import { startPageRoutes } from './start-page/start-page-routes'
import { taxRoutes } from './catalog/vat/tax-routes'
import { withdrawalRoutes } from './orders/withdrawal/withdrawal-routes'

const webstorePath = '/services/data/:version/commerce/webstores/:webstoreId'
/** The reads whose responses a shared cache may hold: only they obey `asGuest=true` of a signed-in visitor. */
const publicReads =
  /\/webstores\/[^/]+\/(application-context|products|product-categories|product-category-path|category-menu-items|search|pricing|taxes)(\/|$)/

/** Below the path of a webstore. */
const webstoreRoutes = [
  contextRoutes,
  searchRoutes,
  productRoutes,
  pricingRoutes,
  categoryRoutes,
  categoryMenuRoutes,
  taxRoutes,
  cartRoutes,
  cartActionRoutes,
  couponRoutes,
  inventoryRoutes,
  wishListRoutes,
  deliveryGroupRoutes,
  checkoutRoutes,
  paymentRoutes,
  placeOrderRoutes,
  orderRoutes,
  quoteRoutes,
  addressRoutes,
  accountRoutes,
  buyerRegistrationRoutes,
]

/** Of the site, of the platform outside of a webstore, and of the sandbox itself. */
const rootRoutes = [
  signInRoutes,
  passwordRoutes,
  registrationRoutes,
  sessionRoutes,
  serverActionRoutes,
  navigationMenuRoutes,
  mediaRoutes,
  countryRoutes,
  recordListRoutes,
  withdrawalRoutes,
  cartListRoutes,
  cartQueryRoutes,
  listQuantityRoutes,
  promotionRoutes,
  userRoutes,
  graphqlRoutes,
  startPageRoutes,
  adminRoutes,
]

/** The platform's routes over one context. Site segments and runtime prefixes are taken off the path first. */
export function createApp(context: SandboxContext): Hono<Env> {
  const app = new Hono<Env>({ getPath: (request) => splitSitePath(new URL(request.url).pathname).path })
  app.use(
    createMiddleware<Env>(async (c, next) => {
      const { cartFault } = c.env
      c.set('context', cartFault ? { ...context, cartFault } : context)
      c.set('request', c.req)
      // What the clock has moved on since the last request.
      advanceOrders(context)
      await next()
      nameCharset(c.res)
    }),
  )
  const { options } = context
  if (options.cors.length > 0) app.use(otherOrigins(options.cors))
  if (options.cookies === 'sandbox') app.use(createPageCookies())
  app.use(limitedBody)
  if (options.tokens) app.route('/', tokenRoutes)
  app.use('/__sandbox/*', requireAdminEnabled)
  for (const path of ['/services/*', '/lwr/apex/*', '/apex/*']) {
    if (options.plain) app.use(path, plainOrganisation)
    if (options.without.length > 0) app.use(path, withoutCalls(options.without))
    app.use(path, readBearer)
  }
  app.use('/services/data/:version/*', callVersion, jsonBody, requireCsrfToken)
  for (const path of [
    '/lwr/apex/*',
    '/apex/*',
    '/services/apexrest/carts/*',
    '/services/apexrest/wishlists/*',
  ])
    app.use(path, requireCsrfToken)
  app.use(`${webstorePath}/*`, webstoreVisitor)
  for (const routes of webstoreRoutes) app.route(webstorePath, routes)
  for (const routes of rootRoutes) app.route('/', routes)
  app.notFound((c) => c.json(errorList('NOT_FOUND', 'The requested resource does not exist'), 404))
  app.onError(errorResponse)
  return app
}

function errorResponse(error: Error, c: Exchange): Response {
  // A route that loses its own response, such as a payment that times out after charging.
  if (error instanceof ConnectionLost) throw error
  if (!(error instanceof PlatformError)) {
    console.error(error)
    return c.json(errorList('UNKNOWN_EXCEPTION', 'An unexpected error occurred.'), 500)
  }
  // Not set yet when the path itself is wrong.
  const visitor: Visitor | undefined = c.var.visitor
  if (visitor?.hasEndedSession && [401, 403].includes(error.status)) {
    return c.json(errorList('INVALID_SESSION_ID', 'Session expired or invalid'), 401)
  }
  return c.json(errorList(error.errorCode, error.message), error.status)
}

const readBearer = createMiddleware<Env>(async (c, next) =>
  isForGuests(c) ? next() : bearerSession(c, next),
)

/** Whether everyone gets the same response, so that a session is ignored. */
const isForGuests = ({ req }: Exchange): boolean =>
  req.query('asGuest') === 'true' && req.method === 'GET' && publicReads.test(req.path)

const webstoreVisitor = createMiddleware<Env>(async (c, next) => {
  const webstore = calledWebstore(c, c.req.param('webstoreId') ?? '')
  const { language, effectiveAccountId } = c.req.query()
  c.set('visitor', readVisitor(c, { ...webstore, language, effectiveAccountId, asGuest: isForGuests(c) }))
  if (c.req.method === 'GET') applyCartFault(c.var)
  await next()
})

function nameCharset({ headers }: Response): void {
  if (headers.get('Content-Type') === 'application/json') {
    headers.set('Content-Type', 'application/json;charset=UTF-8')
  }
}

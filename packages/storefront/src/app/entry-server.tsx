import { catalog, vat, type Client, type SafeParse } from '@cartonnage/sdk'
import { canonicalBasePathname, parseShopUrl } from '@cartonnage/sdk/rules'
import type { RouteKind, ShopLocale, ShopType } from '@cartonnage/sdk/rules'
import type { i18n } from 'i18next'
import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  StaticRouterProvider,
} from 'react-router-dom'
import type { StaticHandler, StaticHandlerContext } from 'react-router-dom'
import { createDrawingCollector } from '../drawing/drawing-collector'
import type { DrawingSprite } from '../drawing/drawing-sprite'
import { DrawingSpriteContext } from '../drawing/drawing-sprite-context'
import { createNotificationQueue } from '../shared/notifications/notification'
import { sharedTexts } from '../i18n/shared-texts'
import { effectiveAccountOf } from '../shell/effective-account'
import type { CatalogIn } from '../shared/product/data/catalog-languages'
import { catalogInContext } from '../shared/product/data/catalog-languages'
import type { FormWork } from '../shell/form-work'
import { formWorkContext } from '../shell/form-work'
import { deliveryCalendarContext } from '../shell/delivery-calendar'
import type { DeliveryCalendar } from '../shell/delivery-calendar'
import { holidayPlacesContext } from '../shell/holiday-places'
import type { FindHolidayPlaces } from '../shell/holiday-places'
import { compactState, createVisitorClient, mayShowBuyer } from './visitor-client'
import type { PageMetadata } from '../metadata/metadata'
import type { DisplayedPage } from '../metadata/describe-page'
import { describeServed } from './describe-served'
import type { PageEntry } from '../shell/pages'
import { pageModules } from './page-module'
import type { PageOutcome } from './page-outcome'
import { outcomeOf, plainErrors } from './page-outcome'
import { findPage } from '../shell/pages'
import type { ServerFacts } from './page-state'
import { serverFactsOf, writePageState } from './page-state'
import { Providers } from './providers'
import { createRoutes, pageRouteId } from './routes'
import { pageHandleOf } from '../shell/page-handle'
import { shellLoader } from '../frame/data/shell-loader'
import { shopContext } from '../shell/shop-context'
import type { VisitorCookies } from '../shell/visitor-cookie'
import { readCookie } from '../shell/read-cookie'
import { requestContext } from '../shell/request-context'
import { hasSessionCookie, sessionMark } from '../shell/session-cookie'

/** What all pages of a server have in common. */
export interface PageServer extends ServerFacts {
  /** How the platform's responses are read. */
  readonly parse: SafeParse
  readonly deliveryCalendarOf: (shop: ShopType) => DeliveryCalendar
  readonly findHolidayPlaces: FindHolidayPlaces
  /** Resolves when a page may be rendered, which blocks for some milliseconds. */
  readonly waitForTurn: () => Promise<void>
}

/** A visitor with one request. */
export interface Visitor {
  readonly request: Request
  /** Calls the platform on behalf of the visitor. */
  readonly fetch: typeof fetch
  /** What the shop's own cookies keep for the visitor. */
  readonly cookies: Pick<VisitorCookies, 'provide'>
  /** Runs what a form asks for. */
  readonly formWork: FormWork
  readonly reportFailure: (error: unknown, context: string) => void
}

/** A rendered page, in the parts that make up the document. */
export interface RenderedPage extends PageOutcome {
  readonly locale: ShopLocale
  readonly html: string
  /** What the `<use>` elements of its drawings show: written outside of what is hydrated. */
  readonly symbols: string
  /** JSON for the data block. */
  readonly state: string
  readonly metadata: PageMetadata
  /** What the page says of itself, at any length; undefined where it says nothing, or could not be rendered. */
  readonly description: string | undefined
  /** Sources of the page's own chunks; see `collectFiles`. */
  readonly sources: readonly string[]
  /** The HTML is not enough: the application starts without a sign of the visitor. */
  readonly startsAtOnce: boolean
  /** The country that the page is rendered for. */
  readonly country: string
  /** The shop's id at the platform. */
  readonly webstoreId: string
  /** Shows, or may show, something that belongs to one visitor. */
  readonly isPersonal: boolean
  /** Shows, or may show, a buyer or what somebody entered. */
  readonly isConfidential: boolean
}

const personalKinds: readonly RouteKind[] = [
  'cart',
  'guest-cart',
  'checkout',
  'order-confirmation',
  'orders',
  'account',
  'login',
]

/** Pages that show what somebody entered, guests too. */
const confidentialKinds: readonly RouteKind[] = ['checkout', 'order-confirmation']

/** Pages that are worked on in the browser, or wait there for what the platform is doing. */
const startingKinds: readonly RouteKind[] = ['cart', 'guest-cart', 'checkout', 'order-confirmation', 'login']

/** Whether the page at an address always belongs to one visitor. */
export async function isPersonalPage(url: string): Promise<boolean> {
  const page = findPage(parseShopUrl(url).path)
  const handle = page && (await pageModules[page.module]?.())?.handle
  return handle !== undefined && personalKinds.includes(handle.kind)
}

const routes = createRoutes({ loadShell: shellLoader })
const handlers = new Map<string, StaticHandler>()

/** One handler per base path; there are no more of them than shops times languages. */
function handlerOf(basename: string): StaticHandler {
  const existing = handlers.get(basename)
  if (existing !== undefined) return existing
  const handler = createStaticHandler(routes, { basename: basename === '' ? '/' : basename })
  handlers.set(basename, handler)
  return handler
}

/** Runs the loaders or the action of a visitor's page and renders it; returns a redirect as it is. */
export type RenderShopPage = (visitor: Visitor) => Promise<RenderedPage | Response>

export const createPageRenderer =
  (server: PageServer): RenderShopPage =>
  (visitor) =>
    renderShopPage(visitor, server)

async function renderShopPage(visitor: Visitor, server: PageServer): Promise<RenderedPage | Response> {
  const { request, reportFailure } = visitor
  const shopUrl = parseShopUrl(request.url)
  const { locale } = shopUrl
  const basename = canonicalBasePathname(shopUrl)
  const clientIn = (language: ShopLocale) => createVisitorClient(visitor, server, language)
  const shop = clientIn(locale)
  const handler = handlerOf(basename)
  const page = findPage(shopUrl.path)
  const deliveryCalendar = server.deliveryCalendarOf(shopUrl.shop)
  const catalogIn = (language: ShopLocale) => clientIn(language).use(catalog)
  const newContext = () => createContext(visitor, server, { shop, catalogIn, deliveryCalendar })
  const file = page?.isFile && (await loadFile(handler, request, { page, requestContext: newContext() }))
  if (file) return file
  const texts = sharedTexts(locale, page?.module)
  const result = await handler.query(request, { requestContext: newContext() })
  if (result instanceof Response) return result
  const failure = await plainErrors(result, { shop, url: request.url, reportFailure })
  const i18n = await texts
  await server.waitForTurn()
  const drawings = createDrawingCollector()
  const html = renderApp({ handler, result, shop, texts: i18n, drawings, deliveryCalendar })
  const state = writePageState({
    basename,
    locale,
    webstoreId: shop.webstoreId,
    ...serverFactsOf(server),
    shop: compactState(shop),
    deliveryCalendar,
    effectiveAccount: effectiveAccountOf(shop) ?? null,
    router: { loaderData: result.loaderData, actionData: result.actionData, errors: result.errors },
  })
  const { kind, ...described } = describeServed({
    match: lastMatch(result),
    i18n,
    url: request.url,
    failure,
    account: effectiveAccountOf(shop)?.name,
    isRefused: failure === undefined && result.actionData !== null && result.statusCode >= 400,
    served: { module: page?.module, shop },
  })
  const country = shop.use(vat).getSnapshot().countryCode
  const isConfidential = mayShowBuyer(request, shop) || mayShowEntries(result, kind)
  shop.dispose()
  return {
    ...outcomeOf(result, failure),
    locale,
    html,
    symbols: drawings.writeSymbols(),
    state,
    ...described,
    sources: sourcesOf(page, locale),
    startsAtOnce: startingKinds.includes(kind) || pageHandleOf(lastMatch(result))?.startsAtOnce === true,
    country,
    webstoreId: shop.webstoreId,
    isPersonal: personalKinds.includes(kind) || isConfidential,
    isConfidential,
  }
}

/** Whether the page shows, or may show, what somebody entered. */
const mayShowEntries = (result: StaticHandlerContext, kind: RouteKind): boolean =>
  result.actionData !== null ||
  confidentialKinds.includes(kind) ||
  pageHandleOf(lastMatch(result))?.isConfidential === true

interface FileOptions {
  readonly page: PageEntry
  readonly requestContext: RouterContextProvider
}

/** What the loader of a file returns; undefined where it fails: then the page of that failure is rendered. */
async function loadFile(
  handler: StaticHandler,
  request: Request,
  { page, requestContext }: FileOptions,
): Promise<Response | undefined> {
  try {
    const file: unknown = await handler.queryRoute(request, { routeId: pageRouteId(page), requestContext })
    return file instanceof Response ? file : undefined
  } catch {
    return undefined
  }
}

interface ContextParts {
  readonly shop: Client
  readonly catalogIn: CatalogIn
  readonly deliveryCalendar: DeliveryCalendar
}

function createContext(
  { request, cookies, formWork }: Visitor,
  { findHolidayPlaces, isDevelopment }: PageServer,
  { shop, catalogIn, deliveryCalendar }: ContextParts,
): RouterContextProvider {
  const hasSession = hasSessionCookie(request)
  const hasMark = readCookie(request.headers.get('cookie') ?? '', sessionMark) !== undefined
  const context = new RouterContextProvider()
  cookies.provide(context)
  context.set(shopContext, shop)
  context.set(catalogInContext, catalogIn)
  context.set(formWorkContext, formWork)
  context.set(deliveryCalendarContext, deliveryCalendar)
  context.set(holidayPlacesContext, findHolidayPlaces)
  context.set(requestContext, {
    origin: new URL(request.url).origin,
    hasSession,
    hadSession: hasSession || hasMark,
    isDevelopment,
  })
  return context
}

/** Sources of the chunks that the browser needs for this page in addition to the entry: its module and the texts. */
function sourcesOf(page: PageEntry | undefined, locale: ShopLocale): readonly string[] {
  const texts = (file: string) => `src/i18n/merged/${locale}/${file}.js`
  if (page === undefined) return [texts('frame')]
  return [`src/pages/${page.module}.tsx`, texts('frame'), texts(`pages/${page.module}`)]
}

/** The deepest match, in the shape of `useMatches`. */
function lastMatch({ matches, loaderData }: StaticHandlerContext): DisplayedPage['match'] {
  const last = matches.at(-1)
  return last && { handle: last.route.handle, params: last.params, loaderData: loaderData[last.route.id] }
}

interface App {
  readonly handler: StaticHandler
  readonly result: StaticHandlerContext
  readonly shop: Client
  readonly texts: i18n
  readonly drawings: DrawingSprite
  readonly deliveryCalendar: DeliveryCalendar
}

function renderApp({ handler, result, shop, texts, drawings, deliveryCalendar }: App): string {
  return renderToString(
    <DrawingSpriteContext value={drawings}>
      <Providers
        shop={shop}
        texts={texts}
        notifications={createNotificationQueue()}
        deliveryCalendar={deliveryCalendar}
      >
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, result)}
          context={result}
          hydrate={false}
        />
      </Providers>
    </DrawingSpriteContext>,
  )
}

import '../styles/global.css'
import { createClient } from '@cartonnage/sdk'
import type { Client, ClientOptions } from '@cartonnage/sdk'
import { webstoreIds } from '@cartonnage/sdk/rules'
import type { ShopLocale } from '@cartonnage/sdk/rules'
import type { i18n } from 'i18next'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterContextProvider, RouterProvider } from 'react-router-dom'
import type { RouteObject } from 'react-router-dom'
import { pushToDataLayer, startAnalytics } from '../shared/analytics/analytics'
import { createConsentStore } from '../shell/consent-store'
import { createNotificationQueue } from '../shared/notifications/notification'
import { addTables, createI18n } from '../i18n/create-i18n'
import { loadPageTexts } from '../i18n/text-files'
import { retryOnce } from '../hydration/app-files'
import { readPageState } from './page-state'
import type { PageState } from './page-state'
import { Providers } from './providers'
import { createRoutes } from './routes'
import { sendOnce } from './send-once'
import { deliveryCalendarContext } from '../shell/delivery-calendar'
import { shopContext } from '../shell/shop-context'
import { checkoutCoupons, previewHosts } from '../shell/shop-settings'
import { withReturn } from '../shell/sign-out-url'
import { requestContext } from '../shell/request-context'

/** For developers only. */
function report(error: unknown, context: string): void {
  console.error(context, error)
}

/** Loads the current page's module and texts, so that hydration matches what the server rendered. */
async function resolveMatches(routes: RouteObject[], basename: string): Promise<void> {
  const matches = matchRoutes(routes, location, basename === '' ? '/' : basename) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      const { lazy } = route
      if (typeof lazy === 'function') Object.assign(route, await retryOnce(lazy), { lazy: undefined })
    }),
  )
}

/** Writes the state of a navigation for renewal.ts, earlier than React shows it. */
function publishNavigationState(router: ReturnType<typeof createBrowserRouter>): void {
  router.subscribe(({ navigation, errors }) => {
    document.documentElement.dataset.navigation = `${navigation.state}${errors ? ' failed' : ''}`
  })
}

const createBrowserRoutes = (texts: i18n) =>
  createRoutes({
    loadTexts: async ({ module }) =>
      addTables(texts, await loadPageTexts(texts.language as ShopLocale, module)),
    loadShell: async (args) => (await import('../frame/data/shell-loader')).shellLoader(args),
  })

/** The router's context for loaders and actions. */
function contextOf(shop: Client, { deliveryCalendar, isDevelopment }: PageState): RouterContextProvider {
  const context = new RouterContextProvider()
  const hasSession = shop.options.hasSession()
  context.set(shopContext, shop)
  context.set(deliveryCalendarContext, deliveryCalendar)
  context.set(requestContext, {
    origin: location.origin,
    hasSession,
    hadSession: hasSession,
    isDevelopment,
  })
  return context
}

/** Few organisations have neither classes nor fields of the shop. */
async function loadPlatformOptions({ platformKind, webstoreId }: PageState): Promise<Partial<ClientOptions>> {
  if (platformKind !== 'plain') return {}
  const { plainPlatformOptions } = await retryOnce(() => import('../shell/plain-platform'))
  return plainPlatformOptions(webstoreId === webstoreIds.DE ? 'DE' : 'CH')
}

async function start(): Promise<void> {
  const state = readPageState(document)
  const { basename, locale, webstoreId, shop: initialState, router: hydrationData } = state
  const shop = createClient({
    ...(await loadPlatformOptions(state)),
    apiVersion: state.apiVersion,
    webstoreId,
    locale,
    url: location.href,
    initialState,
    effectiveAccount: state.effectiveAccount,
    previewHosts,
    checkoutCoupons,
    reportFailure: report,
    // Signing out, and the redirect after a sign-in: Back must not lead through either again.
    navigate: (url) => location.replace(withReturn(url, { origin: location.origin, home: `${basename}/` })),
  })
  const texts = await retryOnce(() => createI18n(locale))
  const routes = createBrowserRoutes(texts)
  await resolveMatches(routes, basename)
  const router = createBrowserRouter(routes, {
    basename: basename === '' ? '/' : basename,
    hydrationData,
    getContext: () => contextOf(shop, state),
  })
  sendOnce(router, document)
  const consent = createConsentStore(document, { isSecure: location.protocol === 'https:' })
  const analytics = startAnalytics(consent, { sink: pushToDataLayer, reportFailure: report })
  publishNavigationState(router)
  const root = document.getElementById('root')
  if (root === null) throw new Error('The page has no root.')
  // In a transition React yields to the browser every few milliseconds.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <Providers
          shop={shop}
          texts={texts}
          notifications={createNotificationQueue()}
          consent={consent}
          analytics={analytics}
          deliveryCalendar={state.deliveryCalendar}
          router={router}
        >
          <RouterProvider router={router} />
        </Providers>
      </StrictMode>,
      { onRecoverableError: (error) => report(error, 'hydration') },
    )
  })
  if (state.isAdminEnabled) {
    const { listenToSandbox } = await import('../frame/guest-simulation/listen-to-sandbox')
    listenToSandbox(document)
  }
}

start().catch((error: unknown) => {
  document.dispatchEvent(new Event('shop:failed'))
  report(error, 'start')
})

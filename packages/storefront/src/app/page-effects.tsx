import { useFeature, useSession, useShopClient, useStore } from '@cartonnage/react-hooks'
import {
  cartChecks,
  cartProcessing,
  inactiveCartKey,
  isResponseError,
  sessionKey,
  vat,
  type Client,
} from '@cartonnage/sdk'
import type { RouteKind } from '@cartonnage/sdk/rules'
import { currentCart, shopCurrencies } from '@cartonnage/sdk/rules'
import { useEffect, useRef, useState } from 'react'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { useHref, useLocation, useMatches } from 'react-router-dom'
import { useAnalytics } from '../shared/analytics/use-analytics'
import { ConsentGate } from '../frame/consent/consent-gate'
import { useFooterProblem } from '../frame/footer/use-footer-problem'
import { useNotify } from '../shared/notifications/use-notify'
import { useRaise } from '../shared/notifications/use-raise'
import { addNamespaces } from '../i18n/create-i18n'
import { describeMatch } from '../metadata/describe-page'
import { useDisplayedError } from '../shell/displayed-error'
import { pageHandleOf } from '../shell/page-handle'
import { paths } from '../shell/paths'
import { useSharedLocation } from '../shell/use-shared-location'
import { recordOfTab, takeRenewalNotice } from '../hydration/renewal-record'

/**
 * What the frame does once the page is hydrated, which is at the visitor's first sign: reports problems, asks for consent, counts the
 * page view, says which cart changes are being checked and which lines of a guest wait, and leaves a buyer's page whose session has ended. A page that
 * nobody interacts with is not counted.
 */
export function PageEffects() {
  useInactiveCartProblem()
  useFooterProblem()
  useRenewalNotice()
  useWaitingLines()
  useScreenViews()
  useSessionEnd()
  return (
    <>
      <ConsentGate />
      <CartChecks />
    </>
  )
}

const hasAny = (list: readonly unknown[]): boolean => list.length > 0

/**
 * Says that changes to the buyer's cart are being checked, on every page but the cart page, which says so itself. Its
 * code is fetched with the page's first change: after the connection has broken it would be too late.
 */
export function CartChecks() {
  const { reportFailure } = useShopClient()
  const { i18n } = useTranslation()
  const isChanging = useStore(useFeature(cartProcessing))
  const isChecking = useStore(useFeature(cartChecks), hasAny)
  const isCart = pageHandleOf(useMatches().at(-1))?.kind === 'cart'
  const isNeeded = isChanging || isChecking
  const [Strip, setStrip] = useState<ComponentType>()
  useEffect(() => {
    if (!isNeeded) return
    Promise.all([import('../shared/cart-check/check-strip'), addNamespaces(i18n, ['cart'])]).then(
      ([{ CheckStrip }]) => setStrip(() => CheckStrip),
      (error: unknown) => reportFailure(error, 'what is being checked in the cart'),
    )
  }, [isNeeded, i18n, reportFailure])
  return Strip === undefined || isCart ? null : <Strip />
}

/** A message of the shop's own class about inactive carts is for the buyer; a failed call is not. */
export function useInactiveCartProblem(): void {
  const state = useStore(useShopClient().loaded(inactiveCartKey))
  const raise = useRaise()
  const error = state.status === 'failed' && !isResponseError(state.error) ? state.error : undefined
  const text = error?.code === 'RESPONSE' ? error.message : undefined
  useEffect(() => {
    if (text !== undefined) raise.notification(text, 'error')
  }, [raise, text])
}

/**
 * Says that the page was reloaded because the shop has a newer build (renewal.ts), or asks once to reload it where
 * that would lose what the visitor has entered.
 */
export function useRenewalNotice(): void {
  const { t } = useTranslation('page-effects')
  const { pathname, search } = useLocation()
  const notify = useNotify()
  const hasRequested = useRef(false)
  useEffect(() => {
    const notice = { kind: 'info', look: 'toast' } as const
    if (takeRenewalNotice(recordOfTab)) {
      notify({ ...notice, title: t('renewal.done'), text: t('renewal.doneText') })
    }
    const request = () => {
      if (hasRequested.current) return
      hasRequested.current = true
      const link = { to: pathname + search, label: t('renewal.reload'), isWholePage: true }
      notify({ ...notice, title: t('renewal.ask'), text: t('renewal.askText'), link })
    }
    document.addEventListener('shop:outdated', request)
    return () => document.removeEventListener('shop:outdated', request)
  }, [t, pathname, search, notify])
}

/** Says once that a guest's lines wait, because the platform did not take the call of the merge. The cart lists them. */
export function useWaitingLines(): void {
  const { t } = useTranslation('page-effects')
  const { events } = useShopClient()
  const notify = useNotify()
  const isCart = pageHandleOf(useMatches().at(-1))?.kind === 'cart'
  useEffect(
    () =>
      events.on('cartmismatch', (lines) => {
        if (isCart || lines.every(({ reason }) => reason !== 'waiting')) return
        const link = { to: paths.cart(currentCart), label: t('waiting.toCart') }
        notify({
          kind: 'warning',
          look: 'toast',
          title: t('waiting.title'),
          text: t('waiting.text'),
          link,
        })
      }),
    [events, isCart, notify, t],
  )
}

/** Pages that show what belongs to a buyer. */
const buyerPages: readonly RouteKind[] = ['cart', 'checkout', 'order-confirmation', 'orders', 'account']

/** Leaves a buyer's page as soon as anything finds that the session has ended. */
function useSessionEnd(): void {
  const { session } = useSession()
  const handle = pageHandleOf(useMatches().at(-1))
  const { pathname, search } = useSharedLocation()
  const here = useHref({ pathname, search })
  const signIn = useHref(paths.login({ startUrl: here, hasEnded: true }))
  const isOver = session?.hasEnded === true && handle !== undefined && buyerPages.includes(handle.kind)
  useEffect(() => {
    if (isOver) location.assign(signIn)
  }, [isOver, signIn])
}

/** Reports each displayed page to analytics, the first one and every other address after it, once. */
export function useScreenViews(): void {
  const shop = useShopClient()
  const { i18n } = useTranslation()
  const { screenView } = useAnalytics()
  const location = useLocation()
  const match = useMatches().at(-1)
  const href = useHref({ pathname: location.pathname, search: location.search })
  const readError = useDisplayedError()
  const reported = useRef<string>(undefined)
  useEffect(() => {
    if (reported.current === href) return
    reported.current = href
    const url = new URL(href, globalThis.location.origin).href
    const { kind, trail } = describeMatch({ match, i18n, url, failure: readError() })
    screenView({ ...audienceOf(shop), contentType: kind, breadcrumb: trail })
  }, [href, match, i18n, screenView, shop, readError])
}

/** The audience of a page view: kinds of people, never a person. */
function audienceOf(client: Client) {
  const state = client.loaded(sessionKey).getSnapshot()
  const value = 'value' in state ? state.value : undefined
  return {
    userType: value === undefined || value.isGuest ? 'guest' : value.userType,
    currency: client.scope.getSnapshot().currencyCode ?? shopCurrencies[client.shop],
    language: client.locale,
    country: client.use(vat).getSnapshot().countryCode,
  }
}

import { useShopClient } from '@cartonnage/react-hooks'
import { sessionKey, vat, type Client } from '@cartonnage/sdk'
import { shopCurrencies } from '@cartonnage/sdk/rules'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useHref, useLocation, useMatches } from 'react-router-dom'
import { useAnalytics } from '../features/analytics/use-analytics'
import { describeMatch } from './page-description'
import { findShownFailure } from './shown-failure'

/** Tells analytics of each page that is shown, the first one and every other address after it, once [1-22]. */
export function useScreenViews(): void {
  const shop = useShopClient()
  const { i18n } = useTranslation()
  const { screenView } = useAnalytics()
  const location = useLocation()
  const match = useMatches().at(-1)
  const href = useHref({ pathname: location.pathname, search: location.search })
  const reported = useRef<string>(undefined)
  useEffect(() => {
    if (reported.current === href) return
    reported.current = href
    const url = new URL(href, globalThis.location.origin).href
    const { kind, trail } = describeMatch({ match, i18n, url, failure: findShownFailure(document) })
    screenView({ ...audienceOf(shop), contentType: kind, breadcrumb: trail })
  }, [href, match, i18n, screenView, shop])
}

/** For whom the page was shown: kinds of people, never a person. */
function audienceOf({ shop, locale, loaded, use, scope }: Client) {
  const state = loaded(sessionKey).getSnapshot()
  const value = 'value' in state ? state.value : undefined
  return {
    userType: value === undefined || value.isGuest ? 'guest' : value.userType,
    currency: scope.getSnapshot().currencyCode ?? shopCurrencies[shop],
    language: locale,
    country: use(vat).getSnapshot().countryCode,
  }
}

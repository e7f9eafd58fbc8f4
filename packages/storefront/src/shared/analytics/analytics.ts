import type { Analytics, AnalyticsOptions, AnalyticsEvent, AnalyticsSink } from '@cartonnage/react-hooks'
import { createAnalytics } from '@cartonnage/react-hooks'
import { createContext } from 'react'
import type { ConsentStore } from '../../shell/consent-store'
import { parseConsent } from '../../shell/consent-store'

/** The page's analytics, which always follows the visitor's consent. */
export function startAnalytics(consent: ConsentStore, options: AnalyticsOptions): Analytics {
  const analytics = createAnalytics(options)
  const follow = () => analytics.setConsent(parseConsent(consent.getSnapshot())?.statistics)
  consent.subscribe(follow)
  follow()
  return analytics
}

declare global {
  /** The list that tag managers read, created by whichever script runs first. */
  var dataLayer: AnalyticsEvent[] | undefined
}

/** The default sink: a tag manager that the operator adds reads the events from `dataLayer`. */
export const pushToDataLayer: AnalyticsSink = (event) => {
  globalThis.dataLayer ??= []
  globalThis.dataLayer.push(event)
}

const nothing = () => undefined

/** Ignores all events, for the server. */
export const silentAnalytics: Analytics = {
  screenView: nothing,
  menuClick: nothing,
  emptySearch: nothing,
  setConsent: nothing,
}

export const AnalyticsContext = createContext<Analytics>(silentAnalytics)

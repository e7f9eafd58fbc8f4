import type { AnalyticsEvent, AnalyticsSink } from '@cartonnage/react-hooks'

declare global {
  /** The list that tag managers read; whoever comes first makes it. */
  var dataLayer: AnalyticsEvent[] | undefined
}

/** The default way out: a tag manager that the operator adds takes the events from `dataLayer`. */
export const pushToDataLayer: AnalyticsSink = (event) => {
  globalThis.dataLayer ??= []
  globalThis.dataLayer.push(event)
}

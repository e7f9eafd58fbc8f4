import type { Analytics, AnalyticsOptions } from '@cartonnage/react-hooks'
import { createAnalytics } from '@cartonnage/react-hooks'
import type { ConsentStore } from '../consent/consent-store'
import { parseConsent } from '../consent/consent-store'

/** Analytics for as long as the page lives, which follows the visitor's choice from its first moment on. */
export function startAnalytics(consent: ConsentStore, options: AnalyticsOptions): Analytics {
  const analytics = createAnalytics(options)
  const follow = () => analytics.setConsent(parseConsent(consent.getSnapshot())?.statistics)
  consent.subscribe(follow)
  follow()
  return analytics
}

import type { Client } from '@cartonnage/sdk'
import type { Analytics } from '@cartonnage/react-hooks'
import { ShopProvider } from '@cartonnage/react-hooks'
import type { i18n } from 'i18next'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import type { DataRouter } from 'react-router-dom'
import { AnalyticsContext, silentAnalytics } from '../shared/analytics/analytics'
import { ConsentContext, neverRequested } from '../frame/consent/consent-context'
import type { ConsentStore } from '../shell/consent-store'
import { atThisMoment, DeliveryCalendarContext } from '../shell/delivery-calendar'
import type { DeliveryCalendar } from '../shell/delivery-calendar'
import { DisplayedErrorContext, useNewDisplayedError } from '../shell/displayed-error'
import type { NotificationQueue } from '../shared/notifications/notification'
import { NotificationsContext } from '../shared/notifications/use-notifications'

export interface ProvidersProps {
  readonly shop: Client
  readonly texts: i18n
  readonly notifications: NotificationQueue
  /** The visitor's consent, and where events go; both absent on the server. */
  readonly consent?: ConsentStore
  readonly analytics?: Analytics
  /** As the page was made with it; without it no delivery dates are shown. */
  readonly deliveryCalendar?: DeliveryCalendar | undefined
  /** Says when the visitor has gone to another page; absent on the server. */
  readonly router?: Pick<DataRouter, 'subscribe'> | undefined
  readonly children: ReactNode
}

/** Everything that components get through React's context: one set per request or browser page. */
export function Providers(props: ProvidersProps) {
  const {
    shop,
    texts,
    notifications,
    consent = neverRequested,
    analytics = silentAnalytics,
    deliveryCalendar,
    router,
    children,
  } = props
  const displayedError = useNewDisplayedError()
  return (
    <ShopProvider client={shop}>
      <I18nextProvider i18n={texts}>
        <NotificationsContext value={notifications}>
          <ConsentContext value={consent}>
            <AnalyticsContext value={analytics}>
              <DeliveryCalendarContext value={useCurrentCalendar(deliveryCalendar, router)}>
                <DisplayedErrorContext value={displayedError}>{children}</DisplayedErrorContext>
              </DeliveryCalendarContext>
            </AnalyticsContext>
          </ConsentContext>
        </NotificationsContext>
      </I18nextProvider>
    </ShopProvider>
  )
}

/** The calendar of the page, and after each navigation at that moment: a tab may stay open beyond the cut-off. */
function useCurrentCalendar(
  calendar: DeliveryCalendar | undefined,
  router: ProvidersProps['router'],
): DeliveryCalendar | null {
  const [current, setCurrent] = useState(calendar)
  useEffect(() => {
    if (calendar === undefined) return undefined
    return router?.subscribe(({ navigation }) => {
      if (navigation.state === 'idle') setCurrent(atThisMoment(calendar))
    })
  }, [calendar, router])
  return current ?? null
}

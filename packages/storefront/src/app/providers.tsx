import type { Client } from '@cartonnage/sdk'
import type { Analytics } from '@cartonnage/react-hooks'
import { ShopProvider } from '@cartonnage/react-hooks'
import type { i18n } from 'i18next'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { AnalyticsContext, silentAnalytics } from '../features/analytics/analytics'
import { ConsentContext, neverRequested } from '../features/consent/consent-context'
import type { ConsentStore } from '../shell/consent-store'
import { DisplayedErrorContext, useNewDisplayedError } from '../shell/displayed-error'
import type { NotificationQueue } from '../features/notifications/notification'
import { NotificationsContext } from '../features/notifications/use-notifications'

export interface ProvidersProps {
  readonly shop: Client
  readonly texts: i18n
  readonly notifications: NotificationQueue
  /** The visitor's consent, and where events go; both absent on the server. */
  readonly consent?: ConsentStore
  readonly analytics?: Analytics
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
    children,
  } = props
  const displayedError = useNewDisplayedError()
  return (
    <ShopProvider client={shop}>
      <I18nextProvider i18n={texts}>
        <NotificationsContext value={notifications}>
          <ConsentContext value={consent}>
            <AnalyticsContext value={analytics}>
              <DisplayedErrorContext value={displayedError}>{children}</DisplayedErrorContext>
            </AnalyticsContext>
          </ConsentContext>
        </NotificationsContext>
      </I18nextProvider>
    </ShopProvider>
  )
}

import type { ShopClient } from '@cartonnage/sdk'
import { ShopProvider } from '@cartonnage/react-hooks'
import type { i18n } from 'i18next'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import type { NotificationQueue } from '../features/notifications/notification-queue'
import { NotificationsContext } from '../features/notifications/notifications-context'

export interface ProvidersProps {
  readonly shop: ShopClient
  readonly texts: i18n
  readonly notifications: NotificationQueue
  readonly children: ReactNode
}

/** Everything that components find through React's context: one set per request or browser page. */
export function Providers({ shop, texts, notifications, children }: ProvidersProps) {
  return (
    <ShopProvider client={shop}>
      <I18nextProvider i18n={texts}>
        <NotificationsContext value={notifications}>{children}</NotificationsContext>
      </I18nextProvider>
    </ShopProvider>
  )
}

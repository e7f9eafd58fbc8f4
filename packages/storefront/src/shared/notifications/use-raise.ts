import { useShopClient } from '@cartonnage/react-hooks'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { offlineText } from '../../i18n/offline-text'
import { isOffline } from '../../shell/is-offline'
import type { Notification } from './notification'
import type { NotificationTexts } from './raise-notification'
import { useNotifications } from './use-notifications'

type CreateNotification = (
  texts: NotificationTexts,
) => Notification | undefined | Promise<Notification | undefined>

/** Raises notifications with texts of the error catalogue. */
export interface Raise {
  /**
   * A failure with the catalogue's text and link. For an unexpected value its message, or the whole value as JSON. Prefer
   * the page's own texts where they say more.
   */
  error(error: unknown): void
  success(text: string): void
  /** By text, kind (default info) and position (default top centre). Invalid ones are reported to the log. */
  notification(...values: readonly unknown[]): void
}

/**
 * Raises notifications whose titles and texts come from the SDK, which are fetched with the first one. Call it in event
 * handlers and effects, not while rendering.
 *
 * @example
 * const raise = useRaise()
 * save().then(() => raise.success(t('saved')), raise.error)
 */
export function useRaise(): Raise {
  const shop = useShopClient()
  const { add } = useNotifications()
  const { t } = useTranslation('common')
  return useMemo(() => {
    const raise = async (create: CreateNotification, fallback?: () => Notification) => {
      try {
        const { loadNotificationTexts } = await import('./raise-notification')
        const notification = await create(await loadNotificationTexts(shop, location.href))
        if (notification !== undefined) add(notification)
      } catch (error) {
        shop.reportFailure(error, 'a notification')
        if (fallback !== undefined) add(fallback())
      }
    }
    // Without a network the texts cannot be fetched, but the visitor has to know that something failed.
    const failed = () => ({
      kind: 'error' as const,
      title: t('notification.error'),
      ...(isOffline() && { text: offlineText[shop.locale] }),
    })
    return {
      error: (error) => void raise((texts) => texts.error(error), failed),
      success: (text) => void raise((texts) => texts.success(text)),
      notification: (...values) => void raise((texts) => texts.notification(...values)),
    }
  }, [shop, add, t])
}

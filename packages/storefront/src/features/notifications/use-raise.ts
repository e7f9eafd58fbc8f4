import { useShopClient } from '@cartonnage/react-hooks'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Notification } from './notification'
import type { NotificationTexts } from './raise-notification'
import { useNotifications } from './use-notifications'

type Word = (texts: NotificationTexts) => Notification | undefined | Promise<Notification | undefined>

/** Notifications whose words are those of the error catalogue. */
export interface Raise {
  /**
   * A failure of the shop in the words of the error catalogue, with its way on; of anything that nobody expected the
   * message, or all of it as JSON [8-2]. Use words of the page where there are better ones.
   */
  error(error: unknown): void
  /** 'Success' and a text [8-5]. */
  success(text: string): void
  /** Text, kind (info) and place (top centre). Wrong ones are told to the log [8-33]. */
  notification(...values: readonly unknown[]): void
}

/**
 * Raises notifications whose titles and texts come from the sdk; the words are fetched with the first of them. Call
 * it in event handlers and effects, not while rendering.
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
    const raise = async (word: Word, untold?: Notification) => {
      try {
        const { loadNotificationTexts } = await import('./raise-notification')
        const notification = await word(await loadNotificationTexts(shop, location.href))
        if (notification !== undefined) add(notification)
      } catch (error) {
        shop.reportFailure(error, 'a notification')
        if (untold !== undefined) add(untold)
      }
    }
    // Without a network its words cannot be fetched, and that something failed is to be said all the more.
    const failed = { kind: 'error', title: t('notification.error') } as const
    return {
      error: (error) => void raise((texts) => texts.error(error), failed),
      success: (text) => void raise((texts) => texts.success(text)),
      notification: (...values) => void raise((texts) => texts.notification(...values)),
    }
  }, [shop, add, t])
}

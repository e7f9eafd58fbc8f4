import type { Client } from '@cartonnage/sdk'
import {
  describeError,
  toErrorNotification,
  toNotification,
  toSuccessNotification,
  isShopError,
} from '@cartonnage/sdk/errors'
import { loadErrorTexts } from '../../i18n/load-error-texts'
import { toFailureNotification } from './failure-notification'
import { loadReportedFailure } from '../failures/load-reported-failure'
import type { Notification } from './notification'

/** Notifications with texts of the error catalogue, in one language. */
export interface NotificationTexts {
  /**
   * A failure with the catalogue's text, undefined where the catalogue shows none. For an unexpected value its message, or
   * the whole value as JSON.
   */
  error(error: unknown): Promise<Notification | undefined>
  success(text: string): Notification
  /** By text, kind and position; throws for invalid ones. The title is the label of the kind. */
  notification(...values: readonly unknown[]): Notification
}

/** Loads the texts of the client's language. */
export async function loadNotificationTexts(shop: Client, url: string): Promise<NotificationTexts> {
  const messages = await loadErrorTexts(shop.locale)
  return {
    error: async (error) => {
      if (!isShopError(error)) return toErrorNotification(error, messages)
      if (!describeError(error, messages).isVisible) return undefined
      return toFailureNotification(await loadReportedFailure(error, { shop, url }), {
        title: messages.labels.error,
      })
    },
    success: (text) => toSuccessNotification(text, messages),
    notification: (...values) => {
      const raised = toNotification(...values)
      return { ...raised, title: messages.labels[raised.kind] }
    },
  }
}

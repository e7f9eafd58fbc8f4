import type { Client } from '@cartonnage/sdk'
import {
  describeError,
  toErrorNotification,
  toNotification,
  toSuccessNotification,
} from '@cartonnage/sdk/errors'
import { isShopError } from '@cartonnage/sdk/rules'
import { loadErrorTexts } from '../../i18n/load-error-texts'
import { toFailureNotification } from '../failures/failure-notification'
import { wordFailure } from '../failures/word-failure'
import type { Notification } from './notification'

/** The notifications that the error catalogue words, in one language. */
export interface NotificationTexts {
  /**
   * A failure of the shop in the words of the catalogue, undefined where they keep silent; of what nobody threw on
   * purpose its message, or all of it as JSON [8-2].
   */
  error(error: unknown): Promise<Notification | undefined>
  /** Something is done [8-5]. */
  success(text: string): Notification
  /** Text, kind and place; throws for wrong ones [8-33]. The title is the label of the kind [8-6]. */
  notification(...values: readonly unknown[]): Notification
}

/** Loads the words of a language: only who raises such a notification needs them. */
export async function loadNotificationTexts(shop: Client, url: string): Promise<NotificationTexts> {
  const messages = await loadErrorTexts(shop.locale)
  return {
    error: async (error) => {
      if (!isShopError(error)) return toErrorNotification(error, messages)
      if (!describeError(error, messages).shown) return undefined
      return toFailureNotification(await wordFailure(error, { shop, url }), { title: messages.labels.error })
    },
    success: (text) => toSuccessNotification(text, messages),
    notification: (...values) => {
      const raised = toNotification(...values)
      return { ...raised, title: messages.labels[raised.kind] }
    },
  }
}

import { toErrorNotification, toNotification, toSuccessNotification } from '@cartonnage/sdk/errors'
import type { ErrorMessages } from '@cartonnage/sdk/errors'
import type { ShopLocale } from '@cartonnage/sdk/rules'
import type { Notification } from './notification'

const tables: Readonly<Record<ShopLocale, () => Promise<{ readonly messages: ErrorMessages }>>> = {
  de: () => import('@cartonnage/sdk/messages/de'),
  'de-CH': () => import('@cartonnage/sdk/messages/de-CH'),
  'fr-CH': () => import('@cartonnage/sdk/messages/fr-CH'),
  'en-US': () => import('@cartonnage/sdk/messages/en-US'),
}

/** The notifications that the error catalogue words, in one language. */
export interface NotificationTexts {
  /** Any thrown thing: its message, or all of it as JSON [8-2]. */
  error(error: unknown): Notification
  /** Something is done [8-5]. */
  success(text: string): Notification
  /** Text, kind and place; throws for wrong ones [8-33]. The title is the label of the kind [8-6]. */
  notification(...values: readonly unknown[]): Notification
}

/** Loads the words of a language: only who raises such a notification needs them. */
export async function loadNotificationTexts(locale: ShopLocale): Promise<NotificationTexts> {
  const { messages } = await tables[locale]()
  return {
    error: (error) => toErrorNotification(error, messages),
    success: (text) => toSuccessNotification(text, messages),
    notification: (...values) => {
      const raised = toNotification(...values)
      return { ...raised, title: messages.labels[raised.kind] }
    },
  }
}

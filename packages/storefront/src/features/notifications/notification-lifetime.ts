import { productNotification, toastLifetime } from '@cartonnage/sdk/rules'
import type { Notification } from './notification'

/** How long a notification is shown, in ms; `Infinity` until somebody closes it [9-23], [9-24]. */
export function notificationLifetime({ look, kind, link, mode }: Notification): number {
  if (look !== 'toast') return productNotification.durationMs
  return toastLifetime({ variant: kind, hasLinks: link !== undefined, mode })
}

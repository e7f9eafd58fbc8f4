export type NotificationKind = 'success' | 'info' | 'warning' | 'error'

/** What a page says to the shopper beside its own content. */
export interface Notification {
  readonly kind: NotificationKind
  readonly title: string
  /** One line below the title. */
  readonly text?: string
  /** One way to go on; `to` is a path of `paths`. */
  readonly link?: { readonly to: string; readonly label: string }
}

/** How long product notifications stay, in ms [9-23]. */
export const notificationTiming = {
  duration: 5000,
  /** What is left at least once pointer or focus leave it. */
  afterLeave: 1000,
  /** At most this many at once; the rest waits [9-24]. */
  shownAtOnce: 3,
} as const

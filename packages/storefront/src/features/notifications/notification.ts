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

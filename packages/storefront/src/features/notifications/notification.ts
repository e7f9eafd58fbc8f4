import type { NotificationPosition, ToastQuestion, ToastVariant } from '@cartonnage/sdk/rules'

export type NotificationKind = ToastVariant

/** What a page says to the shopper beside its own content. */
export interface Notification {
  readonly kind: NotificationKind
  readonly title: string
  /** One line below the title. */
  readonly text?: string
  /** One way to go on; `to` is a path of `paths`. With `isWholePage` the browser fetches it, even where it is shown already. */
  readonly link?: { readonly to: string; readonly label: string; readonly isWholePage?: boolean }
  /**
   * `product`: a card with the bar of its time, which ends by itself [9-23]. `toast`: a filled bar, which stays until
   * it is closed unless it is a plain success [9-24]. Default: `product`.
   */
  readonly look?: 'product' | 'toast'
  /** Default: at the top in the middle. */
  readonly position?: NotificationPosition
  /** Whether a toast ends by itself, where that is not to follow from its kind. */
  readonly mode?: ToastQuestion['mode']
}

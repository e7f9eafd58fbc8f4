/** The edges and middles of the screen that can be combined. */
const positions = {
  vertical: ['top', 'middle', 'bottom'],
  horizontal: ['left', 'centre', 'right'],
} as const

/** Where notifications appear on the screen. */
export interface NotificationPosition {
  /** Edge, or middle of the height. */
  readonly vertical: (typeof positions.vertical)[number]
  /** Edge, or middle of the width. */
  readonly horizontal: (typeof positions.horizontal)[number]
}

/** The shop's own notification: lengths in px, times in ms. */
export const productNotification = {
  /** In px. */
  width: 350,
  /** Distance from the edge, in px. */
  margin: 10,
  /** While the pointer stays away. */
  durationMs: 5000,
  /** Time left after the pointer leaves it. */
  afterLeaveMs: 1000,
  /** From closing to removal. */
  removalDelayMs: 3000,
  /** All values of {@link NotificationPosition}. */
  positions,
  /** Unless a notification sets its own. */
  defaultPosition: { vertical: 'top', horizontal: 'right' },
  /** Where the shop shows it. */
  position: { vertical: 'top', horizontal: 'centre' },
  /** The edge that shows the remaining time. */
  progressBar: 'top',
  /** CSS color names by kind. */
  colors: { success: 'green', warning: 'orange', error: 'red' },
} as const

/** The platform's own notification, called toast: times in ms. */
export const platformToast = {
  /** Further toasts wait. */
  maximumVisible: 3,
  /** Of a toast without links. */
  durationMs: 4800,
  /** Of a toast with links. */
  durationWithLinksMs: 9600,
} as const

/** The kind of message; only a success without links closes automatically. */
export type ToastVariant = 'success' | 'info' | 'warning' | 'error'

/** What decides how long a toast stays. */
export interface ToastInput {
  /** Without `mode`, only `success` closes automatically. */
  readonly variant: ToastVariant
  /** Toasts with links stay longer. */
  readonly hasLinks: boolean
  /** Overrides `variant`; absent for the default. */
  readonly mode?: 'dismissible' | 'sticky' | undefined
}

/** How long a toast stays, in ms; `Infinity` if it stays until it is closed. */
export function toastLifetime({ variant, hasLinks, mode }: ToastInput): number {
  const closesItself = mode === undefined ? variant === 'success' && !hasLinks : mode === 'dismissible'
  if (!closesItself) return Infinity
  return hasLinks ? platformToast.durationWithLinksMs : platformToast.durationMs
}

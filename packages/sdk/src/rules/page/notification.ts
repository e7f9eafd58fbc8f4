/** The edges and middles of the screen that can be combined [9-23]. */
const positions = {
  vertical: ['top', 'middle', 'bottom'],
  horizontal: ['left', 'centre', 'right'],
} as const

/** Where on the screen notifications stand [9-23]. */
export interface NotificationPosition {
  readonly vertical: (typeof positions.vertical)[number]
  readonly horizontal: (typeof positions.horizontal)[number]
}

/** The notification that the shop raises [9-23]: lengths in px, times in ms. */
export const productNotification = {
  width: 350,
  margin: 10,
  durationMs: 5000,
  /** What is left once the pointer leaves it. */
  afterLeaveMs: 1000,
  /** From closing until it is gone. */
  removalDelayMs: 3000,
  positions,
  defaultPosition: { vertical: 'top', horizontal: 'right' },
  /** Where the shop shows it, with the bar of its time along its upper edge. */
  position: { vertical: 'top', horizontal: 'centre' },
  progressBar: 'top',
  colors: { success: 'green', warning: 'orange', error: 'red' },
} as const

/** The platform's own notification, a toast [9-24]: times in ms. */
export const platformToast = { shownAtOnce: 3, durationMs: 4800, durationWithLinksMs: 9600 } as const

/** What a toast is about. */
export type ToastVariant = 'success' | 'info' | 'warning' | 'error'

/** A toast, as far as it decides how long it stays. */
export interface ToastQuestion {
  readonly variant: ToastVariant
  readonly hasLinks: boolean
  /** What its sender asked for; a success without links closes by itself where nothing was asked, others stay. */
  readonly mode?: 'dismissible' | 'sticky' | undefined
}

/** How long a toast stays, in ms; `Infinity` until somebody closes it [9-24]. */
export function toastLifetime({ variant, hasLinks, mode }: ToastQuestion): number {
  const closesItself = mode === undefined ? variant === 'success' && !hasLinks : mode === 'dismissible'
  if (!closesItself) return Infinity
  return hasLinks ? platformToast.durationWithLinksMs : platformToast.durationMs
}

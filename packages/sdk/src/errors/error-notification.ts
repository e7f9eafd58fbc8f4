import type { ErrorMessages } from '../messages/error-messages'
import { productNotification } from '../rules/page/notification'
import type { NotificationPosition, ToastVariant } from '../rules/page/notification'
import { ShopError } from './errors'

/** The content of a notification, without its position on screen. */
export interface ErrorNotification {
  /** Decides about colour and icon. */
  readonly kind: ToastVariant
  /** One word, such as 'Error'. */
  readonly title: string
  /** One sentence; absent where the title says everything. */
  readonly text?: string
}

/** A notification that a program displays with `toNotification`. */
export interface RaisedNotification {
  /** Decides about colour and icon. */
  readonly kind: ToastVariant
  /** Plain text. */
  readonly text: string
  /** Corner or edge of the screen. */
  readonly position: NotificationPosition
}

type Labels = Pick<ErrorMessages, 'labels'>

/** The notification of an unexpected error: its message, or the whole error as JSON. */
export function toErrorNotification(error: unknown, { labels }: Labels): ErrorNotification {
  return { kind: 'error', title: labels.error, text: readMessage(error) ?? toJson(error) }
}

/** The notification of a footer menu that cannot be loaded. */
export function toMenuErrorNotification(
  error: unknown,
  { labels, messages }: Pick<ErrorMessages, 'labels' | 'messages'>,
): ErrorNotification {
  const text = messages.menuFailed.replace('{error}', () => toJson(error))
  return { kind: 'error', title: labels.error, text }
}

/** The notification of a finished action. */
export function toSuccessNotification(text: string, { labels }: Labels): ErrorNotification {
  return { kind: 'success', title: labels.success, text }
}

/**
 * A notification from its text, kind (`info` by default) and position (top centre by default). Accepts any arguments,
 * for callers without types. Errors: `INVALID_OPTION` for another number of arguments, or an unknown position.
 */
export function toNotification(...values: readonly unknown[]): RaisedNotification {
  const [text, kind, location] = values
  if (values.length < 1 || values.length > 3)
    throw new ShopError('INVALID_OPTION', 'incorrect argument count, expected 1, 2 or 3')
  return { text: toText(text), kind: readKind(kind), position: readPosition(location) }
}

const kinds: readonly ToastVariant[] = ['success', 'info', 'warning', 'error']

function readKind(kind: unknown): ToastVariant {
  return kinds.find((one) => one === kind) ?? 'info'
}

function readPosition(location: unknown): NotificationPosition {
  const { positions, position } = productNotification
  const { vertical = position.vertical, horizontal = position.horizontal } = toMembers(location)
  const found = {
    vertical: positions.vertical.find((one) => one === vertical),
    horizontal: positions.horizontal.find((one) => one === horizontal),
  }
  if (!found.vertical) throw new ShopError('INVALID_OPTION', 'unknown vertical position attribute')
  if (!found.horizontal) throw new ShopError('INVALID_OPTION', 'unknown horizontal position attribute')
  return { vertical: found.vertical, horizontal: found.horizontal }
}

function readMessage(error: unknown): string | undefined {
  const { message } = toMembers(error)
  return typeof message === 'string' && message !== '' ? message : undefined
}

/** The members of any value; none for a value that is not an object. */
function toMembers(value: unknown): { readonly [member: string]: unknown } {
  return typeof value === 'object' && value !== null ? { ...value, ...messageOf(value) } : {}
}

/** The message of an error, which spreading the error would miss. */
function messageOf(value: object): { readonly message?: unknown } {
  return 'message' in value ? { message: value.message } : {}
}

/** Values that JSON cannot represent become text. */
function toJson(error: unknown): string {
  try {
    const plain = error instanceof Error ? { name: error.name, ...toMembers(error) } : error
    return JSON.stringify(plain) ?? toText(error)
  } catch {
    return toText(error)
  }
}

/** Values that are not text become the name of their kind. */
function toText(value: unknown): string {
  if (typeof value === 'string') return value
  return value === undefined ? 'undefined' : Object.prototype.toString.call(value)
}

import type { ErrorMessages } from '../messages/error-messages'
import { productNotification } from '../rules/page/notification'
import type { NotificationPosition, ToastVariant } from '../rules/page/notification'
import { ShopError } from './errors'

/** A notification without its place: what it is about, and its words. */
export interface ErrorNotification {
  readonly kind: ToastVariant
  readonly title: string
  readonly text?: string
}

/** A notification as a program raises it. */
export interface RaisedNotification {
  readonly kind: ToastVariant
  readonly text: string
  readonly position: NotificationPosition
}

type Labels = Pick<ErrorMessages, 'labels'>

/** What an unexpected error says for itself: its message, or all of it as JSON [8-1], [8-2]. */
export function toErrorNotification(error: unknown, { labels }: Labels): ErrorNotification {
  return { kind: 'error', title: labels.error, text: readMessage(error) ?? toJson(error) }
}

/** What is said when the menu of the footer cannot be loaded [8-3]. */
export function toMenuErrorNotification(
  error: unknown,
  { labels, messages }: Pick<ErrorMessages, 'labels' | 'messages'>,
): ErrorNotification {
  const text = messages.menuFailed.replace('{error}', () => toJson(error))
  return { kind: 'error', title: labels.error, text }
}

/** What is said when something is done [8-5]. */
export function toSuccessNotification(text: string, { labels }: Labels): ErrorNotification {
  return { kind: 'success', title: labels.success, text }
}

/**
 * A notification by its text, its kind (`info` where none is given) and its place (top centre). Takes any arguments,
 * for callers without types. Errors: `INVALID_OPTION` for another number of them, or a place the screen has not [8-33].
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

/** Any object may be asked for any member; what is missing is `undefined`. */
function toMembers(value: unknown): { readonly [member: string]: unknown } {
  return typeof value === 'object' && value !== null ? { ...value, ...messageOf(value) } : {}
}

/** The message of an error is no member of its own that spreading would see. */
function messageOf(value: object): { readonly message?: unknown } {
  return 'message' in value ? { message: value.message } : {}
}

/** What JSON cannot say is said as text. */
function toJson(error: unknown): string {
  try {
    const plain = error instanceof Error ? { name: error.name, ...toMembers(error) } : error
    return JSON.stringify(plain) ?? toText(error)
  } catch {
    return toText(error)
  }
}

/** Of what JSON has no word for, at least what it is. */
function toText(value: unknown): string {
  if (typeof value === 'string') return value
  return value === undefined ? 'undefined' : Object.prototype.toString.call(value)
}

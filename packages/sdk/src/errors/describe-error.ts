import type { ErrorMessages } from '../messages/error-messages'
import type { ErrorActionKey, ErrorMessageKey, ErrorRow } from './error-catalogue-row'
import { isResponseError, isShopError } from './errors'
import { findErrorRow } from './find-error-row'

/** How to present an error to a shopper. */
export interface ErrorDescription {
  /** Code of the catalogue's row; `HTTP 500` for a status without a known code. */
  readonly code: ErrorRow['code']
  /** Key of `message`, for choosing a more precise text; several codes share one. */
  readonly messageKey: ErrorMessageKey
  /** One word, such as 'Error'. */
  readonly title: string
  /** One sentence about what happened. */
  readonly message: string
  /** One sentence about what the shopper can do; absent where there is nothing. */
  readonly action?: string
  /** Where the shopper can go on; absent where there is no such page. */
  readonly target?: {
    /** What the link or button leads to; the front decides about the address. */
    readonly to: ErrorActionKey
    /** Label of the link or button. */
    readonly label: string
  }
  /** `place`: the page where it happened may have a more precise text than `message`. */
  readonly reportedBy: 'catalogue' | 'place'
  /** False for failures that belong in the log only. */
  readonly isVisible: boolean
  /** Whether the same call may succeed later without changes. */
  readonly retryable: boolean
}

/**
 * Describes a caught value to the shopper, in the language of `messages`. The platform's own texts are used for broken
 * rules of the cart and for failures inside a success; all other texts are from `messages`.
 *
 * @example
 * import { messages } from '@cartonnage/sdk/messages/de-CH'
 * describeError(error, messages) // { title: 'Fehler', message: 'Es ist nicht genug an Lager.', action: …, target: … }
 */
export function describeError(
  error: unknown,
  { labels, messages, actions, waits, targetLabels: ways }: ErrorMessages,
): ErrorDescription {
  const row = findErrorRow(error)
  const action = waitSentence(error, row, waits) ?? actions[row.action]
  const label = ways[row.action]
  return {
    code: row.code,
    messageKey: row.message,
    title: labels.error,
    message: ownMessage(error, row) ?? messages[row.message],
    ...(action !== '' && { action }),
    ...(label !== '' && { target: { to: row.action, label } }),
    reportedBy: row.reportedBy ?? 'catalogue',
    isVisible: row.visibility === 'shown',
    retryable: row.retryable,
  }
}

/** Shorter waits are called a moment. */
const momentMs = 10_000
const minuteMs = 60_000

/** How long to wait, if the platform requested a wait. */
function waitSentence(
  error: unknown,
  { action }: ErrorRow,
  waits: ErrorMessages['waits'],
): string | undefined {
  const ms = action === 'wait' && isResponseError(error) ? (error.retryAfterMs ?? 0) : 0
  if (ms <= momentMs) return undefined
  const minutes = Math.ceil(ms / minuteMs)
  if (minutes === 1) return waits.minute
  if (minutes <= 120) return waits.minutes.replace('{minutes}', String(minutes))
  return waits.hours.replace('{hours}', String(Math.ceil(minutes / 60)))
}

function ownMessage(error: unknown, { clause, code }: ErrorRow): string | undefined {
  if (clause === '8-1' && isShopError(error)) return error.message || undefined
  if (clause !== '8-14' || !isResponseError(error)) return undefined
  return error.errors.find(({ type }) => type === code)?.message || undefined
}

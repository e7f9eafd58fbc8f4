import type { ErrorMessages } from '../messages/error-messages'
import type { ErrorActionKey, ErrorMessageKey, ErrorRow } from './error-catalogue-row'
import { isResponseError, isShopError } from './errors'
import { findErrorRow } from './find-error-row'

/** An error as a shopper is told of it. */
export interface ErrorDescription {
  readonly code: ErrorRow['code']
  /** What happened, as a key; several codes may share it. */
  readonly messageKey: ErrorMessageKey
  /** One word, such as 'Error'. */
  readonly title: string
  /** One sentence that says what happened. */
  readonly message: string
  /** One sentence that says what the shopper can do; absent where there is nothing. */
  readonly action?: string
  /** Where the shopper goes on, and the words of the link or button that leads there; absent where there is no such place. */
  readonly way?: { readonly to: ErrorActionKey; readonly label: string }
  /** `place`: a sentence of the place where it happened may say more than `message`. */
  readonly reportedBy: 'catalogue' | 'place'
  /** False for what the log alone hears of. */
  readonly shown: boolean
  /** Whether the same call may succeed a little later. */
  readonly retryable: boolean
}

/**
 * Says what a caught value means to the shopper, in the language of `messages`. The platform's own words are used for
 * broken rules of the cart [8-14] and for what a success marks as failed [8-1]; everything else has words of ours.
 *
 * @example
 * describeError(error, messages) // { title: 'Fehler', message: 'Es ist nicht genug an Lager.', action: …, way: … }
 */
export function describeError(
  error: unknown,
  { labels, messages, actions, waits, ways }: ErrorMessages,
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
    ...(label !== '' && { way: { to: row.action, label } }),
    reportedBy: row.reportedBy ?? 'catalogue',
    shown: row.shown === 'shown',
    retryable: row.retryable,
  }
}

/** Shorter than that is a moment. */
const momentMs = 10_000
const minuteMs = 60_000

/** How long to wait, where the platform said so. */
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

/**
 * What can go wrong, as data, and what to tell a shopper about it. Take the texts of one language along:
 * `import { messages } from '@cartonnage/sdk/messages/de-CH'`.
 *
 * @module
 */
import type { ErrorRow } from './error-catalogue-row'
import { isResponseError, isShopError } from './errors'
import { findErrorRow } from './find-error-row'
import type { ErrorMessages } from './messages/error-messages'

export { errorCatalogue } from './error-catalogue'
export type {
  ErrorActionKey,
  ErrorClause,
  ErrorMessageKey,
  ErrorRow,
  ErrorTreatment,
  PlatformErrorCode,
} from './error-catalogue-row'
export {
  toErrorNotification,
  toMenuErrorNotification,
  toNotification,
  toSuccessNotification,
} from './error-notification'
export type { ErrorNotification, RaisedNotification } from './error-notification'
export { findErrorRow } from './find-error-row'
export type { ErrorMessages } from './messages/error-messages'

/** An error as a shopper is told of it. */
export interface ErrorDescription {
  readonly code: ErrorRow['code']
  /** One word, such as 'Error'. */
  readonly title: string
  /** One sentence that says what happened. */
  readonly message: string
  /** One sentence that says what the shopper can do; absent where there is nothing. */
  readonly action?: string
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
 * describeError(error, messages) // { title: 'Fehler', message: 'Es ist nicht genug an Lager.', action: … }
 */
export function describeError(
  error: unknown,
  { labels, messages, actions }: ErrorMessages,
): ErrorDescription {
  const row = findErrorRow(error)
  const action = actions[row.action]
  return {
    code: row.code,
    title: labels.error,
    message: ownMessage(error, row) ?? messages[row.message],
    ...(action !== '' && { action }),
    shown: row.shown === 'shown',
    retryable: row.retryable,
  }
}

function ownMessage(error: unknown, { clause, code }: ErrorRow): string | undefined {
  if (clause === '8-1' && isShopError(error)) return error.message || undefined
  if (clause !== '8-14' || !isResponseError(error)) return undefined
  return error.errors.find(({ type }) => type === code)?.message || undefined
}

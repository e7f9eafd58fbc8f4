/**
 * What can go wrong, as data, and what to tell a shopper about it. Take the texts of one language along:
 * `import { messages } from '@cartonnage/sdk/messages/de-CH'`.
 *
 * @module
 */
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
export type { ErrorMessages } from '../messages/error-messages'
export { describeError } from './describe-error'
export type { ErrorDescription } from './describe-error'

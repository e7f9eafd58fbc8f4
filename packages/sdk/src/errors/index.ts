/**
 * The errors that the SDK throws, everything that can go wrong, as data, and how to present it to a shopper. The texts are
 * imported per language: `import { messages } from '@cartonnage/sdk/messages/de-CH'`.
 *
 * @module @cartonnage/sdk/errors
 */
export { isResponseError, isShopError, ResponseError, ShopError } from './errors'
export type { ResponseErrorOptions, ServerError, ShopErrorCode, ShopErrorOptions } from './errors'
export { errorCatalogue } from './error-catalogue'
export type {
  ErrorActionKey,
  ErrorClause,
  ErrorMessageKey,
  ErrorRow,
  ErrorSituation,
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

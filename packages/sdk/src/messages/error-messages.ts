import type { ErrorActionKey, ErrorMessageKey } from '../errors/error-catalogue-row'

/** The texts of the error catalogue in one language. */
export interface ErrorMessages {
  /** The words above a notification [8-6]. */
  readonly labels: Readonly<Record<'success' | 'info' | 'warning' | 'error', string>>
  /** What happened. `{error}` stands for the error as JSON. */
  readonly messages: Readonly<Record<ErrorMessageKey, string>>
  /** What the shopper can do; blank where there is nothing to do. */
  readonly actions: Readonly<Record<ErrorActionKey, string>>
  /** What the shopper can do when it is known how long to wait: `{minutes}` and `{hours}` are more than one. */
  readonly waits: Readonly<Record<'minute' | 'minutes' | 'hours', string>>
  /** What stands on the link or button that leads there; blank where there is none. */
  readonly ways: Readonly<Record<ErrorActionKey, string>>
}

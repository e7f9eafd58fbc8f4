import type { ErrorActionKey, ErrorMessageKey } from '../errors/error-catalogue-row'

/** The texts of the error catalogue in one language. */
export interface ErrorMessages {
  /** Titles of notifications. */
  readonly labels: Readonly<Record<'success' | 'info' | 'warning' | 'error', string>>
  /** What happened. `{error}` is replaced with the error as JSON. */
  readonly messages: Readonly<Record<ErrorMessageKey, string>>
  /** What the shopper can do; empty where there is nothing to do. */
  readonly actions: Readonly<Record<ErrorActionKey, string>>
  /** What the shopper can do when the waiting time is known: `{minutes}` and `{hours}` are more than one. */
  readonly waits: Readonly<Record<'minute' | 'minutes' | 'hours', string>>
  /** Labels of the link or button of an action; empty where there is none. */
  readonly targetLabels: Readonly<Record<ErrorActionKey, string>>
}

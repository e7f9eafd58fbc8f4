import type { ToldFailure } from '../features/failures/told-failure'
import type { PageError } from './page-error'

/** A page error with the words for it, as a server hands it to the browser. */
export interface ToldPageError extends PageError {
  readonly told: ToldFailure
}

/** The words that came with a page error; undefined where the browser met the failure itself. */
export function toldOf(error: unknown): ToldFailure | undefined {
  const isTold = typeof error === 'object' && error !== null && 'told' in error
  // Written by our own server of the same build.
  return isTold ? (error as ToldPageError).told : undefined
}

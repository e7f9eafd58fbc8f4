import type { ReportedFailure } from '../features/failures/reported-failure'
import type { PageError } from './page-error'

/** A page error with the words for it, as a server hands it to the browser. */
export interface ReportedPageError extends PageError {
  readonly reported: ReportedFailure
}

/** The words that came with a page error; undefined where the browser met the failure itself. */
export function reportedOf(error: unknown): ReportedFailure | undefined {
  const isReported = typeof error === 'object' && error !== null && 'reported' in error
  // Written by our own server of the same build.
  return isReported ? (error as ReportedPageError).reported : undefined
}

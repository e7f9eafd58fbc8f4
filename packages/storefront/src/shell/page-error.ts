import { isShopError } from '@cartonnage/sdk/errors'
import { isRouteErrorResponse } from 'react-router-dom'
import { isRecord } from './is-record'
import type { ReportedFailure } from './reported-failure'

/** An error as a page shows it and as the browser gets it: never with a message or a stack. */
export interface PageError {
  readonly pageError: true
  /** HTTP status of the page. */
  readonly status: number
  /** The error's code, where it has one. */
  readonly code: string | null
}

/** Whether the platform could not be reached or was itself out of order. */
export function isUnreachable(error: unknown): boolean {
  if (!isShopError(error)) return false
  return error.code === 'NETWORK' || error.code === 'TIMEOUT' || statusOf(error) >= 500
}

/** Any thrown value as a page error. A 404 of the platform is a 404 of the page, and so is an id that no record can have. */
export function toPageError(error: unknown): PageError {
  if (isPageError(error)) return error
  if (isRouteErrorResponse(error)) return { pageError: true, status: error.status, code: null }
  const code = isShopError(error) ? error.code : null
  if (isUnreachable(error)) return { pageError: true, status: 503, code }
  const isUnknown = statusOf(error) === 404 || code === 'INVALID_OPTION'
  return { pageError: true, status: isUnknown ? 404 : 500, code }
}

function isPageError(error: unknown): error is PageError {
  return isRecord(error) && 'pageError' in error
}

function statusOf(error: unknown): number {
  const status = isRecord(error) ? error.status : undefined
  return typeof status === 'number' ? status : 0
}

/** A page error with its texts, as a server sends it to the browser. */
export interface ReportedPageError extends PageError {
  readonly reported: ReportedFailure
}

/** The texts that came with a page error; undefined where the error happened in the browser. */
export function reportedOf(error: unknown): ReportedFailure | undefined {
  // Written by our own server of the same build.
  return isRecord(error) ? (error as Partial<ReportedPageError>).reported : undefined
}

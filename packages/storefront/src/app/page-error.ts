import { isShopError } from '@cartonnage/sdk/rules'
import { isRouteErrorResponse } from 'react-router-dom'

/** A failure as a page shows it and as it travels to the browser: never a message or a stack. */
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

/** Any thrown thing as a page error. An answer of 404 from the platform is a 404 of the page, and so is an id that no record can have. */
export function toPageError(error: unknown): PageError {
  if (isPageError(error)) return error
  if (isRouteErrorResponse(error)) return { pageError: true, status: error.status, code: null }
  const code = isShopError(error) ? error.code : null
  if (isUnreachable(error)) return { pageError: true, status: 503, code }
  const isUnknown = statusOf(error) === 404 || code === 'INVALID_OPTION'
  return { pageError: true, status: isUnknown ? 404 : 500, code }
}

function isPageError(error: unknown): error is PageError {
  return typeof error === 'object' && error !== null && 'pageError' in error
}

function statusOf(error: unknown): number {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined
  return typeof status === 'number' ? status : 0
}

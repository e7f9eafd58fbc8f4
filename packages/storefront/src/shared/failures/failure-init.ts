import { isResponseError } from '@cartonnage/sdk/errors'

/** Status and headers of a page whose form failed temporarily: 429 with `Retry-After`, else 503. */
export function failureInit(error: unknown): { status: number; headers?: Record<string, string> } {
  if (!isResponseError(error) || error.status !== 429) return { status: 503 }
  const { retryAfterMs } = error
  if (retryAfterMs === undefined) return { status: 429 }
  return { status: 429, headers: { 'Retry-After': String(Math.ceil(retryAfterMs / 1000)) } }
}

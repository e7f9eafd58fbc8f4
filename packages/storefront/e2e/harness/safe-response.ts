import type { Response } from '@playwright/test'
import { findInlineCode } from '../../server/find-inline-code.fixture'
import { expect } from './test'

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

export interface PageKind {
  readonly status: number
  /** Whether the page shows, or may show, something that belongs to one visitor. */
  readonly isPersonal: boolean
}

/** A page's response has the policy, no inline scripts, and the caching of its kind. */
export async function expectSafeResponse(
  response: Response | null,
  { status, isPersonal }: PageKind,
): Promise<void> {
  expect(response?.status()).toBe(status)
  // With those that `headers()` leaves out, cookies among them.
  const headers = (await response?.allHeaders()) ?? {}
  expect(headers['content-security-policy']).toBe(policy)
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(findInlineCode((await response?.text()) ?? '')).toEqual([])
  expect(headers['cache-control']).toBe(isPersonal ? 'private, no-store' : 'public, max-age=0, s-maxage=60')
  if (!isPersonal) expect(headers['set-cookie']).toBeUndefined()
}

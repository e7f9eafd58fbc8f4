import type { Response } from '@playwright/test'
import { findInlineCode } from '../../server/pages/find-inline-code.fixture'
import { expect } from './test'

/** The policy of pages; the only frame is that of the payment provider. */
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

/** Who may keep a page: all guests share it, a guest's browser keeps it for Back, or it is for a buyer's eyes only. */
export type Audience = 'everybody' | 'guest' | 'buyer'

const caching: Readonly<Record<Audience, RegExp>> = {
  everybody: /^public, max-age=0, s-maxage=\d+, stale-while-revalidate=\d+, stale-if-error=\d+$/,
  guest: /^private, no-cache$/,
  buyer: /^private, no-store$/,
}

export interface PageKind {
  readonly status: number
  readonly audience: Audience
}

/** A page's response has the policy, no inline scripts, and the caching of its kind. */
export async function expectSafeResponse(
  response: Response | null,
  { status, audience }: PageKind,
): Promise<void> {
  expect(response?.status()).toBe(status)
  // With those that `headers()` leaves out, cookies among them.
  const headers = (await response?.allHeaders()) ?? {}
  const [own, provider] = (headers['content-security-policy'] ?? '').split('; frame-src ')
  expect(own).toBe(policy)
  expect(provider).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(findInlineCode((await response?.text()) ?? '')).toEqual([])
  expect(headers['cache-control']).toMatch(caching[audience])
  if (audience !== 'buyer') expect(headers['set-cookie']).toBeUndefined()
}

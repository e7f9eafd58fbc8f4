import { createKey } from '../../../forms/reading/idempotency-key'

/**
 * The idempotency key of a request: the same for the same content, so that a form that is sent twice, with or without
 * scripts, makes one request. On addresses without https browsers cannot hash, and get a new one.
 */
export async function contentKey(content: unknown): Promise<string> {
  const { subtle } = crypto as Partial<Crypto>
  if (subtle === undefined) return createKey()
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(content)))
  const bytes = [...new Uint8Array(digest).slice(0, 16)]
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

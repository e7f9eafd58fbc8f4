/** An idempotency key: makes one change of a form that is submitted twice. */
export function createKey(): string {
  // `randomUUID` is missing on addresses without https.
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Whether it is one of `createKey`. */
export const isKey = (key: string): boolean => /^[0-9a-f]{32}$/.test(key)

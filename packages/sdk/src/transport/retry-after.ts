/** `Retry-After` in ms from now: a number of seconds or a date; undefined where it is missing or invalid. */
export function retryAfter(headers: Headers | undefined, now: number): number | undefined {
  const value = headers?.get('retry-after')?.trim()
  if (!value) return undefined
  if (/^\d+$/.test(value)) return Number(value) * 1000
  const date = Date.parse(value)
  return Number.isNaN(date) ? undefined : Math.max(0, date - now)
}

const readOnly = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Whether a request that changes something comes from another site: its `Origin` must be ours, or, where a
 * browser sends none, `Sec-Fetch-Site` must say `same-origin`. Both missing counts as foreign.
 */
export function isCrossSite(
  { method, headers }: Pick<Request, 'method' | 'headers'>,
  origin: string,
): boolean {
  if (readOnly.has(method)) return false
  const from = headers.get('Origin')
  return from === null ? headers.get('Sec-Fetch-Site') !== 'same-origin' : from !== origin
}

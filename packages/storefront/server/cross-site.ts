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

/**
 * The same for a call that is handed to the platform. A program that is no browser says nothing of where it comes
 * from: without a cookie there is nothing that another site could misuse.
 */
export function isCrossSiteCall(request: Pick<Request, 'method' | 'headers'>, origin: string): boolean {
  const { headers } = request
  const isSilent = !headers.has('Origin') && !headers.has('Sec-Fetch-Site') && !headers.has('Cookie')
  return !isSilent && isCrossSite(request, origin)
}

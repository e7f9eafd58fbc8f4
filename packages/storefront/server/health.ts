const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }

/**
 * What a load balancer asks, under whatever host name: whether the process lives, and whether it takes visitors. It
 * asks the platform nothing: with the platform out of order every process would be called ill at once.
 */
export function respondToHealthCheck(
  question: string,
  { isStopping }: { readonly isStopping: boolean },
): Response {
  return question === 'ready' && isStopping
    ? new Response('stopping', { status: 503, headers })
    : new Response('ok', { headers })
}

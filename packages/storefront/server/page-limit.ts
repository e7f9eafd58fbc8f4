import { plainPage } from './plain-page'
import { logEvent } from './request-log'

/** More than what one process renders in the seconds that a visitor waits. */
export const pagesAtOnce = 200

/** So many pages are being rendered that there is no room for one more. */
export class PagesFullError extends Error {
  override readonly name = 'PagesFullError'
}

/** Bounds how much is rendered at once. */
export interface PageLimit {
  /** Does the work, or rejects with a `PagesFullError` at once and without work. */
  run<Result>(request: Pick<Request, 'method'>, work: () => Promise<Result>): Promise<Result>
}

/**
 * Renders so many pages at once and no more. Forms are counted by themselves: they may wait long for a write, and nobody
 * who reads has to wait for that.
 */
export function createPageLimit(most: number): PageLimit {
  const rendering = { pages: 0, forms: 0 }
  return {
    run: async ({ method }, work) => {
      const kind = method === 'GET' || method === 'HEAD' ? 'pages' : 'forms'
      if (rendering[kind] >= most) throw new PagesFullError('Too many pages are being rendered.')
      rendering[kind] += 1
      try {
        return await work()
      } finally {
        rendering[kind] -= 1
      }
    },
  }
}

/** The response of `respond`; where there is no room for a page, one that asks to come back. */
export async function orTurnAway(
  { url }: Pick<Request, 'url'>,
  respond: () => Promise<Response>,
): Promise<Response> {
  try {
    return await respond()
  } catch (error) {
    if (!(error instanceof PagesFullError)) throw error
    logEvent('pages-full')
    return plainPage(url, 'busy', { status: 503, retryAfterSeconds: 5 })
  }
}

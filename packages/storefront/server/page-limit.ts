import { plainPage } from './plain-page'
import { logEvent } from './request-log'

/** More than one process renders in the seconds that a visitor waits. */
export const pagesAtOnce = 200

/** Too many pages are being rendered at once. */
export class PagesFullError extends Error {
  override readonly name = 'PagesFullError'
}

/** Limits how many pages are rendered at once. */
export interface PageLimit {
  /** Runs the work, or rejects with a `PagesFullError` at once without running it. */
  run<Result>(request: Pick<Request, 'method'>, work: () => Promise<Result>): Promise<Result>
}

/**
 * Limits pages and forms separately: forms may wait long for a write, which must not keep visitors from reading.
 */
export function createPageLimit(max: number): PageLimit {
  const rendering = { pages: 0, forms: 0 }
  return {
    run: async ({ method }, work) => {
      const kind = method === 'GET' || method === 'HEAD' ? 'pages' : 'forms'
      if (rendering[kind] >= max) throw new PagesFullError('Too many pages are being rendered.')
      rendering[kind] += 1
      try {
        return await work()
      } finally {
        rendering[kind] -= 1
      }
    },
  }
}

/** The response of `respond`; on a `PagesFullError` a page that asks to come back. */
export async function orBusyPage(
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

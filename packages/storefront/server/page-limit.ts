import { plainPage } from './plain-page'
import type { RenderPage } from './render-page'
import { logEvent } from './request-log'

/** More than what one process renders in the seconds that a visitor waits. */
export const pagesAtOnce = 100

/**
 * Renders so many pages at once and no more: above it the response is 503, at once and without work. Forms are counted
 * by themselves: they may wait long for a write, and nobody who reads has to wait for that.
 */
export function limitPages(renderPage: RenderPage, most: number): RenderPage {
  const rendering = { pages: 0, forms: 0 }
  return async (request) => {
    const kind = request.method === 'GET' || request.method === 'HEAD' ? 'pages' : 'forms'
    if (rendering[kind] >= most) {
      logEvent('pages-full')
      return plainPage(request.url, 'busy', { status: 503, retryAfterSeconds: 5 })
    }
    rendering[kind] += 1
    try {
      return await renderPage(request)
    } finally {
      rendering[kind] -= 1
    }
  }
}

import { plainPage } from './plain-page'
import type { RenderPage } from './render-page'
import { logEvent } from './request-log'

/** More than what one process renders in the seconds that a visitor waits. */
export const pagesAtOnce = 100

/** Renders so many pages at once and no more: above it the response is 503, at once and without work. */
export function limitPages(renderPage: RenderPage, most: number): RenderPage {
  let rendering = 0
  return async (request) => {
    if (rendering >= most) {
      logEvent('pages-full')
      return plainPage(request.url, 'busy', { status: 503, retryAfterSeconds: 5 })
    }
    rendering += 1
    try {
      return await renderPage(request)
    } finally {
      rendering -= 1
    }
  }
}

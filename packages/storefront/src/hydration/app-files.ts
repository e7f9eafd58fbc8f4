/** Ms before a file that could not be loaded is asked for once more. */
const retryDelayMs = 1_000

/** Loads once more what could not be loaded: a connection may be broken for a moment only. */
export async function retryOnce<Result>(load: () => Promise<Result>): Promise<Result> {
  try {
    return await load()
  } catch {
    await new Promise((resolve) => setTimeout(resolve, retryDelayMs))
    return load()
  }
}

/** Adds links that fetch files without evaluating them: `prefetch` for later, `modulepreload` for now. */
export function linkFiles(page: Document, rel: 'prefetch' | 'modulepreload', files: readonly string[]): void {
  for (const href of files) {
    const link = page.createElement('link')
    Object.assign(link, rel === 'prefetch' ? { rel, as: 'script', href } : { rel, href })
    page.head.append(link)
  }
}

/** The visitor wants to save data, as far as the browser says so. */
const savesData = (browser: Navigator): boolean =>
  (browser as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true

/** Where a browser does not say when it is idle, in ms after the page is loaded. */
const idleAfterMs = 2_000

/** Calls `prefetch` once the page is loaded and the browser has nothing to do; never for visitors who save data. */
export function whenIdle(page: Window, prefetch: () => void): void {
  if (savesData(page.navigator)) return
  const wait = () =>
    'requestIdleCallback' in page ? page.requestIdleCallback(prefetch) : setTimeout(prefetch, idleAfterMs)
  if (page.document.readyState === 'complete') wait()
  else page.addEventListener('load', wait, { once: true })
}

/** Resolves when the whole document is there, so that it can be hydrated. */
export const whenParsed = (page: Document): Promise<void> =>
  new Promise((resolve) => {
    if (page.readyState === 'loading')
      page.addEventListener('DOMContentLoaded', () => resolve(), { once: true })
    else resolve()
  })

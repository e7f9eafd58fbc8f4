import type { Browser, BrowserContext, Cookie, Page } from '@playwright/test'

/** The options of a new tab. */
interface TabKind {
  readonly hasTouch: boolean
  readonly javaScriptEnabled: boolean
}

/** Tabs that are reused by the next test of a worker, one of each kind. */
export interface TabPool {
  /** A new visitor's browser with one empty tab. */
  open(kind: TabKind): Promise<BrowserContext>
  /** Deletes everything that a test left behind. */
  clean(context: BrowserContext): Promise<void>
  close(): Promise<void>
}

/** Events that tests subscribe to without unsubscribing. */
const events = ['request', 'requestfinished', 'requestfailed', 'response'] as const

/** A file of the shop without scripts: opening it ends everything that the previous page was doing. */
async function leave(page: Page, origin: string): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  for (const event of events) page.removeAllListeners(event)
  await page.emulateMedia({ colorScheme: null, reducedMotion: null, forcedColors: null })
  await page.mouse.move(0, 0)
  await page.goto(`${origin}/favicon.svg`)
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
}

/**
 * Keeps tabs. Neither their processes nor what those have fetched and compiled is made again: a first page in a new
 * browser takes three times the processor time.
 */
export function createTabPool(browser: Browser, origin: string): TabPool {
  const kept = new Map<string, Promise<BrowserContext>>()
  const firstCookies = new WeakMap<BrowserContext, readonly Cookie[]>()
  const create = async (kind: TabKind) => {
    const context = await browser.newContext({ baseURL: origin, ...kind })
    firstCookies.set(context, await context.cookies())
    await context.newPage()
    return context
  }
  return {
    open(kind) {
      const key = JSON.stringify(kind)
      const context = kept.get(key) ?? create(kind)
      kept.set(key, context)
      return context
    },
    async clean(context) {
      const [page, ...others] = context.pages()
      for (const other of others) await other.close()
      if (page !== undefined) await leave(page, origin)
      await context.clearCookies()
      await context.addCookies(firstCookies.get(context) ?? [])
    },
    async close() {
      for (const context of kept.values()) await (await context).close()
    },
  }
}

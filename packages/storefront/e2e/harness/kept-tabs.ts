import type { Browser, BrowserContext, Cookie, Page } from '@playwright/test'

/** What is settled when a tab is made. */
interface TabKind {
  readonly hasTouch: boolean
  readonly javaScriptEnabled: boolean
}

/** Tabs that the next test uses again, for as long as a worker lives: one of each kind. */
export interface KeptTabs {
  /** The browser of a stranger with one tab, which shows nothing yet. */
  open(kind: TabKind): Promise<BrowserContext>
  /** Forgets all that a test left behind. */
  clean(context: BrowserContext): Promise<void>
  close(): Promise<void>
}

/** What tests listen to without an end. */
const events = ['request', 'requestfinished', 'requestfailed', 'response'] as const

/** A file of the shop that runs nothing: what the page before it had under way is over. */
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
export function keepTabs(browser: Browser, origin: string): KeptTabs {
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

import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test'
import { buyers } from './buyers'
import { createTabPool } from './tab-pool'
import type { TabPool } from './tab-pool'
import { placeOrder } from './order'
import type { Site } from './sites'
import { test as base } from './test'
import { fillCart, fillGuestCart, signIn } from './visitor'
import type { Line } from './visitor'

export { expect } from './test'

/** What a visitor has done before coming to a page. */
export type History = 'first visit' | 'nothing' | 'guest cart' | 'cart' | 'order'

/** A visitor's browser, and the records that its page URLs need. */
interface Visitor {
  readonly context: BrowserContext
  /** Of the buyer's cart on the platform; empty for guests. */
  readonly cartId: string
  /** The order reference number of the buyer's order; empty where nothing was ordered. */
  readonly orderNumber: string
}

export interface Visitors {
  /**
   * The tab of the visitor with this history, who is prepared once a worker. It has shown other pages before, so that
   * neither its process nor what that has compiled is made again: a fifth of the processor time.
   */
  open(history: History, site: Site): Promise<Visitor & { readonly page: Page }>
}

const carton = '01tCN0001001100YAA'
const box = '01tCN0001001180YAA'
/** Its total is above a thousand, so that amounts need a grouping sign; more than is in stock. */
const largeCart: readonly Line[] = [
  { productId: box, quantity: '1000' },
  { productId: carton, quantity: '25' },
]
/** Can be ordered. */
const smallCart: readonly Line[] = [
  { productId: box, quantity: '100' },
  { productId: carton, quantity: '25' },
]

const usualWindow = { width: 1440, height: 900 }

const nobody = { cartId: '', orderNumber: '' }

/** Performs the history of a buyer on the platform, and returns the records that page URLs need. */
export const prepareBuyer = {
  async cart(request: APIRequestContext, site: Site) {
    await signIn(request, site, buyers[site.shop].business.username)
    return { cartId: await fillCart(request, site, largeCart), orderNumber: '' }
  },
  async order(request: APIRequestContext, site: Site) {
    await signIn(request, site, buyers[site.shop].private.username)
    await fillCart(request, site, smallCart)
    const orderNumber = await placeOrder(request, site)
    return { cartId: await fillCart(request, site, smallCart), orderNumber }
  },
}

/** Performs a history as the visitor of this browser. */
export const prepare: Readonly<
  Record<History, (context: BrowserContext, site: Site) => Promise<Omit<Visitor, 'context'>>>
> = {
  async 'first visit'(context) {
    await context.clearCookies({ name: 'consent' })
    return nobody
  },
  nothing: () => Promise.resolve(nobody),
  async 'guest cart'(context) {
    await fillGuestCart(context, largeCart)
    return nobody
  },
  cart: ({ request }, site) => prepareBuyer.cart(request, site),
  order: ({ request }, site) => prepareBuyer.order(request, site),
}

/** Keeps a browser for each history and shop, so that files are fetched once. */
function keepVisitors(browser: Browser, baseURL: string) {
  const kept = new Map<string, Promise<Visitor>>()
  const meet = async (history: History, site: Site): Promise<Visitor> => {
    const context = await browser.newContext({ baseURL })
    return { context, ...(await prepare[history](context, site)) }
  }
  return {
    async open(history: History, site: Site) {
      const key = `${history} ${site.shop}`
      const met = kept.get(key) ?? meet(history, site)
      kept.set(key, met)
      const visitor = await met
      const page = visitor.context.pages()[0] ?? (await visitor.context.newPage())
      await page.setViewportSize(usualWindow)
      await page.emulateMedia({ colorScheme: null, reducedMotion: null })
      return { ...visitor, page }
    },
    async leave() {
      for (const visitor of kept.values()) await (await visitor).context.close()
    },
  }
}

interface WorkerFixtures {
  /** Visitors who read and change nothing: all tests of a worker share them. */
  visitors: Visitors
  /** The tabs in which each test of the worker starts as a new visitor. */
  tabs: TabPool
}

/** `test` with tabs that last: those of `visitors`, and that of `page`, which forgets each test. */
export const test = base.extend<object, WorkerFixtures>({
  visitors: [
    async ({ browser, shop }, use) => {
      const visitors = keepVisitors(browser, shop.origin)
      await use(visitors)
      await visitors.leave()
    },
    { scope: 'worker' },
  ],
  tabs: [
    async ({ browser, shop }, use) => {
      const tabs = createTabPool(browser, shop.origin)
      await use(tabs)
      await tabs.close()
    },
    { scope: 'worker' },
  ],
  context: async ({ tabs, viewport, hasTouch, javaScriptEnabled }, use) => {
    const context = await tabs.open({ hasTouch, javaScriptEnabled })
    if (viewport !== null) await context.pages()[0]?.setViewportSize(viewport)
    await use(context)
    await tabs.clean(context)
  },
})

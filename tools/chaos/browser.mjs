import { createLockManager } from './locks.mjs'
import { tabHeader, timeoutHeader } from './proxy.mjs'
import { createSharedStorage, createTabStorage } from './storage.mjs'

/** @typedef {import('./clock.mjs').Clock} Clock */
/** @typedef {ReturnType<typeof createBrowser>} Browser */
/** @typedef {ReturnType<Browser['openTab']>} Tab */
/** @typedef {ReturnType<Tab['openPage']>} BrowserPage */

/** How long another tab waits for what was written to the storage, in ms. */
const storageLagMs = 3

const createCookies = () => {
  /** @type {Map<string, string>} */
  const cookies = new Map()
  return {
    header: () => [...cookies].map((pair) => pair.join('=')).join('; '),
    get: (/** @type {string} */ name) => cookies.get(name),
    /** @param {readonly string[]} texts */
    keep(texts) {
      for (const text of texts) {
        const [pair = ''] = text.split(';')
        const [name = '', value = ''] = pair.split('=')
        if (value === '' || /max-age=0/i.test(text)) cookies.delete(name)
        else cookies.set(name, value)
      }
    },
  }
}

/** Reads a response to its end, also one that breaks off: then so does what the page gets. @param {Response} response */
const readWhole = async (response) => {
  const { status, headers } = response
  try {
    const body = await response.text()
    return new Response([204, 205, 304].includes(status) ? null : body, { status, headers })
  } catch (error) {
    const broken = new ReadableStream({ start: (controller) => controller.error(error) })
    return new Response(broken, { status, headers })
  }
}

/** @type {Promise<never>} */
const never = new Promise(() => {})

/**
 * The network as one page has it.
 * @param {{ nextHeader: () => string, clock: Clock, cookies: ReturnType<typeof createCookies>, isHydrated: () => boolean }} options
 */
const createPageFetch = ({ nextHeader, clock, cookies, isHydrated }) => {
  const send = async (/** @type {Request} */ request) => {
    const sent = new Request(request)
    sent.headers.set(tabHeader, nextHeader())
    if (cookies.header() !== '') sent.headers.set('cookie', cookies.header())
    const response = await readWhole(await fetch(sent))
    cookies.keep(response.headers.getSetCookie())
    return response
  }

  return async (/** @type {Request} */ request) => {
    if (!isHydrated()) return await never
    const outcome = clock.work(() => send(request))
    const response = await outcome.catch(async (error) => (isHydrated() ? Promise.reject(error) : never))
    if (!isHydrated()) return await never
    if (response.headers.has(timeoutHeader))
      throw new DOMException('The limit of time is over.', 'TimeoutError')
    return response
  }
}

/** The clock as one page has it: when the page is gone, nothing goes on. @param {Clock} clock @param {() => boolean} isHydrated */
const createPageClock = (clock, isHydrated) => ({
  now: () => Math.floor(clock.now()),
  /** @param {number} ms @param {AbortSignal} [signal] */
  sleep: async (ms, signal) => {
    await clock.sleep(ms, signal)
    if (!isHydrated()) await never
  },
})

/**
 * A browser with one cookie jar, one storage and one lock manager for all its tabs.
 * @param {{ run: string, clock: Clock }} options `run` names the run to the proxy
 */
export const createBrowser = ({ run, clock }) => {
  const cookies = createCookies()
  const locks = createLockManager()
  const storage = createSharedStorage({ later: (deliver) => void clock.after(storageLagMs, deliver) })
  /** @type {Set<() => void>} */
  const leavers = new Set()

  /** @param {string} name */
  const openTab = (name) => {
    const tabStorage = createTabStorage()
    let leaveEarlier = () => {}
    let sent = 0
    const nextHeader = () => `${run} ${name} ${(sent += 1)}`
    /** A page of this tab; it takes the place of an earlier one. */
    const openPage = () => {
      leaveEarlier()
      const state = { isHydrated: true }
      const isHydrated = () => state.isHydrated
      const page = new EventTarget()
      /** The page goes, and with it all that it had under way; what it sent is on its way all the same. */
      const leave = () => {
        state.isHydrated = false
        locks.leave(page)
      }
      leaveEarlier = leave
      leavers.add(leave)
      const [local, session, own] = [
        storage.open(page, isHydrated),
        tabStorage(isHydrated),
        locks.ofPage(page),
      ]
      const ports = {
        fetch: createPageFetch({ nextHeader, clock, cookies, isHydrated }),
        ...{ localStorage: () => local, sessionStorage: () => session },
        ...{ locks: () => own, page: () => page, clock: createPageClock(clock, isHydrated) },
      }
      return { leave, ports }
    }
    return { name, openPage }
  }

  /** All pages go. */
  const close = () => {
    for (const leave of leavers) leave()
  }

  return { openTab, close, cookies, readStorage: storage.read }
}

import { createLockManager } from './locks.mjs'
import { createDevice } from './device.mjs'
import { tabHeader, timeoutHeader } from './proxy.mjs'
import { createSharedStorage, createTabStorage } from './storage.mjs'

/** @typedef {import('./clock.mjs').Clock} Clock */
/** @typedef {import('./device.mjs').Device} Device */
/** @typedef {ReturnType<typeof createBrowser>} Browser */
/** @typedef {ReturnType<Browser['openTab']>} Tab */
/** @typedef {ReturnType<Tab['openPage']>} BrowserPage */

/** The delay after which another tab sees a write to the storage, in ms. */
const storageLagMs = 3

const createCookies = () => {
  /** @type {Map<string, string>} */
  const cookies = new Map()
  return {
    header: () => [...cookies].map((pair) => pair.join('=')).join('; '),
    get: (/** @type {string} */ name) => cookies.get(name),
    delete: (/** @type {string} */ name) => cookies.delete(name),
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

/** Reads a response completely; if it breaks off, so does the one that the page gets. @param {Response} response */
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
 * The network of a page. Connections do not survive it when the device is suspended.
 * @param {{ nextHeader: () => string, clock: Clock, device: Device, cookies: ReturnType<typeof createCookies>, isOpen: () => boolean }} options
 */
const createPageFetch = ({ nextHeader, clock, device, cookies, isOpen }) => {
  const send = async (/** @type {Request} */ request) => {
    const sent = new Request(request)
    sent.headers.set(tabHeader, nextHeader())
    if (cookies.header() !== '') sent.headers.set('cookie', cookies.header())
    const response = await readWhole(await fetch(sent))
    cookies.keep(response.headers.getSetCookie())
    return response
  }

  return async (/** @type {Request} */ request) => {
    if (!isOpen()) return await never
    const outcome = clock.work(() => send(request))
    const response = await outcome.catch(async (error) => {
      await device.awake()
      return isOpen() ? Promise.reject(error) : never
    })
    const wasSuspended = await device.awake()
    if (!isOpen()) return await never
    // As a browser says it of a connection that was lost meanwhile.
    if (wasSuspended) throw new TypeError('Failed to fetch')
    if (response.headers.has(timeoutHeader)) throw new DOMException('The time limit is over.', 'TimeoutError')
    return response
  }
}

/**
 * The clock of a page, as the client has it by default: steady from the time of the device when the page opened. It never
 * resolves after the page has closed.
 * @param {{ clock: Clock, device: Device, isOpen: () => boolean }} options
 */
const createPageClock = ({ clock, device, isOpen }, ahead = device.now() - clock.now()) => ({
  now: () => Math.floor(clock.now() + ahead),
  /** @param {number} ms @param {AbortSignal} [signal] */
  sleep: async (ms, signal) => {
    await clock.sleep(ms, signal)
    await device.awake()
    if (!isOpen()) await never
  },
})

/**
 * A browser with one cookie jar, one storage and one lock manager for all its tabs.
 * @param {{ run: string, clock: Clock }} options `run` names the run to the proxy
 */
export const createBrowser = ({ run, clock }) => {
  const cookies = createCookies()
  const device = createDevice(clock)
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
    /** Opens a page in this tab; the previous one closes. */
    const openPage = () => {
      leaveEarlier()
      const state = { isOpen: true }
      const isOpen = () => state.isOpen
      const page = new EventTarget()
      /** Closes the page; requests that it sent still reach the platform. */
      const leave = () => {
        state.isOpen = false
        locks.leave(page)
      }
      leaveEarlier = leave
      leavers.add(leave)
      const [local, session, own] = [storage.open(page, isOpen), tabStorage(isOpen), locks.ofPage(page)]
      const ports = {
        fetch: createPageFetch({ nextHeader, clock, device, cookies, isOpen }),
        hasSession: () => cookies.get('sid_Client') !== undefined,
        ...{ localStorage: () => local, sessionStorage: () => session },
        ...{ locks: () => own, page: () => page, clock: createPageClock({ clock, device, isOpen }) },
      }
      return { leave, ports }
    }
    return { name, openPage }
  }

  /** Closes all pages. */
  const close = () => {
    for (const leave of leavers) leave()
  }

  return { openTab, close, cookies, device, readStorage: storage.read }
}

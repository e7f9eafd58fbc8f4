import { cookieAuth } from '../../packages/sdk/src/auth/cookie-auth.ts'
import { createBrowser as createSharedBrowser } from '../../packages/sdk/src/storage/browser.fixture.ts'
import { createClosing } from '../../packages/sdk/src/storage/closing.fixture.ts'
import { createCookies } from '../../packages/sdk/src/storage/cookies.fixture.ts'
import type { Clock } from './clock.ts'
import type { Transmit } from './network.ts'

export type Browser = ReturnType<typeof createBrowser>
export type Tab = ReturnType<Browser['openTab']>

/** The delay after which another tab sees a write to the storage, in ms. */
const storageLagMs = 3

/** The device under a browser: its clock may be set, and it may be suspended for hours. */
const createDevice = (clock: Clock) => {
  let offset = 0
  let resumesAt = 0
  return {
    now: () => clock.now() + offset,
    /** Moves its clock by this many ms. */
    setClock: (ms: number) => void (offset += ms),
    /** Stops all pages for this long, while time goes on for everybody else. */
    suspend: (ms: number) => void (resumesAt = clock.now() + ms),
    /** Resolves once it is not suspended, to whether it was. */
    async awake() {
      const isSuspended = clock.now() < resumesAt
      if (isSuspended) await clock.sleep(resumesAt - clock.now())
      return isSuspended
    },
  }
}

const orAborted = <T>(work: Promise<T>, signal: AbortSignal) =>
  new Promise<T>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    work.then(resolve, reject)
  })

/** One browser: cookies, storage and locks for all its tabs, on a device. */
export const createBrowser = (clock: Clock, transmit: Transmit) => {
  const cookies = createCookies()
  const device = createDevice(clock)
  const browser = createSharedBrowser({ later: (see) => clock.after(storageLagMs, see) })

  /** Connections do not survive it when the device is suspended. */
  const fetchAwake = async (request: Request, send: (request: Request) => Promise<Response>) => {
    request.signal.throwIfAborted()
    const [outcome] = await Promise.allSettled([orAborted(cookies.send(request, send), request.signal)])
    const wasSuspended = await device.awake()
    if (outcome.status === 'rejected') throw outcome.reason
    // As a browser says it of a connection that was lost meanwhile.
    if (wasSuspended) throw new TypeError('Failed to fetch')
    return outcome.value
  }

  const openTab = (name: string) => {
    const session = new Map<string, string>()
    let leaveEarlier = () => {}
    let sent = 0
    const send = (request: Request) => transmit({ tab: name, number: (sent += 1) }, request)

    /** Opens a page in this tab; the previous one closes. */
    const openPage = () => {
      leaveEarlier()
      const tab = browser.openTab({ session })
      const { isOpen, whileOpen, orClosed, close } = createClosing()
      const never = new Promise<never>(() => {})
      const ahead = device.now() - clock.now()
      const sleep = async (ms: number, signal?: AbortSignal) => {
        await clock.sleep(ms, signal)
        await device.awake()
      }
      /** Closes the page; requests that it sent still reach the platform. */
      const leave = () => {
        tab.close()
        close()
      }
      leaveEarlier = leave
      const locks = {
        request: <T>(lock: string, callback: () => Promise<T>) =>
          whileOpen(browser.locks.request(lock, () => orClosed(callback))),
        query: async () => ({ held: [...browser.held].map((lock) => ({ name: lock })) }),
      }
      const ports = {
        fetch: (request: Request) => (isOpen() ? whileOpen(fetchAwake(request, send)) : never),
        auth: cookieAuth({ hasSession: () => cookies.get('sid_Client') !== undefined }),
        localStorage: tab.localStorage,
        sessionStorage: tab.sessionStorage,
        locks: () => locks,
        page: () => tab.page,
        // As the client has it by default: steady from the time of the device when the page opened.
        clock: {
          now: () => Math.floor(clock.now() + ahead),
          sleep: (ms: number, signal?: AbortSignal) => whileOpen(sleep(ms, signal)),
        },
      }
      return { leave, ports }
    }
    return { name, openPage, leave: () => leaveEarlier() }
  }

  return { openTab, cookies, device, readStorage: (key: string) => browser.data.get(key) ?? null }
}

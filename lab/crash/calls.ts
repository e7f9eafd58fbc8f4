import { setTimeout as sleep } from 'node:timers/promises'
import { createDirectCalls, createRequest, webstorePath } from '../chaos/direct-calls.ts'

export interface Shopper {
  email: string
  cookie: string
  /** of the guest who had a cart on the same device */
  guestCookie: string
  guestId: string
}

export interface Call {
  /** @default POST */
  method?: string
  /** below the webstore, or of a server action */
  path: string
  body?: unknown
  isGuest?: boolean
}

/** The process ended before a response. */
export class ConnectionEnded extends Error {}

export type Calls = ReturnType<typeof createCalls>

const pollMs = 20
const maximumPolls = 500

/** A new buyer, signed in, on a device where a guest had a cart before. */
export const openShopper = async (origin: string, email: string): Promise<Shopper> => {
  const { cookie } = await createDirectCalls(origin, fetch).register(email)
  const path = `${webstorePath}/carts/current`
  const { headers } = await fetch(createRequest(origin, { method: 'PUT', path }))
  const guestCookie =
    headers
      .getSetCookie()
      .find((text) => text.startsWith('guest_id='))
      ?.split(';')[0] ?? ''
  return { email, cookie, guestCookie, guestId: guestCookie.replace('guest_id=', '') }
}

/** The calls of one shopper to one process. Errors: `ConnectionEnded` where no whole response came. */
export const createCalls = (origin: string, { cookie, guestCookie }: Shopper) => {
  const send = async ({ method = 'POST', path, body, isGuest = false }: Call) => {
    const input = {
      method,
      path: path.startsWith('/lwr/') ? path : webstorePath + path,
      cookie: isGuest ? guestCookie : `${cookie}; ${guestCookie}`,
      body: method === 'GET' ? undefined : (body ?? {}),
    }
    try {
      const response = await fetch(createRequest(origin, input))
      const text = await response.text()
      return { status: response.status, body: text === '' ? undefined : JSON.parse(text) }
    } catch (error) {
      throw new ConnectionEnded('no whole response', { cause: error })
    }
  }

  /** Polls until accepted work is done; returns a message if it is not. */
  const waitFor = async (path: string) => {
    for (let polls = 0; polls < maximumPolls; polls += 1) {
      const { status, body } = await send({ method: 'GET', path })
      if (status !== 202 && body?.asyncOperationStatus !== 'Processing') return undefined
      await sleep(pollMs)
    }
    return `${path} is still in progress`
  }

  return {
    send,
    /** Reads before a write, to find the ids that it needs. */
    read: async (path: string, isGuest = false) =>
      Object((await send({ method: 'GET', path, isGuest })).body),
    /** Waits for the cart and its checkout; returns what has not finished. */
    waitForWork: async () => (await waitFor('/carts/current')) ?? (await waitFor('/checkouts/active')),
  }
}

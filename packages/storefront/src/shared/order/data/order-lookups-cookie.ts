import type { ShopType } from '@cartonnage/sdk/rules'
import { isRecord } from '../../../shell/is-record'
import type { ListCookie } from '../../../shell/list-cookie'
import { openCookieList } from '../../../shell/list-cookie'
import type { OrderLookup, OrderLookups, OrderProof } from './order-lookups'
import { orderLookupsContext, readProof } from './order-lookups'
import { createVisitorCookie } from '../../../shell/visitor-cookie'

/** How long a lookup lasts, in s. */
const lifetime = 30 * 60

/** Each entry is a key, a hyphen and what it stands for. */
const cookie: ListCookie = {
  prefix: 'order_lookups_',
  shape: /^[0-9a-f]{32}-[\w-]{1,700}$/,
  most: 3,
  maxAge: lifetime,
}

/** The lookups of one request: reads its cookie and collects the line for the response. */
export function createCookieLookups(
  request: Pick<Request, 'url' | 'headers'>,
  shop: ShopType,
  now: () => number = Date.now,
) {
  const { list, add, setCookies } = openCookieList(request, cookie, shop)
  const store: OrderLookups = {
    find: (key) => {
      const entry = list().find((each) => each.startsWith(`${key}-`))
      return Promise.resolve(
        entry === undefined ? undefined : decodeProof(entry.slice(key.length + 1), now()),
      )
    },
    add: ({ key, ...proof }) => {
      add(`${key}-${encodeProof(proof, now())}`)
      return Promise.resolve()
    },
  }
  return { store, setCookies }
}

export const orderLookupsCookie = createVisitorCookie(cookie.prefix, orderLookupsContext, createCookieLookups)

/** With the moment of its end, because a later lookup gives the cookie a new one. */
function encodeProof({ orderNumber, email }: Omit<OrderLookup, 'key'>, now: number): string {
  const text = JSON.stringify({ orderNumber, email, endsAt: now + lifetime * 1000 })
  return btoa(encodeURIComponent(text)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function decodeProof(text: string, now: number): OrderProof | undefined {
  try {
    const value: unknown = JSON.parse(
      decodeURIComponent(atob(text.replaceAll('-', '+').replaceAll('_', '/'))),
    )
    const isOver = !isRecord(value) || typeof value.endsAt !== 'number' || value.endsAt <= now
    return isOver ? undefined : readProof(value)
  } catch {
    // Somebody has changed the cookie.
    return undefined
  }
}

import type { ShopType } from '@cartonnage/sdk/rules'
import type { CookieScope } from './host-cookie'
import { hostCookie, hostCookieName } from './host-cookie'
import { readCookie } from './read-cookie'

/** A cookie, one for each shop, with a short list of texts that scripts cannot read. */
export interface ListCookie {
  /** Start of its name, which the shop follows. */
  readonly prefix: string
  /** What an entry looks like; any other one is left out. Dots separate the entries. */
  readonly shape: RegExp
  /** The latest ones stay, because a cookie must not grow. */
  readonly most: number
  /** In s; without it the cookie ends with the browser's session. */
  readonly maxAge?: number
}

/** The entries that one request has, and may add to. */
export interface CookieList {
  list(): readonly string[]
  /** Adds an entry, or moves it to the end. */
  add(entry: string): void
  /** The lines for `Set-Cookie`; none where nothing was added. */
  setCookies(): readonly string[]
}

/** The line for `Set-Cookie`; without entries it deletes the cookie. */
const listCookie = ({ prefix, maxAge }: ListCookie, scope: CookieScope, entries: readonly string[]): string =>
  hostCookie(prefix, scope, { value: entries.join('.'), maxAge: entries.length === 0 ? 0 : maxAge })

/** Reads the cookie of a request, and collects the line for its response. */
export function openCookieList(
  request: Pick<Request, 'url' | 'headers'>,
  cookie: ListCookie,
  shop: ShopType,
): CookieList {
  const scope = { shop, origin: new URL(request.url).origin }
  const text = readCookie(request.headers.get('cookie') ?? '', hostCookieName(cookie.prefix, scope)) ?? ''
  const before = text.split('.').filter((entry) => cookie.shape.test(entry))
  const state = { entries: before }
  return {
    list: () => state.entries,
    add: (entry) => {
      if (!cookie.shape.test(entry)) return
      state.entries = [...state.entries.filter((other) => other !== entry), entry].slice(-cookie.most)
    },
    setCookies: () => (state.entries === before ? [] : [listCookie(cookie, scope, state.entries)]),
  }
}

import type { ShopType } from '@cartonnage/sdk/rules'
import { hostCookie, hostCookieName } from './host-cookie'
import { readCookie } from './read-cookie'

/** The cookie that says whose files are whose: whoever has its key may see their names, and give them to an order. */
export const fileKeyPrefix = 'files_'

const shape = /^[A-Za-z0-9_-]{22}$/
const maxAge = 24 * 60 * 60

/** The key in the cookie of a request. */
export function readFileKey({ url, headers }: Pick<Request, 'url' | 'headers'>, shop: ShopType) {
  const name = hostCookieName(fileKeyPrefix, { shop, origin: new URL(url).origin })
  const value = readCookie(headers.get('cookie') ?? '', name) ?? ''
  return shape.test(value) ? value : undefined
}

/** The line for `Set-Cookie`. */
export const fileKeyCookie = (scope: { readonly shop: ShopType; readonly origin: string }, key: string) =>
  hostCookie(fileKeyPrefix, scope, { value: key, maxAge })

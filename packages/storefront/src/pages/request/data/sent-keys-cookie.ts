import type { RequestKey } from '@cartonnage/sdk'
import type { ShopType } from '@cartonnage/sdk/rules'
import type { ListCookie } from '../../../shell/list-cookie'
import { openCookieList } from '../../../shell/list-cookie'
import { createVisitorCookie } from '../../../shell/visitor-cookie'
import { sentKeysContext } from '../sent-keys'
import type { SentKeys } from '../sent-keys'

/** Each entry is the record id of a request, a hyphen and its key. */
const cookie: ListCookie = {
  prefix: 'requests_',
  shape: /^[A-Za-z0-9]{15,18}-[0-9a-f]{32}$/,
  most: 5,
}

/** The keys of one request to this server: reads its cookie and collects the line for the response. */
export function createCookieKeys(request: Pick<Request, 'url' | 'headers'>, shop: ShopType) {
  const { list, add, setCookies } = openCookieList(request, cookie, shop)
  const store: SentKeys = {
    find: (requestId) => {
      const entry = list().find((each) => each.split('-')[0] === requestId)
      return Promise.resolve(entry?.split('-')[1])
    },
    add: ({ requestId, idempotencyKey }: RequestKey) =>
      Promise.resolve(add(`${requestId}-${idempotencyKey}`)),
  }
  return { store, setCookies }
}

export const sentKeysCookie = createVisitorCookie(cookie.prefix, sentKeysContext, createCookieKeys)

import type { WithdrawalKey } from '@cartonnage/sdk'
import type { ShopType } from '@cartonnage/sdk/rules'
import type { ListCookie } from '../../../shell/list-cookie'
import { openCookieList } from '../../../shell/list-cookie'
import { receiptKeysContext } from '../receipt-keys'
import type { ReceiptKeys } from '../receipt-keys'
import { createVisitorCookie } from '../../../shell/visitor-cookie'

/** Of a key, in characters. */
const keyLength = 32

/** Each entry is the number of a receipt, a hyphen and its key. */
const cookie: ListCookie = {
  prefix: 'withdrawals_',
  shape: /^[A-Za-z0-9-]{8,18}-[0-9a-f]{32}$/,
  most: 5,
}

const entryOf = ({ withdrawalId, idempotencyKey }: WithdrawalKey): string =>
  `${withdrawalId}-${idempotencyKey}`

/** The keys of one request: reads its cookie and collects the line for the response. */
export function createCookieKeys(request: Pick<Request, 'url' | 'headers'>, shop: ShopType) {
  const { list, add, setCookies } = openCookieList(request, cookie, shop)
  const store: ReceiptKeys = {
    find: (withdrawalId) => {
      const entry = list().find((each) => each.slice(0, -keyLength - 1) === withdrawalId)
      return Promise.resolve(entry?.slice(-keyLength))
    },
    add: (key) => Promise.resolve(add(entryOf(key))),
  }
  return { store, setCookies }
}

export const receiptKeysCookie = createVisitorCookie(cookie.prefix, receiptKeysContext, createCookieKeys)

import { parseShopUrl } from '@cartonnage/sdk/rules'
import {
  createCookieChoiceStore,
  parseSavedChoice,
} from '../../src/pages/checkout/data/checkout-choice-cookie'
import { createCookieKeys as createRequestKeys } from '../../src/pages/request/data/sent-keys-cookie'
import { createCookieKeys } from '../../src/pages/withdrawal/data/receipt-keys-cookie'
import { isRecord } from '../../src/shell/is-record'
import { readProof } from '../../src/shared/order/data/order-lookups'
import { createCookieLookups } from '../../src/shared/order/data/order-lookups-cookie'
import { paths } from '../../src/shell/paths'
import type { BodyLimits } from '../limits/body-limits'
import { createCookieEndpoint } from './cookie-endpoint'
import { holidayPlaces } from './holiday-places'
import type { OwnEndpoint } from './own-endpoint'

/** More than the longest body that one of them gets. */
export const endpointBody: BodyLimits = { types: ['application/json'], maxBytes: 4_000 }

/** What was chosen in the payment step. */
const checkoutChoice = createCookieEndpoint({
  path: paths.checkoutChoice(),
  open: createCookieChoiceStore,
  read: (store) => store.read(),
  emptyStatus: 204,
  save: async (store, body) => {
    const choice = parseSavedChoice(body)
    return choice !== undefined && (await store.save(choice))
  },
  clear: (store) => store.clear(),
})

/** The keys of withdrawals. */
const receiptKeys = createCookieEndpoint({
  path: paths.withdrawalKeys(),
  open: createCookieKeys,
  read: async (store, parameters) => {
    const idempotencyKey = await store.find(parameters.get('withdrawalId') ?? '')
    return idempotencyKey === undefined ? undefined : { idempotencyKey }
  },
  save: async (store, body) => {
    const { withdrawalId, idempotencyKey } = isRecord(body) ? body : {}
    if (typeof withdrawalId !== 'string' || typeof idempotencyKey !== 'string') return false
    await store.add({ withdrawalId, idempotencyKey })
    return true
  },
})

/** The keys of requests for boxes made to measure. */
const requestKeys = createCookieEndpoint({
  path: paths.requestKeys(),
  open: createRequestKeys,
  read: async (store, parameters) => {
    const idempotencyKey = await store.find(parameters.get('requestId') ?? '')
    return idempotencyKey === undefined ? undefined : { idempotencyKey }
  },
  save: async (store, body) => {
    const { requestId, idempotencyKey } = isRecord(body) ? body : {}
    if (typeof requestId !== 'string' || typeof idempotencyKey !== 'string') return false
    await store.add({ requestId, idempotencyKey })
    return true
  },
})

/** What was entered to look up orders. */
const orderLookups = createCookieEndpoint({
  path: paths.orderLookupKeys(),
  open: createCookieLookups,
  read: (store, parameters) => store.find(parameters.get('key') ?? ''),
  save: async (store, body) => {
    const proof = readProof(body)
    const key = isRecord(body) ? body.key : undefined
    if (typeof key !== 'string' || proof === undefined) return false
    await store.add({ key, ...proof })
    return true
  },
})

const ownEndpoints: readonly OwnEndpoint[] = [
  checkoutChoice,
  holidayPlaces,
  receiptKeys,
  requestKeys,
  orderLookups,
]

/** The endpoint at a URL. */
export function findOwnEndpoint(url: string): OwnEndpoint | undefined {
  const { path } = parseShopUrl(url)
  return ownEndpoints.find((endpoint) => endpoint.path === path)
}

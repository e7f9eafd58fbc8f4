import { Hono } from 'hono'
import { findPermittedAccount } from '../account/permitted-account'
import type { Call, Env } from '../../calls/call'
import { readBody } from '../../calls/json-body'
import { noContent } from '../../calls/responses'
import { splitList } from '../../calls/query'
import { itemNotFound, PlatformError } from '../../platform-error'
import { shops } from '../../shop'
import { addressMembers, readAddress } from './address-input'
import { addressBody, selectAddresses } from './address-list'
import * as saved from './address-repository'
import type { AddressRecord } from './address-repository'

/** The saved addresses of an account that the buyer may act for. */
export const addressRoutes = new Hono<Env>()

addressRoutes.get('/accounts/:accountId/addresses', (c) => {
  const query = c.req.query()
  const all = saved.listAddresses(c.var.context.db, permittedAccount(c.var))
  const { countries } = shops[c.var.visitor.shop]
  const { addresses, page, hasMore, sortOrder } = selectAddresses(all, { query, countries })
  const fields = splitList(query.fields)
  return c.json({
    count: addresses.length,
    currentPageToken: page > 1 ? String(page) : null,
    currentPageUrl: pageUrl(c.var, page),
    nextPageToken: hasMore ? String(page + 1) : null,
    nextPageUrl: hasMore ? pageUrl(c.var, page + 1) : null,
    sortOrder,
    items: addresses.map((address) => addressBody(address, fields)),
  })
})

addressRoutes.post('/accounts/:accountId/addresses', async (c) => {
  const accountId = permittedAccount(c.var)
  const details = readAddress(await readBody(c, ['name', ...addressMembers]))
  const { db, random, clock } = c.var.context
  const address = { ...details, id: random.recordId('8lW'), accountId, createdAt: clock.now() }
  saved.saveAddress(db, address)
  return c.json(addressBody(address), 201)
})

/** Changes what the body names, except the name, which follows from the others. */
addressRoutes.patch('/accounts/:accountId/addresses/:addressId', async (c) => {
  const current = requireAddress(c.var)
  const details = readAddress(await readBody(c, addressMembers), current)
  const address = { ...current, ...details }
  saved.saveAddress(c.var.context.db, address)
  return c.json(addressBody(address))
})

addressRoutes.delete('/accounts/:accountId/addresses/:addressId', (c) => {
  saved.deleteAddress(c.var.context.db, requireAddress(c.var).id)
  return noContent(c)
})

/** The account of the path: the buyer's own, or one they manage; 403 otherwise. */
function permittedAccount({ context, visitor, request }: Call): string {
  const { buyer, effectiveAccountId } = visitor
  const requested = request.param('accountId') ?? 'current'
  if (!buyer) throw noAccess()
  if (requested === 'current') return effectiveAccountId ?? buyer.accountId
  const account = findPermittedAccount(context, buyer, requested)
  if (!account) throw noAccess()
  return account.id
}

function requireAddress(call: Call): AddressRecord {
  const id = call.request.param('addressId') ?? ''
  const address = saved.findAddress(call.context.db, permittedAccount(call), id)
  if (!address) throw itemNotFound('The address')
  return address
}

function pageUrl({ request }: Call, page: number): string {
  const url = new URL(request.url)
  if (page > 1) url.searchParams.set('pageToken', String(page))
  return url.pathname + url.search
}

const noAccess = () => new PlatformError(403, 'INSUFFICIENT_ACCESS', 'These addresses are not yours to see.')

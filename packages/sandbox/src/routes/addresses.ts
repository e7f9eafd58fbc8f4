import { Hono } from 'hono'
import { itemNotFound, noContent, PlatformError, readBody } from '../answers'
import * as saved from '../database/address-repository'
import type { AddressRecord } from '../database/address-repository'
import { addressMembers, readAddress } from '../platform/address-input'
import { addressBody, selectAddresses } from '../platform/address-list'
import { findPermittedAccount } from '../platform/permitted-account'
import type { Env, SandboxCall } from '../sandbox-context'
import { shops } from '../shop'
import { splitIds } from './pricing'

/** The saved addresses of an account that the buyer may act for. */
export const addressRoutes = new Hono<Env>()

addressRoutes.get('/accounts/:accountId/addresses', (c) => {
  const query = c.req.query()
  const all = saved.listAddresses(c.var.context.db, permittedAccount(c))
  const { countries } = shops[c.var.visitor.shop]
  const { addresses, page, hasMore, sortOrder } = selectAddresses(all, { query, countries })
  const fields = splitIds(query['fields'])
  return c.json({
    count: addresses.length,
    currentPageToken: page > 1 ? String(page) : null,
    currentPageUrl: pageUrl(c, page),
    nextPageToken: hasMore ? String(page + 1) : null,
    nextPageUrl: hasMore ? pageUrl(c, page + 1) : null,
    sortOrder,
    items: addresses.map((address) => addressBody(address, fields)),
  })
})

addressRoutes.post('/accounts/:accountId/addresses', async (c) => {
  const accountId = permittedAccount(c)
  const details = readAddress(await readBody(c, ['name', ...addressMembers]))
  const { db, random, clock } = c.var.context
  const address = { ...details, id: random.recordId('8lW'), accountId, createdAt: clock.now() }
  saved.insertAddress(db, address)
  return c.json(addressBody(address), 201)
})

/** Changes what the body names. The name follows from the others; `addressId` stands in the path alone. */
addressRoutes.patch('/accounts/:accountId/addresses/:addressId', async (c) => {
  const present = requireAddress(c)
  const details = readAddress(await readBody(c, addressMembers), present)
  const address = { ...present, ...details }
  saved.updateAddress(c.var.context.db, address)
  return c.json(addressBody(address))
})

addressRoutes.delete('/accounts/:accountId/addresses/:addressId', (c) => {
  saved.deleteAddress(c.var.context.db, requireAddress(c).id)
  return noContent(c)
})

/** The account of the path: the buyer's own, or one they manage. 403 for everyone else. */
function permittedAccount(c: SandboxCall): string {
  const { buyer, effectiveAccountId } = c.var.visitor
  const wanted = c.req.param('accountId') ?? 'current'
  if (!buyer) throw noAccess()
  if (wanted === 'current') return effectiveAccountId ?? buyer.accountId
  const account = findPermittedAccount(c.var.context, buyer, wanted)
  if (!account) throw noAccess()
  return account.id
}

function requireAddress(c: SandboxCall): AddressRecord {
  const id = c.req.param('addressId') ?? ''
  const address = saved.findAddress(c.var.context.db, permittedAccount(c), id)
  if (!address) throw itemNotFound('The address')
  return address
}

function pageUrl(c: SandboxCall, page: number): string {
  const url = new URL(c.req.url)
  if (page > 1) url.searchParams.set('pageToken', String(page))
  return url.pathname + url.search
}

const noAccess = () => new PlatformError(403, 'INSUFFICIENT_ACCESS', 'These addresses are not yours to see.')

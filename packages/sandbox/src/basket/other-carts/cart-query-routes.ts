import { Hono } from 'hono'
import type { Call, Env, Exchange } from '../../calls/call'
import { readRecordQuery, runRecordQuery } from '../../calls/record-query'
import { requireBuyer } from '../../people/account/permitted-account'
import { readVisitor } from '../../people/session/visitor'
import { PlatformError } from '../../platform-error'
import { findWebstore, shops, type Shop } from '../../shop'
import { splitSitePath } from '../../site-path'
import * as carts from '../records/cart-repository'
import type { CartRecord } from '../records/cart-repository'

/** Queries for the buyer's own carts, the only records that the sandbox finds in this way; 401 for guests. */
export const cartQueryRoutes = new Hono<Env>().get('/services/data/:version/query', (c) => {
  const text = c.req.query('q') ?? ''
  c.set('visitor', readVisitor(c, { shop: queriedShop(c, text) }))
  const buyer = requireBuyer(c.var.visitor)
  const query = readRecordQuery(text)
  if (query.object.toLowerCase() !== 'webcart') {
    throw new PlatformError(400, 'INVALID_TYPE', `sObject type '${query.object}' is not supported.`)
  }
  const { db } = c.var.context
  const own = carts.listCartsOfUser(db, { shop: c.var.visitor.shop, ownerId: buyer.userId })
  const found = runRecordQuery(query, { names, list: own.map((cart) => rowOf(c.var, cart)) })
  c.header('Cache-Control', 'private, no-store')
  const records = found.map((record) => ({ attributes: { type: 'WebCart' }, ...record }))
  return c.json({ totalSize: records.length, done: true, records })
})

/** The shop of the webstore that the query names, or else of the called site. */
function queriedShop(c: Exchange, text: string): Shop {
  const named = /'(0ZE\w{12,15})'/.exec(text)?.[1] ?? ''
  const webstore = findWebstore(named, c.var.context.options.webstoreAliases)
  return webstore?.shop ?? splitSitePath(new URL(c.req.url).pathname).shop
}

const rowOf = ({ context: { db } }: Call, cart: CartRecord) => ({
  Id: cart.id,
  Name: cart.name,
  WebStoreId: shops[cart.shop].webstoreId,
  AccountId: cart.accountId,
  OwnerId: cart.ownerId,
  IsSecondary: cart.isSecondary === 1,
  Status: cart.status,
  Type: cart.type,
  CurrencyIsoCode: cart.currencyCode,
  UniqueProductCount: carts.countCartItems(db, cart.id),
  TotalProductCount: carts.listCartItems(db, cart.id).reduce((sum, { quantity }) => sum + quantity, 0),
  CreatedDate: new Date(cart.createdAt).toISOString(),
  LastModifiedDate: new Date(cart.changedAt).toISOString(),
})

const names: readonly (keyof ReturnType<typeof rowOf>)[] = [
  'Id',
  'Name',
  'WebStoreId',
  'AccountId',
  'OwnerId',
  'IsSecondary',
  'Status',
  'Type',
  'CurrencyIsoCode',
  'UniqueProductCount',
  'TotalProductCount',
  'CreatedDate',
  'LastModifiedDate',
]

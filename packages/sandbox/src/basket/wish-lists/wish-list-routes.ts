import { Hono } from 'hono'
import type { Env } from '../../calls/call'
import { readBody, readRequired } from '../../calls/json-body'
import { noContent } from '../../calls/responses'
import { isRecord } from '../../json-object'
import { invalidInput, itemNotFound } from '../../platform-error'
import { isSameRecord } from '../../record-id'
import { itemBody, itemsBody, summaryBody } from './wish-list-body'
import * as lists from './wish-list-repository'
import { createWishList, listOwner, putOnList, readListName, requireWishList } from './wish-list-state'

/** The platform's wish lists, as far as the contract has them: names and products, without quantities. */
export const wishListRoutes = new Hono<Env>()
  .get('/wishlists', (c) => {
    const all = lists.listWishLists(c.var.context.db, listOwner(c.var))
    const summaries = all.map((list) => summaryBody(c.var, list))
    return c.json({ summaries, wishlistCount: all.length, displayedList: null })
  })
  .post('/wishlists', async (c) => {
    const body = await readBody(c, ['name', 'products'])
    const name = readListName(body)
    const products = readProducts(body.products)
    const list = c.var.context.db.transaction(() => {
      const created = createWishList(c.var, name)
      for (const productId of products) putOnList(c.var, created, productId)
      return created
    })
    return c.json({ summary: summaryBody(c.var, list), page: itemsBody(c.var, list) }, 201)
  })
  .patch('/wishlists/:wishlistId', async (c) => {
    const list = requireWishList(c.var)
    const name = readListName(await readBody(c, ['name']))
    const changedAt = c.var.context.clock.now()
    lists.changeWishList(c.var.context.db, list.id, { name, changedAt })
    return c.json(summaryBody(c.var, { ...list, name, changedAt }))
  })
  .delete('/wishlists/:wishlistId', (c) => {
    lists.deleteWishList(c.var.context.db, requireWishList(c.var).id)
    return noContent(c)
  })
  .get('/wishlists/:wishlistId/wishlist-items', (c) => c.json(itemsBody(c.var, requireWishList(c.var))))
  .post('/wishlists/:wishlistId/wishlist-items', async (c) => {
    const list = requireWishList(c.var)
    const productId = readRequired(await readBody(c, ['productId']), 'productId')
    return c.json(itemBody(c.var, putOnList(c.var, list, productId)), 201)
  })
  .delete('/wishlists/:wishlistId/wishlist-items/:wishlistItemId', (c) => {
    const { db, clock } = c.var.context
    const list = requireWishList(c.var)
    const id = c.req.param('wishlistItemId')
    const item = lists.listItems(db, list.id).find((each) => isSameRecord(each.id, id))
    if (!item) throw itemNotFound('The item')
    lists.deleteItem(db, item.id)
    lists.changeWishList(db, list.id, { changedAt: clock.now() })
    return noContent(c)
  })

function readProducts(products: unknown): readonly string[] {
  if (products === undefined || products === null) return []
  if (!Array.isArray(products)) throw invalidInput('products is a list.')
  return products.map((product: unknown) => {
    if (isRecord(product)) return readRequired(product, 'productId')
    throw invalidInput('A product has a productId.')
  })
}

import { Hono } from 'hono'
import type { Call, Env, Exchange } from '../../calls/call'
import { readBody, readRequired } from '../../calls/json-body'
import { webstoreSettings } from '../../calls/webstore-settings'
import { isRecord } from '../../json-object'
import { readVisitor } from '../../people/session/visitor'
import { attempt, invalidInput, PlatformError } from '../../platform-error'
import { splitSitePath } from '../../site-path'
import * as lists from './wish-list-repository'
import type { WishListRecord } from './wish-list-repository'
import { maximumItems, putOnList, requireWishList, tooMany } from './wish-list-state'

const largestQuantity = 999_999

/**
 * The quantities of wish lists, which the platform does not have: calls of the shop's own. 404 where the setting
 * `wishListQuantitiesEnabled` is off, 401 for guests.
 */
export const listQuantityRoutes = new Hono<Env>()
  .get('/services/apexrest/wishlists/:wishlistId/quantities', (c) => {
    identify(c)
    return c.json(quantitiesBody(c.var, requireWishList(c.var)))
  })
  .patch('/services/apexrest/wishlists/:wishlistId/quantities', async (c) => {
    identify(c)
    const list = requireWishList(c.var)
    const lines = readLines(await readBody(c, ['lines']))
    const { db, clock } = c.var.context
    const failed = db.transaction(() => {
      lists.changeWishList(db, list.id, { changedAt: clock.now() })
      return lines.flatMap((line) => setLine(c.var, list, line))
    })
    return c.json(quantitiesBody(c.var, list, failed))
  })

function identify(c: Exchange): void {
  const { shop } = splitSitePath(new URL(c.req.url).pathname)
  const { language, effectiveAccountId } = c.req.query()
  c.set('visitor', readVisitor(c, { shop, language, effectiveAccountId }))
  if (webstoreSettings(c.var.context, shop).wishListQuantitiesEnabled) return
  throw new PlatformError(404, 'NOT_FOUND', 'Could not find a match for URL')
}

interface NewLine {
  readonly productId: string
  /** Null leaves it open. */
  readonly quantity: number | null
}

interface FailedLine {
  readonly productId: string
  readonly errorCode: string
  readonly message: string
}

/** Sets one line; what is wrong with its product does not concern the others. A full list refuses all of them. */
function setLine(call: Call, list: WishListRecord, { productId, quantity }: NewLine): readonly FailedLine[] {
  const { db } = call.context
  const present = lists.findItem(db, list.id, productId)
  if (quantity === 0) {
    if (present) lists.deleteItem(db, present.id)
    return []
  }
  const item = present ?? attempt(() => putOnList(call, list, productId))
  if (!(item instanceof PlatformError)) {
    lists.setItemQuantity(db, item.id, quantity)
    return []
  }
  if (item.errorCode === 'LIMIT_EXCEEDED') throw item
  return [{ productId, errorCode: item.errorCode, message: item.message }]
}

function readLines({ lines }: Record<string, unknown>): readonly NewLine[] {
  if (!Array.isArray(lines)) throw invalidInput('lines is a list.')
  if (lines.length > maximumItems) throw tooMany(`${maximumItems} lines`)
  return lines.map((line: unknown) => {
    if (!isRecord(line)) throw invalidInput('A line has a productId and a quantity.')
    return { productId: readRequired(line, 'productId'), quantity: readQuantity(line.quantity) }
  })
}

function readQuantity(quantity: unknown): number | null {
  if (quantity === null) return null
  if (Number.isInteger(quantity) && Number(quantity) >= 0 && Number(quantity) <= largestQuantity)
    return Number(quantity)
  throw invalidInput(`A quantity is a whole number up to ${largestQuantity}, or null.`)
}

const quantitiesBody = ({ context }: Call, list: WishListRecord, failed: readonly FailedLine[] = []) => ({
  lines: lists.listItems(context.db, list.id).map(({ productId, quantity }) => ({ productId, quantity })),
  failed,
})

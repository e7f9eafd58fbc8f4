import { Hono } from 'hono'
import { requireBuyer } from '../../people/account/permitted-account'
import type { Env, Exchange } from '../../calls/call'
import { readBody, readText } from '../../calls/json-body'
import { noContent } from '../../calls/responses'
import { invalidInput, PlatformError } from '../../platform-error'
import { readVisitor } from '../../people/session/visitor'
import { webstoreSettings } from '../../calls/webstore-settings'
import { splitSitePath } from '../../site-path'
import { requireCart, requireWritable } from '../records/cart-owner'
import * as carts from '../records/cart-repository'
import type { CartRecord } from '../records/cart-repository'
import { requireOwner } from '../cart/cart-state'

const longestText = 250
const forbidden = /["'<>@!$#&%\\{[\]}]/

/**
 * The buyer's carts with names and notes: calls of the shop's own, not of the platform. 404 where the setting
 * `cartListEnabled` is off, 401 for guests.
 */
export const cartListRoutes = new Hono<Env>()
  .get('/services/apexrest/carts', (c) => {
    const { firstName, lastName } = identify(c)
    const ownerName = `${firstName} ${lastName}`
    const list = carts.listCarts(c.var.context.db, requireOwner(c.var.visitor))
    return c.json({ carts: list.map((cart) => entryOf(cart, ownerName)) })
  })
  .patch('/services/apexrest/carts/:cartId', async (c) => {
    identify(c)
    const body = await readBody(c, ['name', 'note'])
    const [name, note] = [readShortText(body, 'name'), readShortText(body, 'note')]
    const { db, clock } = c.var.context
    const cart = requireWritable(requireCart(c.var, c.req.param('cartId')), c.var.context)
    carts.describeCart(db, cart.id, { name: name ?? carts.unnamed, note, now: clock.now() })
    return noContent(c)
  })

function identify(c: Exchange) {
  const { shop } = splitSitePath(new URL(c.req.url).pathname)
  const { language, effectiveAccountId } = c.req.query()
  c.set('visitor', readVisitor(c, { shop, language, effectiveAccountId }))
  if (webstoreSettings(c.var.context, shop).cartListEnabled) return requireBuyer(c.var.visitor)
  throw new PlatformError(404, 'NOT_FOUND', 'Could not find a match for URL')
}

function readShortText(body: Record<string, unknown>, member: string): string | null {
  const text = readText(body, member)
  if (text === null || (text.length <= longestText && !forbidden.test(text))) return text
  throw invalidInput(`${member} is longer than ${longestText} characters, or has one that is not allowed.`)
}

const entryOf = (cart: CartRecord, ownerName: string) => ({
  cartId: cart.id,
  isSecondary: cart.isSecondary === 1,
  name: cart.name === carts.unnamed ? null : cart.name,
  note: cart.note,
  createdDate: new Date(cart.createdAt).toISOString(),
  changedDate: new Date(cart.changedAt).toISOString(),
  ownerName,
})

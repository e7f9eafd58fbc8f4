import { Hono } from 'hono'
import type { Env } from '../calls/call'
import { readRequired, readText } from '../calls/json-body'
import { withdrawProduct, type WithdrawnProduct } from '../catalog/products/withdraw-product'
import { invalidInput } from '../platform-error'
import { adminCommand, requireOwnSite } from './admin-call'

/** The catalogue, changed while the sandbox runs. */
export const productRoutes = new Hono<Env>()

/**
 * Takes a product off sale (`sku`): discontinued in all shops, with what is left in stock (`stock`, 0 without it) and the
 * article that takes its place (`successor`). Responds with its new state. 404 for an unknown article number.
 */
productRoutes.post(
  '/__sandbox/products',
  requireOwnSite,
  adminCommand({
    members: ['sku', 'stock', 'successor'],
    fromJson: readWithdrawal,
    fromForm: readWithdrawal,
    run: (c, product) => c.json(withdrawProduct(c.var.context, product)),
  }),
)

function readWithdrawal(body: Readonly<Record<string, unknown>>): WithdrawnProduct {
  const stock = Number(body.stock || 0)
  if (!Number.isInteger(stock) || stock < 0) throw invalidInput('stock is a whole number of 0 or more.')
  return {
    sku: readRequired(body, 'sku').trim(),
    stock,
    successor: readText(body, 'successor')?.trim() || null,
  }
}

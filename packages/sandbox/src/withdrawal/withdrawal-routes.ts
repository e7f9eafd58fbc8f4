import { Hono } from 'hono'
import type { Call, Env, Exchange } from '../calls/call'
import { maySee } from '../orders/order-lookup'
import { findOrder, listOrderItems, type OrderRecord } from '../orders/order-repository'
import { failure, parseJson, siteOf } from '../session/sign-in-call'
import { readVisitor } from '../session/visitor'
import { readLocale } from '../shop'
import { readWithdrawal, type SentWithdrawal } from './withdrawal-input'
import { sendWithdrawalMails } from './withdrawal-mail'
import {
  findWithdrawal,
  insertWithdrawal,
  type WithdrawalDeclaration,
  type WithdrawalRecord,
} from './withdrawal-repository'

/** Withdrawing from a contract, without signing in: the shop's own call, which the platform does not have. */
export const withdrawalRoutes = new Hono<Env>()

/**
 * Answers `{ withdrawalId, receivedAt }`, which tells nobody whether an order has the number: 201, or 200 for a key that has been used for the same
 * declaration, which then is not taken down again. 422 when the key stands for another one, 400 for what is missing.
 */
withdrawalRoutes.post('/services/apexrest/legal/withdrawals', async (c) => {
  const sent = readWithdrawal(parseJson(await c.req.text()))
  if ('errors' in sent) return c.json(failure(...sent.errors), 400)
  const { shop } = siteOf(c.var)
  const existing = findWithdrawal(c.var.context.db, shop, sent.idempotencyKey)
  if (existing === undefined) return c.json(receipt(declare(c, sent)), 201)
  if (!isSame(existing, sent.declaration)) {
    return c.json(failure('This idempotencyKey was used for another declaration.'), 422)
  }
  return c.json(receipt(existing), 200)
})

/** Takes the declaration down and sends its mails, all or nothing. A number that no order has is no obstacle. */
function declare(c: Exchange, { declaration, language, idempotencyKey }: SentWithdrawal): WithdrawalRecord {
  const { context } = c.var
  const { db, clock, random } = context
  const { shop } = siteOf(c.var)
  const order = findOrderOf(c.var, declaration.orderReferenceNumber)
  const withdrawal: WithdrawalRecord = {
    ...declaration,
    id: random.recordId('0wd'),
    shop,
    idempotencyKey,
    isOrderKnown: order !== undefined,
    receivedAt: clock.now(),
  }
  const isToBuyer = order?.contact?.email?.toLowerCase() === declaration.email.toLowerCase()
  const scope = { locale: readLocale(language, shop), isToBuyer, formLines: listFormLines(c, order) }
  db.transaction(() => {
    insertWithdrawal(db, withdrawal)
    sendWithdrawalMails(context, withdrawal, scope)
  })
  return withdrawal
}

function findOrderOf(call: Call, number: string): OrderRecord | undefined {
  const order = findOrder(call.context.db, number)
  return order?.shop === siteOf(call).shop ? order : undefined
}

/** The goods of an order as the storefront's form offers them to its buyer, who alone may see them. */
function listFormLines(c: Exchange, order: OrderRecord | undefined): readonly string[] {
  const visitor = readVisitor(c, { shop: siteOf(c.var).shop })
  if (order === undefined || visitor.buyer === undefined || !maySee(order, visitor)) return []
  const items = listOrderItems(c.var.context.db, order.id)
  return items.map(({ quantity, sku, name }) => `${quantity} × ${sku} ${name}`)
}

const receipt = ({ id, receivedAt }: WithdrawalRecord) => ({
  withdrawalId: id,
  receivedAt: new Date(receivedAt).toISOString(),
})

const textOf = ({ name, orderReferenceNumber, email, lines }: WithdrawalDeclaration) =>
  JSON.stringify([name, orderReferenceNumber, email, lines])
const isSame = (a: WithdrawalDeclaration, b: WithdrawalDeclaration) => textOf(a) === textOf(b)

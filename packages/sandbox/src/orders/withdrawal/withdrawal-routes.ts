import { Hono } from 'hono'
import type { Call, Env, Exchange } from '../../calls/call'
import { documentNumber } from '../records/document-numbers'
import { parseJson } from '../../json-object'
import { isOwnAddress } from '../representation/order-mail-limit'
import { canSee } from '../records/order-access'
import {
  findOrder,
  listOrderItems,
  type OrderItemRecord,
  type OrderRecord,
} from '../records/order-repository'
import { failure, siteOf } from '../../people/session/sign-in-call'
import { readVisitor } from '../../people/session/visitor'
import { readLocale } from '../../shop'
import { readWithdrawal, readWithdrawalKey, type SentWithdrawal } from './withdrawal-input'
import { sendWithdrawalMails } from './withdrawal-mail'
import {
  countWithdrawals,
  findWithdrawal,
  insertWithdrawal,
  type WithdrawalDeclaration,
  type WithdrawalRecord,
} from '../records/withdrawal-repository'

/** Withdrawing from a contract without signing in: a call of the shop's own, not of the platform. */
export const withdrawalRoutes = new Hono<Env>()

/**
 * Responds with `{ withdrawalId, receivedAt }`, which does not reveal whether the order exists: 201, or 200 for a key that
 * was used for the same declaration, which is not stored again. 422 when the key was used for another one, 400 for
 * missing members.
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

/** Responds with receipt and declaration to whoever knows the key of the declaration; 404 to everybody else. */
withdrawalRoutes.post('/services/apexrest/legal/withdrawals/lookup', async (c) => {
  const { withdrawalId, idempotencyKey } = readWithdrawalKey(parseJson(await c.req.text()))
  const found = findWithdrawal(c.var.context.db, siteOf(c.var).shop, idempotencyKey)
  if (found?.id !== withdrawalId) return c.json(failure('There is no such withdrawal.'), 404)
  const { name, orderReferenceNumber, email, lines } = found
  return c.json({ ...receipt(found), name, orderReferenceNumber, email, lines })
})

/** Stores the declaration and sends its mails, all or nothing, even when no order has the number. */
function declare(c: Exchange, { declaration, language, idempotencyKey }: SentWithdrawal): WithdrawalRecord {
  const { context } = c.var
  const { db, clock } = context
  const { shop } = siteOf(c.var)
  const order = findOrderOf(c.var, declaration.orderReferenceNumber)
  const withdrawal: WithdrawalRecord = {
    ...declaration,
    id: documentNumber('withdrawal', shop, countWithdrawals(db, shop) + 1),
    shop,
    idempotencyKey,
    isOrderKnown: order !== undefined,
    receivedAt: clock.now(),
  }
  const isToBuyer = order?.contact?.email?.toLowerCase() === declaration.email.toLowerCase()
  const isToAccount = order !== undefined && isOwnAddress(db, order, declaration.email)
  const locale = readLocale(language, shop)
  const scope = {
    locale,
    isToBuyer,
    isToAccount,
    formLines: findFormLines(c, { order, lines: declaration.lines }),
  }
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

/** Of the lines of a declaration those that the storefront's form lists, for the buyer of the order only. */
function findFormLines(
  c: Exchange,
  { order, lines }: { readonly order: OrderRecord | undefined; readonly lines: readonly string[] },
): readonly string[] {
  const visitor = readVisitor(c, { shop: siteOf(c.var).shop })
  if (order === undefined || visitor.buyer === undefined || !canSee(order, visitor)) return []
  const items = listOrderItems(c.var.context.db, order.id)
  return lines.filter((line) => items.some((item) => isFormLine(line, item)))
}

/** `25 × 1001180 Name`, or with one word for its unit and the number grouped: `1’250 Stück 1001180 Name`. */
function isFormLine(line: string, { quantity, sku, name }: OrderItemRecord): boolean {
  const article = ` ${sku} ${name}`
  const [, number = ''] =
    /^(\d[\d.,’\u00a0\u202f]*)\s(?:×|\p{L}{1,12})$/u.exec(line.slice(0, -article.length)) ?? []
  return line.endsWith(article) && Number(number.replace(/\D/g, '')) === quantity
}

const receipt = ({ id, receivedAt }: WithdrawalRecord) => ({
  withdrawalId: id,
  receivedAt: new Date(receivedAt).toISOString(),
})

const textOf = ({ name, orderReferenceNumber, email, lines }: WithdrawalDeclaration) =>
  JSON.stringify([name, orderReferenceNumber, email, lines])
const isSame = (a: WithdrawalDeclaration, b: WithdrawalDeclaration) => textOf(a) === textOf(b)

import { Hono } from 'hono'
import { findOrder } from '../database/order-repository'
import {
  findWithdrawal,
  insertWithdrawal,
  type WithdrawalDeclaration,
  type WithdrawalRecord,
} from '../database/withdrawal-repository'
import { readWithdrawal, type SentWithdrawal } from '../platform/withdrawal-input'
import { sendWithdrawalReceipt } from '../platform/withdrawal-mail'
import type { Env, SandboxCall } from '../sandbox-context'
import { readLocale } from '../shop'
import { failure, parseJson, siteOf } from './sign-in-call'

/** Withdrawing from a contract, without signing in: the shop's own call, which the platform does not have. */
export const withdrawalRoutes = new Hono<Env>()

/**
 * Answers `{ withdrawalId, receivedAt, isOrderKnown }`: 201, or 200 for a key that has been used for the same
 * declaration, which then is not taken down again. 422 when the key stands for another one, 400 for what is missing.
 */
withdrawalRoutes.post('/services/apexrest/legal/withdrawals', async (c) => {
  const sent = readWithdrawal(parseJson(await c.req.text()))
  if ('errors' in sent) return c.json(failure(...sent.errors), 400)
  const { shop } = siteOf(c)
  const known = findWithdrawal(c.var.context.db, shop, sent.idempotencyKey)
  if (known === undefined) return c.json(receipt(declare(c, sent)), 201)
  if (!isSame(known, sent.declaration)) {
    return c.json(failure('This idempotencyKey was used for another declaration.'), 422)
  }
  return c.json(receipt(known), 200)
})

/** Takes the declaration down and sends its receipt, both or neither. A number that no order has is no obstacle. */
function declare(
  c: SandboxCall,
  { declaration, language, idempotencyKey }: SentWithdrawal,
): WithdrawalRecord {
  const { context } = c.var
  const { db, clock, random } = context
  const { shop } = siteOf(c)
  const withdrawal: WithdrawalRecord = {
    ...declaration,
    id: random.recordId('0wd'),
    shop,
    idempotencyKey,
    isOrderKnown: findOrder(db, declaration.orderReferenceNumber)?.shop === shop,
    receivedAt: clock.now(),
  }
  db.transaction(() => {
    insertWithdrawal(db, withdrawal)
    sendWithdrawalReceipt(context, withdrawal, readLocale(language, shop))
  })
  return withdrawal
}

const receipt = ({ id, receivedAt, isOrderKnown }: WithdrawalRecord) => ({
  withdrawalId: id,
  receivedAt: new Date(receivedAt).toISOString(),
  isOrderKnown,
})

const textOf = ({ name, orderReferenceNumber, email, lines }: WithdrawalDeclaration) =>
  JSON.stringify([name, orderReferenceNumber, email, lines])
const isSame = (a: WithdrawalDeclaration, b: WithdrawalDeclaration) => textOf(a) === textOf(b)

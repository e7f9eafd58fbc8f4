import { Hono } from 'hono'
import type { Call, Env, Exchange } from '../../calls/call'
import { readBody } from '../../calls/json-body'
import { isRecord, rejectUnknownMembers } from '../../json-object'
import { attempt, errorList, invalidInput, PlatformError } from '../../platform-error'
import { calculateCart, type CalculatedCart } from '../calculation/cart-calculation'
import { acceptedForCart, identifyGuest } from './cart-call'
import { newItemMembers, readNewLine } from './cart-item-input'
import { requireCart } from '../records/cart-owner'
import { flatItem } from './cart-representation'
import { addLines, type LineResult, type NewLine } from './cart-writes'

const LARGEST_BATCH = 100

/** Many new items in one call, with results in the order of the inputs; one that fails does not affect the others. */
export const cartItemBatchRoutes = new Hono<Env>().post('/carts/:cartId/cart-items/batch', async (c) => {
  const inputs = readInputs(await readBody(c, ['inputs']))
  const lines = inputs.filter((input): input is NewLine => !(input instanceof PlatformError))
  identifyGuest(c)
  const added = addLines(c.var, { cartId: c.req.param('cartId'), lines })
  const remaining = [...added]
  const outcomes = inputs.map((input) => (input instanceof PlatformError ? input : remaining.shift()))
  return batchResponse(c, outcomes, calculateTarget(c.var, added))
})

/** The cart that the items went to; undefined when all of them failed. */
function calculateTarget(call: Call, added: readonly LineResult[]): CalculatedCart | undefined {
  const first = added.find((result) => 'item' in result)
  return first && calculateCart(call, requireCart(call, first.item.cartId))
}

type Outcome = LineResult | PlatformError | undefined

function batchResponse(c: Exchange, outcomes: readonly Outcome[], calculated: CalculatedCart | undefined) {
  const results = outcomes.map((outcome) => batchEntry(outcome, calculated))
  const body = { hasErrors: results.some(({ statusCode }) => statusCode >= 400), results }
  if (!calculated?.isProcessing) return c.json(body)
  return acceptedForCart(c, calculated.cart, body)
}

function batchEntry(outcome: Outcome, calculated: CalculatedCart | undefined) {
  if (outcome instanceof PlatformError) return failedEntry(outcome)
  if (outcome && 'error' in outcome) return failedEntry(outcome.error)
  const result = outcome && calculated ? flatItem(calculated, outcome.item.id, []) : {}
  return calculated?.isProcessing
    ? { statusCode: 202, result: { ...result, cartItemId: null } }
    : { statusCode: 201, result }
}

const failedEntry = ({ status, errorCode, message }: PlatformError) => ({
  statusCode: status,
  result: errorList(errorCode, message),
})

/** The inputs of a batch; an invalid entry is represented by its error. */
function readInputs({ inputs }: Record<string, unknown>): readonly (NewLine | PlatformError)[] {
  if (!Array.isArray(inputs) || inputs.length === 0) throw invalidInput('inputs is required.')
  if (inputs.length > LARGEST_BATCH) {
    throw new PlatformError(400, 'INVALID_BATCH_SIZE', `At most ${LARGEST_BATCH} inputs are possible.`)
  }
  return inputs.map((input: unknown) => attempt(() => readInput(input)))
}

function readInput(input: unknown): NewLine {
  const rich = isRecord(input) ? input.richInput : undefined
  if (!isRecord(input) || !isRecord(rich)) throw invalidInput('richInput is required.')
  rejectUnknownMembers(input, ['richInput'])
  rejectUnknownMembers(rich, newItemMembers)
  return readNewLine(rich)
}

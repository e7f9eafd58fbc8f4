import { Hono } from 'hono'
import { invalidInput, isObject, parserError, PlatformError } from '../answers'
import { listVatRates } from '../database/vat-rate-repository'
import { accountInfo } from '../platform/account-info'
import { addItemsToCart, getCartCounts, listInactiveCarts, type NewLine } from '../platform/cart-writes'
import { navigationTree } from '../platform/navigation-tree'
import type { Env, SandboxCall } from '../sandbox-context'
import { splitSitePath } from '../site-path'
import { ensureGuestId, readVisitor } from '../visitor'

/** The shop's own server actions. The site segment in front of the path says which shop is asked. */
export const serverActionRoutes = new Hono<Env>()

type Parameters = Readonly<Record<string, unknown>>

interface ServerAction {
  /** What the action answers: the bare value, not an envelope. */
  readonly run: (c: SandboxCall, parameters: Parameters) => unknown
  /** Whether the answer may be kept for a while; then the action can be read with GET. */
  readonly cacheable?: boolean
  /** Whether it changes something; then it takes POST only. */
  readonly writes?: boolean
}

const serverActions: Readonly<Record<string, ServerAction>> = {
  'UserController/getAccountInfo': { run: (c) => accountInfo(c.var.visitor) },
  'NavigationController/getCategories': {
    // text that holds JSON: the action's return type is a string
    run: (c) => JSON.stringify(navigationTree(c.var.context, c.var.visitor)),
    cacheable: true,
  },
  'NavigationController/getVATInformation': { run: (c) => listVatRates(c.var.context.db), cacheable: true },
  'NavigationController/getCartSummary': { run: (c) => getCartCounts(c.var.context, c.var.visitor) },
  'ShoppingCartController/getInactiveCarts': { run: inactiveCarts },
  'ShoppingCartController/addItemsToCart': { run: addItems, writes: true },
}

serverActionRoutes.on(['GET', 'POST'], '/lwr/apex/:version/:controller/:method', async (c) => {
  const { controller, method } = c.req.param()
  const action = serverActions[`${controller}/${method}`]
  if (!action) throw new PlatformError(404, 'NOT_FOUND', `There is no server action ${controller}.${method}.`)
  if (action.writes && c.req.method === 'GET') {
    throw new PlatformError(405, 'METHOD_NOT_ALLOWED', 'That server action takes POST.')
  }
  const parameters = await readParameters(c)
  c.set(
    'visitor',
    readVisitor(c, { shop: splitSitePath(new URL(c.req.url).pathname).shop, ...namedPlace(c, parameters) }),
  )
  c.header('Cache-Control', action.cacheable ? 'private, max-age=300' : 'private, no-store')
  return c.body(JSON.stringify(action.run(c, parameters)), 200, { 'Content-Type': 'application/json' })
})

/** From `methodParams` of a GET, or the body of a POST. */
async function readParameters(c: SandboxCall): Promise<Parameters> {
  const text = c.req.method === 'GET' ? c.req.query('methodParams') : await c.req.text()
  if (!text?.trim()) return {}
  const value = parse(text)
  if (isObject(value)) return value
  throw parserError('The parameters are not a JSON object.')
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function namedPlace(c: SandboxCall, { language, selectedLanguage, effectiveAccountId }: Parameters) {
  const query = c.req.query()
  return {
    language: [language, selectedLanguage, query.language].find((value) => typeof value === 'string'),
    effectiveAccountId:
      typeof effectiveAccountId === 'string' ? effectiveAccountId : query.effectiveAccountId,
  }
}

function inactiveCarts(c: SandboxCall) {
  const carts = listInactiveCarts(c.var.context, c.var.visitor)
  return {
    hasError: false,
    errorMessage: '',
    inactiveCarts: carts.map(({ cartId, uniqueProductCount }) => ({
      Id: cartId,
      UniqueProductCount: uniqueProductCount,
    })),
  }
}

/**
 * Adds the lines that can be added and names the others. Fails only when none could be: 400 with the first line's
 * error, so that a single article that is not sold any more does not hold up the rest.
 */
function addItems(c: SandboxCall, { lineItems }: Parameters) {
  if (!Array.isArray(lineItems)) throw invalidInput('lineItems is required.')
  if (!c.var.visitor.buyer) ensureGuestId(c)
  const results = addItemsToCart(c.var.context, c.var.visitor, lineItems.map(readLine))
  const failures = results.flatMap((result) => ('error' in result ? [result] : []))
  const [first] = failures
  if (first && failures.length === results.length) {
    throw new PlatformError(400, first.error.errorCode, first.error.message)
  }
  return {
    hasError: failures.length > 0,
    errorMessage: first?.error.message ?? '',
    failedItems: failures.map(({ productId, error }) => ({ productId, errorCode: error.errorCode })),
  }
}

function readLine(line: unknown): NewLine {
  if (!isObject(line) || typeof line.productId !== 'string') throw invalidInput('A line needs a productId.')
  return { productId: line.productId, quantity: line.quantity }
}

import { accountInfo, userInfo } from '../people/account/account-info'
import type { Exchange } from '../calls/call'
import { addLines, getCartCounts, listInactiveCarts, type NewLine } from '../basket/cart/cart-writes'
import { isRecord } from '../json-object'
import { footerMenu } from '../menus/footer-menu'
import { navigationTree } from './navigation-tree'
import { invalidInput, PlatformError } from '../platform-error'
import { ensureGuestId } from '../people/session/visitor'
import { listVatRates } from '../catalog/vat/vat-rate-repository'

/** The parameters of a server action by name; unknown ones are ignored. */
export type ActionParameters = Readonly<Record<string, unknown>>

/** One method of a class of the shop. */
export interface ServerAction {
  /** What the method returns; undefined for a method that returns nothing. */
  readonly run: (c: Exchange, parameters: ActionParameters) => unknown
  /** Whether the response may be cached. */
  readonly cacheable?: boolean
  /** Whether it changes data; then it takes POST only. */
  readonly writes?: boolean
  /** Whether guests have no access to it. */
  readonly forBuyers?: boolean
}

/** The opaque names of classes, on sites that hide the real ones. */
const classAliases: Readonly<Record<string, string>> = {
  '@udd/01pCN0000000001': 'ShoppingCartController',
  '@udd/01pCN0000000002': 'UserController',
  '@udd/01pCN0000000003': 'NavigationController',
}

const serverActions: Readonly<Record<string, ServerAction>> = {
  'UserController.getAccountInfo': { run: (c) => accountInfo(c.var) },
  'UserController.getUserInfo': { run: (c) => userInfo(c.var.visitor), forBuyers: true },
  'NavigationController.getCategories': {
    // JSON in a string: the return type of the action is text
    run: (c) => JSON.stringify(navigationTree(c.var)),
    cacheable: true,
  },
  'NavigationController.getVATInformation': { run: (c) => listVatRates(c.var.context.db), cacheable: true },
  'NavigationController.getNavigationMenuItems': { run: menuItems, cacheable: true },
  'NavigationController.getCartSummary': { run: (c) => getCartCounts(c.var) },
  'ShoppingCartController.getInactiveCarts': { run: inactiveCarts },
  'ShoppingCartController.addItemsToCart': { run: addItems, writes: true },
}

/**
 * The method of a class, named plainly, with a namespace (`shop__UserController`) or by its alias.
 * 404 NOT_FOUND when there is none.
 */
export function findServerAction(className: string, method: string): ServerAction {
  const name = classAliases[className] ?? className.replace(/^\w+?__/, '')
  const key = `${name}.${method}`
  const action = Object.hasOwn(serverActions, key) ? serverActions[key] : undefined
  if (!action) throw new PlatformError(404, 'NOT_FOUND', `There is no server action ${className}.${method}.`)
  return action
}

function menuItems(c: Exchange, { publishedState = 'Live' }: ActionParameters) {
  if (publishedState !== 'Live' && publishedState !== 'Draft') {
    throw invalidInput('publishedState is Live or Draft.')
  }
  return footerMenu(c.var.visitor, publishedState)
}

function inactiveCarts(c: Exchange) {
  const carts = listInactiveCarts(c.var)
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
 * Adds the lines that can be added and lists the others. Fails only when none can be, with 400 and the first line's
 * error, so that one discontinued product does not stop the others.
 */
function addItems(c: Exchange, { lineItems }: ActionParameters) {
  if (!Array.isArray(lineItems)) throw invalidInput('lineItems is required.')
  const lines = lineItems.map(readLine)
  if (!c.var.visitor.buyer) ensureGuestId(c)
  const results = addLines(c.var, { cartId: 'current', lines })
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
  if (!isRecord(line) || typeof line.productId !== 'string') throw invalidInput('A line needs a productId.')
  return { productId: line.productId, quantity: line.quantity }
}

import { cart, type CartChange } from '@cartonnage/sdk'
import {
  currentCart,
  isShopError,
  largestAllowed,
  raiseQuantity,
  readTypedQuantity,
  ShopError,
} from '@cartonnage/sdk/rules'
import { data, redirect } from 'react-router-dom'
import { paths } from '../../app/paths'
import type { PageActionArgs } from '../../app/shop-context'
import { shopOf } from '../../app/shop-context'
import { requireBuyer } from '../../app/require-buyer'
import { readIntent } from '../../forms/read-intent'
import { textOf } from '../../forms/text-of'
import { tellFailure } from '../failures/tell-failure'
import type { ReportedFailure } from '../failures/reported-failure'
import { raisedPath, refusedContext, removedPath } from './cart-loader'
import type { RaisedQuantity } from './cart-loader'

/** What the page says beside a line after a form that could not be followed. */
export interface LineProblem {
  /** Empty for what belongs to no line. */
  readonly cartItemId: string
  readonly problem: ReportedFailure | { readonly code: 'invalid' | 'too-large' }
  /** What was typed, so that it can be corrected. */
  readonly typed?: string
}

/** The forms of the cart's lines, for pages whose scripts do not run (yet). */
export async function changeCart(args: PageActionArgs) {
  await requireBuyer(args)
  const form = await args.request.formData()
  const cartItemId = textOf(form, 'cartItemId')
  const item = { productId: textOf(form, 'productId'), quantity: textOf(form, 'quantity') }
  const intent = readIntent(form, ['', 'remove', 'put-back'])
  const { add, remove } = shopOf(args).use(cart)
  if (intent === undefined) {
    const run = () => Promise.reject(new ShopError('INVALID_OPTION', 'no such form'))
    return await response(args, { cartItemId, run })
  }
  if (intent === 'remove') {
    const run = () => remove({ cartItemId })
    return await response(args, { cartItemId, run, removed: item })
  }
  if (intent === 'put-back') {
    return await response(args, { cartItemId: '', run: () => add(item) })
  }
  return await changeQuantity(args, { cartItemId, typed: textOf(form, 'to') || textOf(form, 'quantity') })
}

interface TypedQuantity {
  readonly cartItemId: string
  readonly typed: string
}

async function changeQuantity(args: PageActionArgs, { cartItemId, typed }: TypedQuantity) {
  const { locale, use } = shopOf(args)
  const quantity = readTypedQuantity(typed, locale)
  if (typeof quantity === 'string') return refuse(args, { cartItemId, problem: { code: quantity }, typed })
  // While the platform calculates, the rule is not known here: then the platform alone judges the quantity.
  const { load, setQuantity } = use(cart)
  const current = await load().catch(nullUnlessEnded)
  const rule = current?.items.find((item) => item.cartItemId === cartItemId)?.productDetails
    ?.purchaseQuantityRule
  const largest = largestAllowed(rule ?? {}) ?? raiseQuantity(1, rule ?? {})
  const allowed = raiseQuantity(quantity, { ...rule, maximum: largest })
  const raised = allowed === quantity ? undefined : { cartItemId, from: quantity }
  const run = () => setQuantity({ cartItemId, quantity: allowed })
  return await response(args, { cartItemId, run, raised })
}

function nullUnlessEnded(error: unknown): null {
  if (isShopError(error, 'SESSION_ENDED')) throw error
  return null
}

interface Change {
  readonly cartItemId: string
  readonly run: () => Promise<CartChange>
  readonly raised?: RaisedQuantity | undefined
  readonly removed?: { readonly productId: string; readonly quantity: string } | undefined
}

async function response(args: PageActionArgs, { cartItemId, run, raised, removed }: Change) {
  try {
    await run()
  } catch (error) {
    // The page leads to the sign-in then.
    if (!isShopError(error) || isShopError(error, 'SESSION_ENDED')) throw error
    const problem = await tellFailure(error, { shop: shopOf(args), url: args.request.url })
    return refuse(args, { cartItemId, problem })
  }
  const cartId = args.params['cartId'] ?? currentCart
  if (removed !== undefined) return redirect(removedPath(cartId, removed), 303)
  return redirect(raised === undefined ? paths.cart(cartId) : raisedPath(cartId, raised), 303)
}

function refuse({ context }: PageActionArgs, problem: LineProblem) {
  context.set(refusedContext, true)
  return data(problem, { status: 422 })
}

import { cart, type CartChange } from '@cartonnage/sdk'
import { isShopError, ShopError } from '@cartonnage/sdk/errors'
import { currentCart, largestAllowed, raiseQuantity, readEnteredQuantity } from '@cartonnage/sdk/rules'
import { data, redirect } from 'react-router-dom'
import { paths } from '../../../shell/paths'
import type { PageActionArgs } from '../../../shell/shop-context'
import { shopOf } from '../../../shell/shop-context'
import { requireBuyer } from '../../../shell/data/require-buyer'
import { readIntent } from '../../../forms/reading/read-intent'
import { textOf } from '../../../forms/text-of'
import { readQuantityText } from '../../../shared/add-to-cart/cart-line-form'
import { changeVouchers, voucherIntents } from '../../../shared/vouchers/data/change-vouchers'
import type { RefusedVoucher, VoucherIntent } from '../../../shared/vouchers/data/change-vouchers'
import { loadReportedFailure } from '../../../shared/failures/load-reported-failure'
import type { ReportedFailure } from '../../../shell/reported-failure'
import { raisedPath, refusedContext } from './cart-loader'
import { removedPath } from './removed-path'
import type { RaisedQuantity } from './cart-loader'

/** Why a form of the cart was refused. */
export interface LineProblem {
  /** Empty where the problem is not that of a line. */
  readonly cartItemId: string
  readonly problem: ReportedFailure | { readonly code: 'invalid' | 'too-large' }
  /** The raw input, so that it can be corrected. */
  readonly entered?: string
}

/** Handles the forms of the cart's lines and vouchers, for pages whose scripts do not run (yet). */
export async function changeCart(args: PageActionArgs) {
  await requireBuyer(args)
  const form = await args.request.formData()
  const cartItemId = textOf(form, 'cartItemId')
  const item = { productId: textOf(form, 'productId'), quantity: textOf(form, 'quantity') }
  const intent = readIntent(form, ['', 'remove', 'remove-offer', 'put-back', ...voucherIntents])
  const { add, remove } = shopOf(args).use(cart)
  if (intent === undefined) {
    const run = () => Promise.reject(new ShopError('INVALID_OPTION', 'no such form'))
    return await runChange(args, { cartItemId, run })
  }
  if (intent === 'apply-voucher' || intent === 'remove-voucher') {
    return await runVoucher(args, form, intent)
  }
  if (intent === 'remove') {
    const run = () => remove({ cartItemId })
    return await runChange(args, { cartItemId, run, removed: item })
  }
  if (intent === 'remove-offer') {
    // The platform takes the other items of the offer out as well.
    return await runChange(args, { cartItemId: '', run: () => remove({ cartItemId }), isOffer: true })
  }
  if (intent === 'put-back') {
    return await runChange(args, { cartItemId: '', run: () => add(item) })
  }
  // A button's quantity is in pieces, whatever the field counts.
  const to = textOf(form, 'to')
  const entered = to === '' ? readQuantityText(form, shopOf(args).locale) : to
  return await changeQuantity(args, { cartItemId, entered })
}

interface EnteredQuantity {
  readonly cartItemId: string
  readonly entered: string
}

async function changeQuantity(args: PageActionArgs, { cartItemId, entered }: EnteredQuantity) {
  const { locale, use } = shopOf(args)
  const quantity = readEnteredQuantity(entered, locale)
  if (typeof quantity === 'string') return refuse(args, { cartItemId, problem: { code: quantity }, entered })
  // While the platform calculates, the rule is unknown here: then the platform alone checks the quantity.
  const { load, setQuantity } = use(cart)
  const current = await load().catch(nullUnlessSessionEnded)
  const rule = current?.items.find((item) => item.cartItemId === cartItemId)?.productDetails
    ?.purchaseQuantityRule
  const largest = largestAllowed(rule ?? {}) ?? raiseQuantity(1, rule ?? {})
  const allowed = raiseQuantity(quantity, { ...rule, maximum: largest })
  const raised = allowed === quantity ? undefined : { cartItemId, from: quantity }
  const run = () => setQuantity({ cartItemId, quantity: allowed })
  return await runChange(args, { cartItemId, run, raised })
}

function nullUnlessSessionEnded(error: unknown): null {
  if (isShopError(error, 'SESSION_ENDED')) throw error
  return null
}

interface Change {
  readonly cartItemId: string
  readonly run: () => Promise<CartChange>
  readonly raised?: RaisedQuantity | undefined
  readonly removed?: { readonly productId: string; readonly quantity: string } | undefined
  /** An offer was taken out, which its own page can put back. */
  readonly isOffer?: true
}

async function runChange(args: PageActionArgs, { cartItemId, run, raised, removed, isOffer }: Change) {
  try {
    await run()
  } catch (error) {
    // Then the page leads to the sign-in.
    if (!isShopError(error) || isShopError(error, 'SESSION_ENDED')) throw error
    const problem = await loadReportedFailure(error, { shop: shopOf(args), url: args.request.url })
    return refuse(args, { cartItemId, problem })
  }
  const cartId = args.params.cartId ?? currentCart
  if (removed !== undefined) return redirect(removedPath(cartId, removed), 303)
  if (isOffer) return redirect(`${paths.cart(cartId)}?offer=removed`, 303)
  return redirect(raised === undefined ? paths.cart(cartId) : raisedPath(cartId, raised), 303)
}

async function runVoucher(args: PageActionArgs, form: FormData, intent: VoucherIntent) {
  const refused = await changeVouchers(shopOf(args), form, { intent, url: args.request.url })
  if (refused !== undefined) return refuse(args, refused)
  return redirect(paths.cart(args.params.cartId ?? currentCart), 303)
}

function refuse<Problem extends LineProblem | RefusedVoucher>({ context }: PageActionArgs, problem: Problem) {
  context.set(refusedContext, true)
  return data(problem, { status: 422 })
}

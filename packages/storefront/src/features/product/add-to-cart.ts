import { cart, cartCountsKey, guestCart, guestPermissions, session, valueOf } from '@cartonnage/sdk'
import type { Client } from '@cartonnage/sdk'
import { isResponseError, isShopError } from '@cartonnage/sdk/rules'
import { data, redirect } from 'react-router-dom'
import { paths } from '../../app/paths'
import { isGuestCartAllowed } from '../../app/guest-cart-permission'
import type { PageActionArgs } from '../../app/shop-context'
import { shopOf } from '../../app/shop-context'
import { visitContext } from '../../app/visit'
import { tellFailure } from '../failures/tell-failure'
import type { ReportedFailure } from '../failures/reported-failure'
import type { QuantityProblem, RequestedQuantity } from './cart-line-form'
import { quantityTextOf, readRequestedQuantity } from './cart-line-form'

/** Why nothing was added: the field, or a failure. */
export type CartLineProblem = QuantityProblem | 'guest-needs-scripts' | ReportedFailure

/** What became of adding an article. */
export type CartLineResponse =
  | { readonly added: RequestedQuantity; readonly cartPath: string }
  | {
      readonly problem: CartLineProblem
      /** The quantity as it was typed. */
      readonly typed: string
    }

type Refusal = Extract<CartLineResponse, { problem: unknown }>

const refuse = (refusal: Refusal, status: number) => data<CartLineResponse>(refusal, { status })

/**
 * Adds the article of the route to the cart: a buyer's to the platform's, a guest's to the browser's. On a server
 * a guest has no cart; there success is a redirect to the article, so that a reload adds nothing again.
 */
export async function addToCart(args: PageActionArgs) {
  const shop = shopOf(args)
  const form = await args.request.formData()
  const typed = quantityTextOf(form)
  const requested = readRequestedQuantity(form, shop.locale)
  if (typeof requested === 'string') {
    // On a server a guest could not take less either.
    const needsScripts = requested === 'short' && import.meta.env.SSR && !(await isBuyer(args))
    return refuse({ problem: needsScripts ? 'guest-needs-scripts' : requested, typed }, 422)
  }
  const productId = args.params['id'] ?? ''
  const line = { productId, quantity: requested.quantity }
  try {
    if (await isBuyer(args)) {
      const { cart: changed } = await shop.use(cart).add(line)
      return response(args, { requested, cartId: changed?.summary.cartId ?? countedCartId(shop) })
    }
    if (!(await mayGuestsAdd(shop))) {
      const startUrl = new URL(args.request.url).pathname
      return redirect(paths.login({ startUrl, isForCart: true }), 303)
    }
    if (import.meta.env.SSR) return refuse({ problem: 'guest-needs-scripts', typed }, 422)
    await shop.use(guestCart).add(line)
    return response(args, { requested })
  } catch (error) {
    if (!isShopError(error)) throw error
    const problem = await tellFailure(error, { shop, url: args.request.url })
    return refuse({ problem, typed }, isRefusal(error) ? 422 : 503)
  }
}

/** The page has asked before; where it could not be told, the guest is not kept waiting. */
async function mayGuestsAdd({ use }: Client): Promise<boolean> {
  const { load, getSnapshot } = use(guestPermissions)
  if (import.meta.env.SSR) await load().catch(() => undefined)
  return isGuestCartAllowed(valueOf(getSnapshot())?.guestCartEnabled)
}

/** Somebody with a session cookie may be a guest of this shop after all. */
async function isBuyer(args: PageActionArgs): Promise<boolean> {
  if (!args.context.get(visitContext).hasSession) return false
  const { isGuest } = await shopOf(args).use(session).ensure()
  return !isGuest
}

function countedCartId({ loaded }: Client): string | undefined {
  return valueOf(loaded(cartCountsKey).getSnapshot())?.cartId ?? undefined
}

interface Success {
  readonly requested: RequestedQuantity
  /** Absent for a guest. */
  readonly cartId?: string | null | undefined
}

function response({ params }: PageActionArgs, { requested, cartId }: Success) {
  if (!import.meta.env.SSR) {
    const cartPath = cartId == null ? paths.guestCart() : paths.cart(cartId)
    return data<CartLineResponse>({ added: requested, cartPath })
  }
  const path = paths.product({ urlName: params['urlName'] ?? '', id: params['id'] ?? '' })
  const { typed, quantity } = requested
  return redirect(`${path}?added=${quantity}${typed === quantity ? '' : `&typed=${typed}`}`, 303)
}

/** The no of the platform, or of a guest's cart that holds no more; anything else is a failure on the way. */
const isRefusal = (error: unknown): boolean =>
  isShopError(error, 'QUANTITY_TOO_LARGE') ||
  isShopError(error, 'GUEST_CART_FULL') ||
  (isResponseError(error) && error.status < 500)

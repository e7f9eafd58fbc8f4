import type { ShopClient } from '@cartonnage/sdk'
import { isResponseError, isShopError } from '@cartonnage/sdk/rules'
import { data, redirect } from 'react-router-dom'
import { paths } from '../../app/paths'
import type { PageActionArgs } from '../../app/shop-context'
import { shopOf } from '../../app/shop-context'
import { visitContext } from '../../app/visit'
import type { QuantityProblem, WantedQuantity } from './cart-line-form'
import { readTypedQuantity, readWantedQuantity } from './cart-line-form'

/**
 * Why nothing was added. `refused` is the platform's no; in a guest's cart there would be `too-many` of the article, or
 * it is `full`; `failed` is a failure on the way, `unknown` no reason: perhaps it was.
 */
export type CartLineProblem =
  QuantityProblem | 'guest-needs-scripts' | 'refused' | 'too-many' | 'full' | 'failed' | 'unknown'

/** What became of adding an article. */
export type CartLineAnswer =
  | { readonly added: WantedQuantity; readonly cartPath: string }
  | {
      readonly problem: CartLineProblem
      /** The platform's own words, in the language of the page. */
      readonly message?: string
      /** The quantity as it was typed. */
      readonly typed: string
    }

type Refusal = Extract<CartLineAnswer, { problem: unknown }>

const refuse = (refusal: Refusal, status: number) => data<CartLineAnswer>(refusal, { status })

/**
 * Adds the article of the route to the cart: a buyer's to the platform's, a guest's to the browser's. On a server
 * a guest has no cart; there success is a redirect to the article, so that a reload adds nothing again.
 */
export async function addToCart(args: PageActionArgs) {
  const shop = shopOf(args)
  const form = await args.request.formData()
  const typed = readTypedQuantity(form)
  const wanted = readWantedQuantity(form, shop.locale)
  if (typeof wanted === 'string') {
    // On a server a guest could not take less either.
    const needsScripts = wanted === 'short' && import.meta.env.SSR && !(await isBuyer(args))
    return refuse({ problem: needsScripts ? 'guest-needs-scripts' : wanted, typed }, 422)
  }
  const productId = args.params['id'] ?? ''
  const line = { productId, quantity: wanted.quantity }
  try {
    if (await isBuyer(args)) {
      const { cart } = await shop.cart.add(line)
      return answer(args, { wanted, cartId: cart?.summary.cartId ?? countedCartId(shop) })
    }
    if (import.meta.env.SSR) return refuse({ problem: 'guest-needs-scripts', typed }, 422)
    await shop.guestCart.add(line)
    return answer(args, { wanted })
  } catch (error) {
    if (!isShopError(error)) throw error
    return refuseFor(error, typed)
  }
}

/** Somebody with a session cookie may be a guest of this shop after all. */
async function isBuyer(args: PageActionArgs): Promise<boolean> {
  if (!args.context.get(visitContext).hasSession) return false
  const { session } = shopOf(args)
  const state = session.getSnapshot()
  return !(state.status === 'ready' ? state.value : await session.load()).isGuest
}

function countedCartId({ cartCounts }: ShopClient): string | undefined {
  const state = cartCounts.getSnapshot()
  return 'value' in state ? (state.value?.cartId ?? undefined) : undefined
}

interface Success {
  readonly wanted: WantedQuantity
  /** Absent for a guest. */
  readonly cartId?: string | null | undefined
}

function answer({ params }: PageActionArgs, { wanted, cartId }: Success) {
  if (!import.meta.env.SSR) {
    const cartPath = cartId == null ? paths.guestCart() : paths.cart(cartId)
    return data<CartLineAnswer>({ added: wanted, cartPath })
  }
  const path = paths.product({ urlName: params['urlName'] ?? '', id: params['id'] ?? '' })
  const { typed, quantity } = wanted
  return redirect(`${path}?added=${quantity}${typed === quantity ? '' : `&typed=${typed}`}`, 303)
}

function refuseFor(error: unknown, typed: string) {
  if (isShopError(error, 'UNKNOWN_OUTCOME')) return refuse({ problem: 'unknown', typed }, 503)
  if (isShopError(error, 'QUANTITY_TOO_LARGE')) return refuse({ problem: 'too-many', typed }, 422)
  if (isShopError(error, 'GUEST_CART_FULL')) return refuse({ problem: 'full', typed }, 422)
  if (!isResponseError(error) || error.status >= 500) return refuse({ problem: 'failed', typed }, 503)
  const { message } = error.errors.find(({ type }) => type === 'CART_VALIDATION_ERROR') ?? {}
  return refuse({ problem: 'refused', typed, ...(message !== undefined && { message }) }, 422)
}

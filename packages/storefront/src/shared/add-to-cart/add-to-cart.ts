import { guestCart, guestPermissionsKey, valueOf } from '@cartonnage/sdk'
import type { Client } from '@cartonnage/sdk'
import { isResponseError, isShopError } from '@cartonnage/sdk/errors'
import { canonicalBasePathname, parseShopUrl } from '@cartonnage/sdk/rules'
import { data, redirect } from 'react-router-dom'
import { paths } from '../../shell/paths'
import { isGuestCartAllowed } from '../../shell/guest-cart-permission'
import type { PageActionArgs } from '../../shell/shop-context'
import { shopOf } from '../../shell/shop-context'
import { requestContext } from '../../shell/request-context'
import { loadReportedFailure } from '../failures/load-reported-failure'
import type { CartLineProblem, RequestedQuantity } from './cart-line-form'
import { readQuantityText, readRequestedQuantity } from './cart-line-form'

/** The outcome of adding a product. */
export type CartLineResponse =
  | { readonly added: RequestedQuantity; readonly cartPath: string }
  | {
      readonly problem: CartLineProblem
      /** The raw input of the quantity. */
      readonly entered: string
    }

type Refusal = Extract<CartLineResponse, { problem: unknown }>

const refuse = (refusal: Refusal, status: number) => data<CartLineResponse>(refusal, { status })

/**
 * Adds the product of the route to the cart: a buyer's on the platform, a guest's in the browser. On a server a guest
 * has no cart; there success is a redirect to the product, so that a reload adds nothing again.
 */
export async function addToCart(args: PageActionArgs) {
  const shop = shopOf(args)
  const form = await args.request.formData()
  const entered = readQuantityText(form, shop.locale)
  const requested = readRequestedQuantity(form, shop.locale)
  if (typeof requested === 'string') {
    // On a server, a guest could not add less either.
    const needsScripts =
      requested === 'short' && import.meta.env.SSR && !(await (await buyersPart(args))?.isBuyer(args))
    return refuse({ problem: needsScripts ? 'guest-needs-scripts' : requested, entered }, 422)
  }
  const productId = args.params.id ?? ''
  const line = { productId, quantity: requested.quantity }
  try {
    const buyers = await buyersPart(args)
    if (buyers && (await buyers.isBuyer(args))) {
      return response(args, { requested, cartId: await buyers.addToBuyersCart(shop, line) })
    }
    if (!(await canGuestsAdd(shop))) {
      const startUrl = productPath(args)
      return redirect(paths.login({ startUrl, isForCart: true }), 303)
    }
    if (import.meta.env.SSR) return refuse({ problem: 'guest-needs-scripts', entered }, 422)
    await shop.use(guestCart).add(line)
    return response(args, { requested })
  } catch (error) {
    if (!isShopError(error)) throw error
    const problem = await loadReportedFailure(error, {
      shop,
      url: new URL(productPath(args), args.request.url).href,
    })
    return refuse({ problem, entered }, isRefusal(error) ? 422 : 503)
  }
}

/** The browser asks nothing: its page has the permissions, and if that failed, the guest does not wait for them. */
async function canGuestsAdd(shop: Client): Promise<boolean> {
  if (import.meta.env.SSR) await (await loadBuyersPart()).loadPermissions(shop)
  return isGuestCartAllowed(valueOf(shop.loaded(guestPermissionsKey).getSnapshot())?.guestCartEnabled)
}

/** Calls of the platform, which a guest's browser does not need: its cart is in the browser. */
const loadBuyersPart = () => import('./data/add-to-buyers-cart')

/** Undefined for a visitor without a session; one with a session may still be a guest of this shop. */
const buyersPart = (args: PageActionArgs) =>
  args.context.get(requestContext).hasSession ? loadBuyersPart() : undefined

/** The path of the product's page, also where scripts have sent the form elsewhere. */
const productPath = ({ request, params }: PageActionArgs): string =>
  canonicalBasePathname(parseShopUrl(request.url)) + pathOf(params)

const pathOf = (params: PageActionArgs['params']) =>
  paths.product({ urlName: params.urlName ?? '', id: params.id ?? '' })

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
  const path = pathOf(params)
  const { entered, quantity } = requested
  return redirect(`${path}?added=${quantity}${entered === quantity ? '' : `&typed=${entered}`}`, 303)
}

/** Refused by the platform or by a full guest cart, in contrast to a failed call. */
const isRefusal = (error: unknown): boolean =>
  isShopError(error, 'QUANTITY_TOO_LARGE') ||
  isShopError(error, 'GUEST_CART_FULL') ||
  (isResponseError(error) && error.status < 500)

import { isResponseError, isShopError, type ShopError } from '../errors/errors'
import { isLastingRefusal } from '../errors/outcome'
import type { GuestCartFeature } from '../guest-cart/guest-cart-store'
import type { CartChange } from '../state/cart'
import type { CallOptions } from '../transport/transport'
import type { CartFeature } from './cart'
import type { CartLineInput } from './cart-resource'

/** A line that was not added or changed. */
export interface RefusedLine {
  /** Record id of a product that was to be added; absent for a line of the cart. */
  readonly productId?: string
  /** The `key` of a line of the cart; absent for a product that was to be added. */
  readonly key?: string
  /** The platform's code, or that of the error. */
  readonly code: string
  /** In the language of the request; absent where the platform sends none. */
  readonly message?: string
  /** For `describeError`; absent where the platform took other products of the same call. */
  readonly error?: ShopError
}

/** The changes of one kind of cart; each resolves to what was refused. */
export interface ShoppersChanges {
  add(lines: readonly CartLineInput[], call?: CallOptions): Promise<readonly RefusedLine[]>
  setQuantity(
    change: { readonly key: string; readonly quantity: number | string },
    call?: CallOptions,
  ): Promise<readonly RefusedLine[]>
  remove(key: string, call?: CallOptions): Promise<readonly RefusedLine[]>
  clear(call?: CallOptions): Promise<readonly RefusedLine[]>
}

type About = Pick<RefusedLine, 'productId' | 'key'>

/** The changes of the cart in the browser. */
export const guestsChanges = ({
  add,
  addAll,
  setQuantity,
  remove,
  clear,
}: GuestCartFeature): ShoppersChanges => ({
  add: async (lines) => {
    const additions = lines.map((line) => ({ ...line }))
    if (additions.length > 1 && (await refusalsOf(addAll(additions), {})).length === 0) return []
    const refused: RefusedLine[] = []
    // One after the other, so that what there is room for is added.
    for (const line of additions)
      refused.push(...(await refusalsOf(add(line), { productId: line.productId })))
    return refused
  },
  setQuantity: ({ key, quantity }) => refusalsOf(setQuantity({ productId: key, quantity }), { key }),
  remove: (key) => refusalsOf(remove(key), { key }),
  clear: () => refusalsOf(clear(), {}),
})

/** The changes of the cart on the platform. */
export const buyersChanges = ({ add, setQuantity, remove, delete: clear }: CartFeature): ShoppersChanges => ({
  add: (lines, call) => {
    const [line] = lines
    return refusalsOf(add(lines, call), line && lines.length === 1 ? { productId: line.productId } : {})
  },
  setQuantity: ({ key, quantity }, call) =>
    refusalsOf(setQuantity({ cartItemId: key, quantity }, call), { key }),
  remove: (key, call) => refusalsOf(remove({ cartItemId: key }, call), { key }),
  clear: (call) => refusalsOf(clear(call), {}),
})

/** What was refused of a change; rejects with any other failure. */
async function refusalsOf(change: Promise<CartChange | void>, about: About): Promise<readonly RefusedLine[]> {
  try {
    return ((await change)?.errors ?? []).map(({ productId, cartItemId, code, message }) => ({
      ...(cartItemId === undefined ? productId !== undefined && { productId } : { key: cartItemId }),
      code,
      ...(message !== undefined && { message }),
    }))
  } catch (error) {
    if (!isRefusedLine(error)) throw error
    return [{ ...about, ...reasonOf(error), error }]
  }
}

function reasonOf(error: ShopError): Pick<RefusedLine, 'code' | 'message'> {
  const [first] = isResponseError(error) ? error.errors : []
  if (first === undefined) return { code: error.code }
  const { type, message } = first
  return { code: type, ...(message !== undefined && { message }) }
}

/** A refusal of this line, not of the shopper. */
const isRefusedLine = (error: unknown): error is ShopError =>
  isShopError(error, 'GUEST_CART_FULL') ||
  isShopError(error, 'GUEST_CART_ITEM_NOT_FOUND') ||
  isShopError(error, 'QUANTITY_TOO_LARGE') ||
  (isLastingRefusal(error) && isResponseError(error) && error.status !== 403)

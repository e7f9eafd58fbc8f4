import { addItemsToCart, getCartCounts, getInactiveCarts } from '../contract/cart/cart-actions'
import { listCartsByQuery } from '../contract/cart/cart-query'
import { inactiveCartsQuery } from '../rules/cart/inactive-carts-query'
import { getCart } from '../contract/cart/cart'
import { isNotFound } from '../errors/outcome'
import { answerTo, missing, type Answers } from './answers'

/** The badge of the cart, the inactive cart, and the merge of a guest's cart. */
export const cartActions: Answers = {
  ...answerTo(getCartCounts, async (_, { send }) => {
    try {
      // Not the compact summary, which is a 404 for every buyer without a cart.
      const { data } = await send(getCart, {})
      return { uniqueProductCount: data?.uniqueProductCount ?? 0, cartId: data?.cartId ?? null }
    } catch (error) {
      if (isNotFound(error)) return { uniqueProductCount: 0, cartId: null }
      throw error
    }
  }),
  ...answerTo(getInactiveCarts, async (_, { send, scope }) => {
    const { webstoreId, effectiveAccountId: accountId } = scope()
    if (accountId === undefined) return noCarts
    const query = { q: inactiveCartsQuery({ webstoreId, accountId }) }
    return { ...noCarts, inactiveCarts: (await send(listCartsByQuery, { query })).data }
  }),
  // Not there, as the merge knows it of other shops: it sends batches instead.
  ...answerTo(addItemsToCart, () => missing(addItemsToCart)),
}

const noCarts = { hasError: false, errorMessage: null, inactiveCarts: [] }

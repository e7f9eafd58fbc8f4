import { addItemsToCart, getCartCounts, getInactiveCarts } from '../contract/cart/cart-actions'
import { listCartsByQuery } from '../contract/cart/cart-query'
import { inactiveCartsQuery } from '../rules/cart/inactive-carts-query'
import { getCompactSummary } from '../contract/cart/cart'
import { isNotFound } from '../errors/outcome'
import { ResponseError } from '../errors/errors'
import { answerTo, type Answers } from './answers'

/** The badge of the cart, the inactive cart, and the merge of a guest's cart. */
export const cartActions: Answers = {
  ...answerTo(getCartCounts, async (_, { send }) => {
    try {
      const { data } = await send(getCompactSummary, {})
      return { uniqueProductCount: data.uniqueProductCount ?? 0, cartId: data.cartId }
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
  ...answerTo(addItemsToCart, () => Promise.reject(missing(addItemsToCart.path))),
}

const noCarts = { hasError: false, errorMessage: null, inactiveCarts: [] }

const missing = (url: string) => new ResponseError({ url, status: 404, statusText: '', errors: [] })

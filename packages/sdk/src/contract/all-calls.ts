import { getSessionContext } from './context'
import { getApplicationContext } from './application-context'
import { getAccountInfo } from './account'
import { listManagedAccounts } from './managed-accounts'
import { signIn, register, getLogoutUrl } from './sign-in'
import { getCategories } from './navigation'
import { getVatInformation } from './server-actions'
import { getCartCounts, getInactiveCarts, addItemsToCart } from './cart-actions'
import {
  searchProducts,
  getProduct,
  listProducts,
  getPrice,
  getPrices,
  listCategories,
  getCategory,
  getCategoryPath,
} from './catalog'
import {
  getCompactSummary,
  getCart,
  ensureCart,
  deleteCart,
  listCartItems,
  addCartItem,
  addCartItems,
  changeCartItem,
  removeCartItem,
} from './cart'
import { listAddresses } from './addresses'
import { startCheckout, getCheckout, changeCheckout, deleteCheckout, payCheckout } from './checkout'
import { placeOrder, listOrders } from './orders'
import { actionQuerySchema, managedAccountsQuerySchema } from './account-requests'
import { addressesQuerySchema } from './addresses-requests'
import type { CallSpec, Sends } from './call'
import {
  batchInputSchema,
  cartDataQuerySchema,
  cartItemChangeSchema,
  cartItemInputSchema,
  cartItemsQuerySchema,
  emptyBodySchema,
} from './cart-requests'
import {
  childrenQuerySchema,
  pricesBodySchema,
  productQuerySchema,
  productsQuerySchema,
  searchQuerySchema,
} from './catalog-requests'
import {
  changeCheckoutBodySchema,
  paymentBodySchema,
  paymentQuerySchema,
  startCheckoutBodySchema,
} from './checkout-requests'
import { ordersQuerySchema } from './orders-requests'
import type { Schema } from './schema'
import { addItemsRequestSchema, noParamsSchema } from './server-action-requests'
import { registerRequestSchema, signInRequestSchema } from './sign-in-requests'

/** A call with the schemas of what it sends. */
function described<Sent>(
  call: CallSpec & Sends<Sent>,
  schemas: { readonly [Part in keyof Sent]-?: Schema<Sent[Part], Sent[Part]> },
): CallSpec {
  return { ...call, ...schemas }
}

/** Every call of the SDK, for descriptions, tests and twins of the platform. */
export const allCalls: readonly CallSpec[] = [
  getSessionContext,
  getApplicationContext,
  described(getAccountInfo, { query: actionQuerySchema }),
  described(listManagedAccounts, { query: managedAccountsQuerySchema }),
  described(signIn, { body: signInRequestSchema }),
  described(register, { body: registerRequestSchema }),
  getLogoutUrl,
  described(getCategories, { query: actionQuerySchema }),
  getVatInformation,
  getCartCounts,
  described(getInactiveCarts, { body: noParamsSchema }),
  described(addItemsToCart, { body: addItemsRequestSchema }),
  described(searchProducts, { query: searchQuerySchema }),
  described(getProduct, { query: productQuerySchema }),
  described(listProducts, { query: productsQuerySchema }),
  getPrice,
  described(getPrices, { body: pricesBodySchema }),
  described(listCategories, { query: childrenQuerySchema }),
  getCategory,
  getCategoryPath,
  getCompactSummary,
  getCart,
  described(ensureCart, { body: emptyBodySchema }),
  deleteCart,
  described(listCartItems, { query: cartItemsQuerySchema }),
  described(addCartItem, { query: cartDataQuerySchema, body: cartItemInputSchema }),
  described(addCartItems, { body: batchInputSchema }),
  described(changeCartItem, { query: cartDataQuerySchema, body: cartItemChangeSchema }),
  removeCartItem,
  described(listAddresses, { query: addressesQuerySchema }),
  described(startCheckout, { body: startCheckoutBodySchema }),
  getCheckout,
  described(changeCheckout, { body: changeCheckoutBodySchema }),
  deleteCheckout,
  described(payCheckout, { query: paymentQuerySchema, body: paymentBodySchema }),
  placeOrder,
  described(listOrders, { query: ordersQuerySchema }),
]

import { getSessionContext, getApplicationContext } from './context'
import { getAccountInfo, listManagedAccounts } from './account'
import { signIn, register, getLogoutUrl } from './sign-in'
import { getCategories } from './navigation'
import { getVatInformation, getCartCounts, getInactiveCarts, addItemsToCart } from './server-actions'
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
import type { CallSpec } from './call'

/** Every call of the SDK, for descriptions, tests and twins of the platform. */
export const allCalls: readonly CallSpec[] = [
  getSessionContext,
  getApplicationContext,
  getAccountInfo,
  listManagedAccounts,
  signIn,
  register,
  getLogoutUrl,
  getCategories,
  getVatInformation,
  getCartCounts,
  getInactiveCarts,
  addItemsToCart,
  searchProducts,
  getProduct,
  listProducts,
  getPrice,
  getPrices,
  listCategories,
  getCategory,
  getCategoryPath,
  getCompactSummary,
  getCart,
  ensureCart,
  deleteCart,
  listCartItems,
  addCartItem,
  addCartItems,
  changeCartItem,
  removeCartItem,
  listAddresses,
  startCheckout,
  getCheckout,
  changeCheckout,
  deleteCheckout,
  payCheckout,
  placeOrder,
  listOrders,
]

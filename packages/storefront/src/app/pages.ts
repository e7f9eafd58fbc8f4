import { boxFinderSearchTerm } from '@cartonnage/sdk/rules'

/** One page as data. */
export interface PageEntry {
  /** `{feature}/{module}` below `src/features`, without extension. */
  readonly module: string
  /** Path below the base path; absent for the start page. */
  readonly path?: string
  /** The path is case-sensitive. */
  readonly isExact?: true
  /** Not a page: its loader returns a response, which the server sends as it is. */
  readonly isFile?: true
}

/** Every page of the shop. An address without a page is the 404 page. */
export const pages: readonly PageEntry[] = [
  { module: 'home/home-page' },
  { module: 'category/category-page', path: 'category/detail/:id' },
  { module: 'category/category-page', path: 'category/:slug' },
  { module: 'product/product-page', path: 'product/:urlName/:id' },
  { module: 'search-field/search-redirect-page', path: 'global-search' },
  {
    module: 'box-finder-results/box-finder-results-page',
    path: `global-search/${boxFinderSearchTerm}`,
    isExact: true,
  },
  {
    module: 'search-results/search-results-page',
    path: 'global-search/:term',
  },
  { module: 'cart/cart-page', path: 'cart/:cartId' },
  { module: 'guest-cart/guest-cart-page', path: 'anonymous-cart' },
  {
    module: 'checkout/checkout-page',
    path: 'checkout',
  },
  { module: 'checkout/payment-page', path: 'checkout/payment' },
  {
    module: 'delivery-addresses/delivery-addresses-page',
    path: 'checkout/addresses',
  },
  {
    module: 'confirmation/confirmation-page',
    path: 'order-confirmation/:orderReferenceNumber',
  },
  { module: 'order-lookup/order-lookup-page', path: 'order-lookup' },
  { module: 'order-lookup/found-order-page', path: 'order-lookup/:key' },
  { module: 'order-changes/cancel-page', path: 'order-lookup/:key/cancel' },
  { module: 'order-changes/return-page', path: 'order-lookup/:key/return' },
  { module: 'order-changes/return-receipt-page', path: 'order-lookup/:key/return/:returnId' },
  { module: 'papers/e-invoice-page', path: 'order-lookup/:key/e-invoice', isFile: true },
  { module: 'papers/paper-page', path: 'order-lookup/:key/:paper' },
  { module: 'papers/paper-page', path: 'order-lookup/:key/:paper/:note' },
  { module: 'login/login-page', path: 'login' },
  { module: 'login/self-register-page', path: 'login/SelfRegister' },
  { module: 'addresses/addresses-page', path: 'my/addresses' },
  { module: 'addresses/address-page', path: 'my/addresses/:id' },
  { module: 'accounts/accounts-page', path: 'my/accounts' },
  { module: 'orders/orders-page', path: 'my/orders' },
  { module: 'orders/order-page', path: 'my/orders/:id' },
  { module: 'order-changes/cancel-page', path: 'my/orders/:id/cancel' },
  { module: 'order-changes/return-page', path: 'my/orders/:id/return' },
  { module: 'order-changes/return-receipt-page', path: 'my/orders/:id/return/:returnId' },
  { module: 'papers/e-invoice-page', path: 'my/orders/:id/e-invoice', isFile: true },
  { module: 'papers/paper-page', path: 'my/orders/:id/:paper' },
  { module: 'papers/paper-page', path: 'my/orders/:id/:paper/:note' },
  { module: 'offers/offers-page', path: 'my/offers' },
  {
    module: 'own-products/own-products-page',
    path: 'my/products',
  },
  {
    module: 'record-list/record-list-page',
    path: 'recordlist/:object/:filterName',
  },
  { module: 'withdrawal/withdrawal-page', path: 'withdrawal' },
  { module: 'withdrawal/receipt-page', path: 'withdrawal/receipt/:id' },
  {
    module: 'service/service-page',
    path: 'service/:slug',
  },
  { module: 'service/earlier-version-page', path: 'service/:slug/:version' },
  { module: 'service/guide-page', path: 'guide/:slug' },
  { module: 'style-guide/style-guide-page', path: 'dev/parts' },
]

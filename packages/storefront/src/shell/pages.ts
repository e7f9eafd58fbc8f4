import { assumedUnit, boxFinderSearchTerm } from '@cartonnage/sdk/rules'
import { matchPath } from 'react-router-dom'

/** One page as data. */
export interface PageEntry {
  /** `{folder}/{module}` below `src/pages`, without extension. */
  readonly module: string
  /** Path below the base path; absent for the start page. */
  readonly path?: string
  /** Query parameters that it reads, besides those of every page: it gets no others. @default none */
  readonly reads?: readonly string[]
  /** The path is case-sensitive. */
  readonly isExact?: true
  /** Not a page: its loader returns a response, which the server sends as it is. */
  readonly isFile?: true
}

/** The facets by which every list can be narrowed; see `shopFacets`. */
const facets = [
  'flute',
  'load',
  'colour',
  'parcel',
  'certificate',
  'stock',
  'wall',
  'family',
  'material',
  'adhesive',
  'roll-width',
  'roll-length',
  'thickness',
  'grammage',
  'diameter',
] as const
const sizes = ['length', 'width', 'height'] as const

const reads = {
  list: ['page', 'sort', ...sizes, ...facets],
  finder: [...sizes, assumedUnit.name, 'page', ...facets],
  cart: ['removed', 'quantity', 'item', 'from', 'offer'],
  checkout: ['step', 'address', 'billing', 'preset', 'outdated', 'date', 'payment', 'asked'],
  orders: ['q', 'status', 'from', 'to', 'page'],
} as const

/** Every page of the shop. An address without a page is the 404 page. A path comes before the more general ones. */
export const pages: readonly PageEntry[] = [
  { module: 'home/home-page' },
  { module: 'category/category-page', path: 'category/detail/:id', reads: reads.list },
  { module: 'category/category-page', path: 'category/:slug', reads: reads.list },
  {
    module: 'product/product-page',
    path: 'product/:urlName/:id',
    reads: ['quantity', 'added', 'typed'],
  },
  { module: 'product-papers/blank-file-page', path: 'product/:urlName/:id/blank.svg', isFile: true },
  { module: 'product-papers/blank-page', path: 'product/:urlName/:id/blank' },
  { module: 'product-papers/data-sheet-page', path: 'product/:urlName/:id/data-sheet' },
  { module: 'product-papers/declaration-page', path: 'product/:urlName/:id/declaration' },
  { module: 'search-results/search-redirect-page', path: 'global-search', reads: ['term'] },
  {
    module: 'box-finder-results/box-finder-results-page',
    path: `global-search/${boxFinderSearchTerm}`,
    reads: reads.finder,
    isExact: true,
  },
  {
    module: 'search-results/search-results-page',
    path: 'global-search/:term',
    reads: reads.list,
  },
  { module: 'compare/compare-page', path: 'compare', reads: ['ids'] },
  { module: 'cart/cart-page', path: 'cart/:cartId', reads: reads.cart },
  { module: 'cart/cart-file-page', path: 'cart/:cartId/csv', isFile: true },
  { module: 'guest-cart/guest-cart-page', path: 'anonymous-cart', reads: ['to', 'ended'] },
  { module: 'quick-order/quick-order-page', path: 'quick-order', reads: ['list'] },
  {
    module: 'checkout/checkout-page',
    path: 'checkout',
    reads: reads.checkout,
  },
  { module: 'checkout/payment-page', path: 'checkout/payment', reads: ['to'] },
  {
    module: 'checkout/split/delivery-addresses-page',
    path: 'checkout/addresses',
    reads: ['address'],
  },
  { module: 'checkout/print/checkout-print-page', path: 'checkout/print-files', reads: ['file'] },
  {
    module: 'confirmation/confirmation-page',
    path: 'order-confirmation/:orderReferenceNumber',
  },
  { module: 'order-lookup/order-lookup-page', path: 'order-lookup', reads: ['ended', 'to'] },
  { module: 'order-lookup/found-order-page', path: 'order-lookup/:key' },
  { module: 'order-changes/cancel-page', path: 'order-lookup/:key/cancel' },
  { module: 'order-changes/return-page', path: 'order-lookup/:key/return' },
  { module: 'order-changes/return-receipt-page', path: 'order-lookup/:key/return/:returnId' },
  { module: 'print-files/print-files-page', path: 'order-lookup/:key/print-files', reads: ['file'] },
  { module: 'papers/e-invoice-page', path: 'order-lookup/:key/e-invoice', isFile: true },
  { module: 'papers/paper-page', path: 'order-lookup/:key/:paper' },
  { module: 'papers/paper-page', path: 'order-lookup/:key/:paper/:note' },
  { module: 'login/login-page', path: 'login', reads: ['startUrl', 'ended', 'cart'] },
  { module: 'login/self-register-page', path: 'login/SelfRegister', reads: ['startUrl'] },
  { module: 'addresses/addresses-page', path: 'my/addresses', reads: ['done'] },
  { module: 'addresses/address-page', path: 'my/addresses/:id', reads: ['type', 'from'] },
  { module: 'accounts/accounts-page', path: 'my/accounts' },
  { module: 'carts/carts-page', path: 'my/carts', reads: ['done'] },
  { module: 'lists/lists-page', path: 'my/lists', reads: ['done', 'from', 'id', 'quantity'] },
  { module: 'lists/list-page', path: 'my/lists/:id', reads: ['done', 'missing'] },
  { module: 'lists/list-file-page', path: 'my/lists/:id/file', isFile: true },
  { module: 'lists/favourites-page', path: 'my/favourites' },
  { module: 'orders/orders-page', path: 'my/orders', reads: reads.orders },
  { module: 'orders/order-page', path: 'my/orders/:id' },
  { module: 'order-again/order-again-page', path: 'my/orders/:id/again', reads: ['item'] },
  { module: 'order-changes/cancel-page', path: 'my/orders/:id/cancel' },
  { module: 'order-changes/return-page', path: 'my/orders/:id/return' },
  { module: 'order-changes/return-receipt-page', path: 'my/orders/:id/return/:returnId' },
  { module: 'print-files/print-files-page', path: 'my/orders/:id/print-files', reads: ['file'] },
  { module: 'papers/e-invoice-page', path: 'my/orders/:id/e-invoice', isFile: true },
  { module: 'papers/paper-page', path: 'my/orders/:id/:paper' },
  { module: 'papers/paper-page', path: 'my/orders/:id/:paper/:note' },
  { module: 'offers/offers-page', path: 'my/offers', reads: ['page', 'status'] },
  { module: 'offers/offer-request-page', path: 'my/offers/new', reads: ['from', 'id', 'quantity'] },
  { module: 'offers/offer-page', path: 'my/offers/:id', reads: ['done'] },
  {
    module: 'own-products/own-products-page',
    path: 'my/products',
  },
  {
    module: 'record-list/record-list-page',
    path: 'recordlist/:object/:filterName',
    reads: ['page'],
  },
  { module: 'withdrawal/withdrawal-page', path: 'withdrawal', reads: ['order'] },
  { module: 'withdrawal/receipt-page', path: 'withdrawal/receipt/:id' },
  {
    module: 'service/service-page',
    path: 'service/:slug',
  },
  { module: 'service/earlier-version-page', path: 'service/:slug/:version' },
  { module: 'service/guide-page', path: 'guide/:slug' },
  { module: 'style-guide/style-guide-page', path: 'dev/parts' },
]

/** The page at a path below the base path, as the router finds it. */
export function findPage(pagePath: string): PageEntry | undefined {
  const decoded = pagePath.replace(/[^/]+/g, decodeSegment)
  return pages.find(
    ({ path = '', isExact = false }) =>
      matchPath({ path: `/${path}`, caseSensitive: isExact }, decoded) !== null,
  )
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment).replaceAll('/', '%2F')
  } catch {
    return segment
  }
}

import { boxFinderSearchTerm } from '@cartonnage/sdk/rules'
import type { Namespace } from '../i18n/namespace'

/** One page as data. */
export interface PageEntry {
  /** `{feature}/{module}` below `src/features`, without extension. */
  readonly module: string
  /** Path below the base path; absent for the start page. */
  readonly path?: string
  /** The path is case-sensitive. */
  readonly isExact?: true
  /** Text namespaces that the page needs in addition to the shell's. */
  readonly texts: readonly Namespace[]
  /** The module of the page's island, whose styles the document needs at once. */
  readonly island?: string
}

/** Every page of the shop. An address without a page is the 404 page. */
export const pages: readonly PageEntry[] = [
  { module: 'home/home-page', island: 'home/home-content', texts: ['home', 'product'] },
  { module: 'category/category-page', path: 'category/detail/:id', texts: ['category', 'product'] },
  { module: 'category/category-page', path: 'category/:slug', texts: ['category', 'product'] },
  { module: 'product/product-page', path: 'product/:urlName/:id', texts: ['product'] },
  { module: 'search-field/search-redirect-page', path: 'global-search', texts: [] },
  {
    module: 'box-finder-results/box-finder-results-page',
    path: `global-search/${boxFinderSearchTerm}`,
    isExact: true,
    texts: ['box-finder-results', 'box-finder', 'product'],
  },
  {
    module: 'search-results/search-results-page',
    path: 'global-search/:term',
    texts: ['search-results', 'category', 'product', 'box-finder'],
  },
  { module: 'cart/cart-page', path: 'cart/:cartId', texts: ['cart', 'product'] },
  { module: 'guest-cart/guest-cart-page', path: 'anonymous-cart', texts: ['guest-cart', 'cart', 'product'] },
  {
    module: 'checkout/checkout-page',
    path: 'checkout',
    texts: ['checkout', 'cart', 'addresses', 'footer'],
  },
  {
    module: 'confirmation/confirmation-page',
    path: 'order-confirmation/:orderReferenceNumber',
    texts: ['confirmation', 'orders', 'cart'],
  },
  { module: 'login/login-page', path: 'login', texts: ['login'] },
  { module: 'login/self-register-page', path: 'login/SelfRegister', texts: ['login', 'register'] },
  { module: 'addresses/addresses-page', path: 'my/addresses', texts: ['addresses'] },
  { module: 'addresses/address-page', path: 'my/addresses/:id', texts: ['addresses'] },
  { module: 'accounts/accounts-page', path: 'my/accounts', texts: ['accounts'] },
  { module: 'orders/orders-page', path: 'my/orders', texts: ['orders'] },
  { module: 'orders/order-page', path: 'my/orders/:id', texts: ['orders', 'cart'] },
  { module: 'offers/offers-page', path: 'my/offers', texts: ['offers', 'record-list'] },
  {
    module: 'own-products/own-products-page',
    path: 'my/products',
    texts: ['offers', 'category', 'product'],
  },
  {
    module: 'record-list/record-list-page',
    path: 'recordlist/:object/:filterName',
    texts: ['record-list'],
  },
  { module: 'withdrawal/withdrawal-page', path: 'withdrawal', texts: ['withdrawal'] },
  {
    module: 'service/service-page',
    path: 'service/:slug',
    texts: ['service', 'service-ch', 'service-de', 'consent', 'footer'],
  },
  { module: 'service/guide-page', path: 'guide/:slug', texts: ['service', 'guide', 'home', 'footer'] },
  { module: 'style-guide/style-guide-page', path: 'dev/parts', texts: ['product'] },
]

/** A text namespace: the name of a file in `src/i18n/{locale}`, empty if there is none. */
export type Namespace = string

/** Namespaces of the frame, which every page has. */
export const frameNamespaces: readonly Namespace[] = [
  'common',
  'header',
  'page-effects',
  'footer',
  'box-finder',
  'region',
  'country-picker',
  'user-menu',
]

/** Namespaces that any page may fetch later, for what it opens or has to say. */
export const laterNamespaces: readonly Namespace[] = ['consent', 'cart', 'search', 'product']

/** Namespaces of the pages, by `{feature}/{module}`, in addition to those of the frame. */
export const pageNamespaces: Readonly<Record<string, readonly Namespace[]>> = {
  'home/home-page': ['home', 'product', 'delivery', 'units'],
  'category/category-page': ['category', 'facets', 'product', 'delivery', 'units'],
  'product/product-page': ['product', 'delivery', 'units'],
  'search-field/search-redirect-page': [],
  'box-finder-results/box-finder-results-page': [
    'box-finder-results',
    'facets',
    'product',
    'delivery',
    'units',
  ],
  'search-results/search-results-page': [
    'search-results',
    'category',
    'facets',
    'product',
    'delivery',
    'units',
  ],
  'cart/cart-page': ['cart', 'vouchers', 'product', 'delivery', 'units'],
  'guest-cart/guest-cart-page': [
    'guest-cart',
    'guest-checkout',
    'cart',
    'vouchers',
    'product',
    'delivery',
    'units',
  ],
  'checkout/checkout-page': [
    'checkout',
    'guest-checkout',
    'cart',
    'vouchers',
    'addresses',
    'delivery',
    'units',
  ],
  'checkout/payment-page': ['checkout'],
  'delivery-addresses/delivery-addresses-page': [
    'delivery-addresses',
    'checkout',
    'cart',
    'addresses',
    'units',
  ],
  'confirmation/confirmation-page': ['confirmation', 'guest-checkout', 'orders', 'cart', 'delivery', 'units'],
  'login/login-page': ['login'],
  'login/self-register-page': ['login', 'register'],
  'addresses/addresses-page': ['addresses'],
  'addresses/address-page': ['addresses'],
  'accounts/accounts-page': ['accounts'],
  'carts/carts-page': ['carts', 'cart', 'product', 'units'],
  'order-lookup/order-lookup-page': ['order-lookup'],
  'order-lookup/found-order-page': ['order-lookup', 'orders', 'cart', 'delivery', 'units'],
  'orders/orders-page': ['orders'],
  'orders/order-page': ['orders', 'cart', 'delivery', 'units'],
  'order-again/order-again-page': ['order-again', 'product', 'delivery', 'units'],
  'order-changes/cancel-page': ['order-changes', 'orders', 'units'],
  'order-changes/return-page': ['order-changes'],
  'order-changes/return-receipt-page': ['order-changes', 'orders', 'units'],
  'papers/paper-page': ['papers', 'orders', 'cart', 'delivery', 'units'],
  'offers/offers-page': ['offers', 'record-list'],
  'own-products/own-products-page': ['offers', 'category', 'product', 'delivery', 'units'],
  'record-list/record-list-page': ['record-list'],
  'withdrawal/withdrawal-page': ['withdrawal', 'units'],
  'withdrawal/receipt-page': ['withdrawal', 'orders'],
  'service/service-page': ['service', 'service-ch', 'service-de', 'consent'],
  'service/earlier-version-page': ['service', 'terms-archive-ch', 'terms-archive-de'],
  'service/guide-page': ['service', 'guide', 'home'],
  'style-guide/style-guide-page': ['product', 'units'],
}

/** Who looks: a guest and a buyer of each shop. `base` is the base path, `site` where the platform's calls start. */
export const visitors = [
  { label: 'ch-de', base: '/de-CH', site: '', username: undefined },
  { label: 'ch-fr', base: '/fr-CH', site: '', username: undefined },
  { label: 'de', base: '/de-shop', site: '/de-shop', username: undefined },
  { label: 'ch-buyer', base: '/de-CH', site: '', username: 'einkauf@alpenblick.example' },
  { label: 'de-buyer', base: '/de-shop', site: '/de-shop', username: 'einkauf@sonnenhalde.example' },
]

const product = '/product/faltkarton-1-wellig-300-200-150-mm/01tCN0001001180YAA'

/**
 * The pages to look at; `signedIn` ones are shown to buyers only.
 * @type {readonly { name: string, path: string, signedIn?: boolean }[]}
 */
export const routes = [
  { name: 'home', path: '/' },
  { name: 'product', path: product },
  { name: 'search', path: '/global-search/karton' },
  { name: 'search-nothing', path: '/global-search/zzzzzz' },
  { name: 'guest-cart', path: '/anonymous-cart' },
  { name: 'login', path: '/login' },
  { name: 'self-register', path: '/login/SelfRegister' },
  ...['delivery', 'payment', 'terms', 'privacy', 'imprint', 'withdrawal'].map((slug) => ({
    name: `service-${slug}`,
    path: `/service/${slug}`,
  })),
  { name: 'not-found', path: '/no-such-page' },
  { name: 'home-buyer', path: '/', signedIn: true },
  { name: 'product-buyer', path: product, signedIn: true },
  { name: 'checkout', path: '/checkout', signedIn: true },
  { name: 'orders', path: '/my/orders', signedIn: true },
  { name: 'addresses', path: '/my/addresses', signedIn: true },
]

type QueryValue = string | number | null | undefined

function withQuery(path: string, query: Readonly<Record<string, QueryValue>>): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined && value !== '') parameters.set(name, String(value))
  }
  const text = parameters.toString()
  return text === '' ? path : `${path}?${text}`
}

const segment = encodeURIComponent

/** Slugs of the static pages; `withdrawal` exists in the German shop only. */
export type ServiceSlug = 'delivery' | 'payment' | 'terms' | 'privacy' | 'imprint' | 'withdrawal'

/**
 * Every internal address of the shop, below the base path: hand it to `<Link to>`, `<Form action>` or
 * `redirect()`, which add the base path. For a plain `<a href>` or `<form action>` use `useHref(path)`.
 * Route names: decisions.md, "Route names that the spec leaves open".
 */
export const paths = {
  home: () => '/',
  /** [2.1-8] */
  categoryDetail: (id: string) => `/category/detail/${segment(id)}`,
  /** [2.1-11] also the readable form of every other category. */
  category: (slug: string, query: Readonly<Record<string, QueryValue>> = {}) =>
    withQuery(`/category/${segment(slug)}`, query),
  product: ({ urlName, id }: { urlName: string; id: string }) =>
    `/product/${segment(urlName)}/${segment(id)}`,
  /** Target of the search form; answers with a redirect to `search(term)`. */
  searchForm: () => '/global-search',
  /** [2.3-6] results of a term; `query` carries the other search parameters. */
  search: (term: string, query: Readonly<Record<string, QueryValue>> = {}) =>
    withQuery(`/global-search/${segment(term)}`, query),
  /** [2.7-4] the buyer's cart record page. */
  cart: (cartId: string) => `/cart/${segment(cartId)}`,
  /** [2.7-5] */
  guestCart: () => '/anonymous-cart',
  checkout: () => '/checkout',
  orderConfirmation: (orderReferenceNumber: string) => `/order-confirmation/${segment(orderReferenceNumber)}`,
  /** `startUrl`: a same-origin path (with base path) to go to after sign-in. */
  login: ({ startUrl }: { startUrl?: string } = {}) => withQuery('/login', { startUrl }),
  selfRegister: () => '/login/SelfRegister',
  orders: () => '/my/orders',
  order: (id: string) => `/my/orders/${segment(id)}`,
  addresses: () => '/my/addresses',
  offers: () => '/my/offers',
  products: () => '/my/products',
  service: (slug: ServiceSlug) => `/service/${slug}`,
} as const

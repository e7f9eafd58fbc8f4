import { selfRegistrationUrl } from '@cartonnage/sdk/rules'

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
export type ServiceSlug =
  | 'delivery'
  | 'payment'
  | 'returns'
  | 'contact'
  | 'terms'
  | 'privacy'
  | 'cookies'
  | 'accessibility'
  | 'guarantee'
  | 'imprint'
  | 'withdrawal'

export const guideSlugs = ['measuring', 'flutes', 'tape'] as const
export type GuideSlug = (typeof guideSlugs)[number]

/** What a form of the carts' page has done. */
export const cartsDone = [
  'activated',
  'kept',
  'replaced',
  'together',
  'merged',
  'restored',
  'described',
] as const
export type CartsDone = (typeof cartsDone)[number]

/** What a form of the lists' pages has done. */
export const listsDone = ['created', 'added', 'renamed', 'saved', 'restored', 'marked', 'put'] as const
export type ListsDone = (typeof listsDone)[number]

/** What a form of the offers' pages has done. */
export const offersDone = ['requested', 'renegotiated', 'declined'] as const
export type OffersDone = (typeof offersDone)[number]

/** What an offer is asked for: the cart, or a product in a quantity. */
export type OfferSource =
  | { readonly from: 'cart' }
  | { readonly from: 'product'; readonly id: string; readonly quantity?: number }

/** What is to be saved on a list: the cart, an order by its number, or a product in a quantity. */
export type ListSource =
  | { readonly from: 'cart' }
  | { readonly from: 'order'; readonly id: string }
  | { readonly from: 'product'; readonly id: string; readonly quantity?: number }

/** The papers of a product, as the last segment of their paths. */
export type ProductPaper = 'blank' | 'blank.svg' | 'data-sheet' | 'declaration'

/** Query of the sign-in and registration pages. */
export interface ReturnTarget {
  /** A same-origin path (with base path) to go to after sign-in. */
  readonly startUrl?: string | undefined
  /** The tab that asked, as `c__sessionId`. */
  readonly sessionId?: string | undefined
  /** The session has expired, and the page says so. */
  readonly hasEnded?: boolean | undefined
  /** Guests have no cart in this shop, and the page says so. */
  readonly isForCart?: boolean | undefined
}

/**
 * Every internal address of the shop, below the base path: pass it to `<Link to>`, `<Form action>` or
 * `redirect()`, which add the base path. For a plain `<a href>` or `<form action>` use `useHref(path)`.
 * Route names: decisions.md, "Route names that the spec leaves open".
 */
export const paths = {
  home: () => '/',
  categoryDetail: (id: string) => `/category/detail/${segment(id)}`,
  /** By a readable slug. */
  category: (slug: string, query: Readonly<Record<string, QueryValue>> = {}) =>
    withQuery(`/category/${segment(slug)}`, query),
  product: ({ urlName, id }: { urlName: string; id: string }) =>
    `/product/${segment(urlName)}/${segment(id)}`,
  /** What is printed of a product; `blank.svg` is a file. */
  productPaper: (product: { urlName: string; id: string }, paper: ProductPaper) =>
    `${paths.product(product)}/${paper}`,
  /** Not a page: where scripts add a product to the cart without loading its page. */
  addition: (product: { urlName: string; id: string }) => `${paths.product(product)}/addition`,
  /** Target of the search form; redirects to `search(term)`. */
  searchForm: () => '/global-search',
  /** Results of a term; `query` has the other search parameters. */
  search: (term: string, query: Readonly<Record<string, QueryValue>> = {}) =>
    withQuery(`/global-search/${segment(term)}`, query),
  /** Products side by side, by their record ids, which need no escapes. */
  compare: (ids: readonly string[] = []) => `/compare${ids.length === 0 ? '' : `?ids=${ids.join()}`}`,
  cart: (cartId: string) => `/cart/${segment(cartId)}`,
  /** Not a page: the buyer's cart as a file for spreadsheets. */
  cartFile: (cartId: string) => `${paths.cart(cartId)}/csv`,
  /** `hasEnded`: the guest's session has ended in the checkout, and the page says so. */
  guestCart: ({ to, hasEnded = false }: { to?: 'checkout'; hasEnded?: boolean } = {}) =>
    withQuery('/anonymous-cart', { to, ended: hasEnded ? 1 : null }),
  /** Lists of article numbers and quantities; `list` fills the field with a short one. */
  quickOrder: ({ list }: { list?: string } = {}) => withQuery('/quick-order', { list }),
  checkout: () => '/checkout',
  /** Where the items of the checkout are split over several addresses; `address: 'new'` enters one. */
  deliveryAddresses: ({ address }: { address?: 'new' } = {}) => withQuery('/checkout/addresses', { address }),
  /** Not a page: where scripts read and save the choice of the payment step. */
  checkoutChoice: () => '/checkout/choice',
  /** Not a page: where scripts ask whose public holidays count at addresses. */
  holidayPlaces: () => '/checkout/places',
  /** Where the shopper leaves for the payment provider, and comes back to. */
  checkoutPayment: ({ isLeaving = false }: { isLeaving?: boolean } = {}) =>
    withQuery('/checkout/payment', { to: isLeaving ? 'provider' : null }),
  orderConfirmation: (orderReferenceNumber: string) => `/order-confirmation/${segment(orderReferenceNumber)}`,
  login: ({ startUrl, sessionId, hasEnded = false, isForCart = false }: ReturnTarget = {}) =>
    withQuery('/login', {
      startUrl,
      c__sessionId: sessionId,
      ended: hasEnded ? 1 : null,
      cart: isForCart ? 1 : null,
    }),
  selfRegister: ({ startUrl, sessionId }: ReturnTarget = {}) =>
    withQuery(selfRegistrationUrl(''), { startUrl, c__sessionId: sessionId }),
  /**
   * The form for number and e-mail address of an order, without an account. `hasEnded`: the last lookup is over; `to`: it
   * ended in that form of the order, which is sent on.
   */
  orderLookup: ({ hasEnded = false, to }: { hasEnded?: boolean; to?: 'return' | undefined } = {}) =>
    withQuery('/order-lookup', { ended: hasEnded ? 1 : null, to }),
  /** An order that was looked up, for the browser that has done so. */
  foundOrder: (key: string) => `/order-lookup/${segment(key)}`,
  /** Where scripts read and save what looks up orders; not a page. */
  orderLookupKeys: () => '/order-lookup/keys',
  orders: () => '/my/orders',
  order: (id: string) => `/my/orders/${segment(id)}`,
  /** A buyer's order at today's prices, to order it again, or one of its products (`item`). */
  orderAgain: (id: string, { item }: { item?: string } = {}) =>
    withQuery(`${paths.order(id)}/again`, { item }),
  /** Asks whether the order is to be canceled. The order by its address: `order` or `foundOrder`. */
  orderCancellation: (order: string) => `${order}/cancel`,
  /** The form to send items of an order back; the order by its address, as above. */
  orderReturn: (order: string) => `${order}/return`,
  orderReturnReceipt: (order: string, returnId: string) => `${paths.orderReturn(order)}/${segment(returnId)}`,
  /** Where the files for what an order prints are handed in; the order by its address, as above. */
  printFiles: (order: string) => `${order}/print-files`,
  /** The same in the checkout, before there is an order. */
  checkoutPrintFiles: () => '/checkout/print-files',
  /** A paper of an order, to print or to save; the order by its address, as above. */
  orderPaper: (order: string, paper: 'confirmation' | 'invoice') => `${order}/${paper}`,
  deliveryNote: (order: string, number: string) => `${order}/delivery-note/${segment(number)}`,
  /** Not a page: the invoice for the buyer's bookkeeping program. */
  eInvoice: (order: string) => `${order}/e-invoice`,
  /** The saved addresses; `done` says what a form has just done. */
  addresses: ({ done }: { done?: 'saved' | 'removed' } = {}) => withQuery('/my/addresses', { done }),
  /** The form of one address, `new` for a new one. */
  address: (id: string, { type, from }: { type?: 'Billing'; from?: 'payment' | 'registration' } = {}) =>
    withQuery(`/my/addresses/${segment(id)}`, { type, from }),
  /** The active and the inactive cart; `done` says what a form has just done. */
  carts: ({ done }: { done?: CartsDone } = {}) => withQuery('/my/carts', { done }),
  /** The buyer's lists; `source` asks on which one to save something. */
  lists: ({ done, source }: { done?: ListsDone; source?: ListSource } = {}) =>
    withQuery('/my/lists', { done, ...source }),
  /** One list; `missing` says how many products are not sold, and so were not put on it. */
  list: (id: string, { done, missing = 0 }: { done?: ListsDone; missing?: number } = {}) =>
    withQuery(`/my/lists/${segment(id)}`, { done, missing: missing || null }),
  /** Not a page: the list for a spreadsheet. */
  listFile: (id: string) => `/my/lists/${segment(id)}/file`,
  /** A guest's favourites; a buyer's are a list. */
  favourites: () => '/my/favourites',
  /** The accounts that a buyer may order for. */
  accounts: () => '/my/accounts',
  /** The offers of the account; `status` shows those that are open, or the others. */
  offers: ({ status, page }: { status?: 'open' | 'closed'; page?: string } = {}) =>
    withQuery('/my/offers', { status, page }),
  /** One offer, to read, to print, to accept and to decline; `done` says what a form has just done. */
  offer: (id: string, { done }: { done?: OffersDone } = {}) =>
    withQuery(`/my/offers/${segment(id)}`, { done }),
  /** The form that asks for an offer. */
  offerRequest: (source: OfferSource) => withQuery('/my/offers/new', { ...source }),
  products: () => '/my/products',
  /** The withdrawal function; `order` prefills the number of an order. German shop only. */
  withdrawal: ({ order }: { order?: string } = {}) => withQuery('/withdrawal', { order }),
  /** The receipt of a withdrawal, for the browser that has declared it. */
  withdrawalReceipt: (id: string) => `/withdrawal/receipt/${segment(id)}`,
  /** Where scripts read and save the keys of receipts; not a page. */
  withdrawalKeys: () => '/withdrawal/keys',
  /** Not a page: where files are handed in; `to` is the path, with the base path, that a form without scripts leads to. */
  files: ({ to }: { to?: string } = {}) => withQuery('/files', { to }),
  /** Not a page: one's own file that belongs to nothing. */
  file: (id: string) => `/files/${segment(id)}`,
  /** Not a page: where scripts give files to what they belong to. */
  fileClaims: () => '/files/claims',
  service: (slug: ServiceSlug) => `/service/${slug}`,
  /** A text as it was from a day on; of the present one it leads to its page. */
  serviceVersion: (slug: ServiceSlug, day: string) => `/service/${slug}/${segment(day)}`,
  guide: (slug: GuideSlug) => `/guide/${slug}`,
} as const

/** Whether the page at a path below the base path needs the platform for its frame only. */
export const standsAlone = (path: string): boolean => /^\/(?:login|service|guide)(?:\/|$)/.test(path)

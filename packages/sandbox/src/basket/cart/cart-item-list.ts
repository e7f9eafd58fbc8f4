import { compareAmounts, toAmount } from '../../amount'
import type { Visitor } from '../../calls/call'
import { illegalValue, readWholeNumber, readPageSize, splitList } from '../../calls/query'
import { PlatformError } from '../../platform-error'
import type { CalculatedCart, CalculatedLine } from '../calculation/cart-calculation'
import { lineProblem } from './cart-messages'
import { cartCouponCollection, cartPromotionCollection } from './cart-promotions'
import { cartItem, cartSummary } from './cart-representation'

const MAXIMUM_FIELDS = 15

const byName = (a: CalculatedLine, b: CalculatedLine) => a.product.name.localeCompare(b.product.name)
const byPrice = (a: CalculatedLine, b: CalculatedLine) =>
  compareAmounts(toAmount(a.unitPrice), toAmount(b.unitPrice))

/** Lines arrive oldest first. */
const sorts: Readonly<Record<string, (lines: readonly CalculatedLine[]) => CalculatedLine[]>> = {
  CreatedDateAsc: (lines) => [...lines],
  CreatedDateDesc: (lines) => lines.toReversed(),
  NameAsc: (lines) => lines.toSorted(byName),
  NameDesc: (lines) => lines.toSorted((a, b) => byName(b, a)),
  SalesPriceAsc: (lines) => lines.toSorted(byPrice),
  SalesPriceDesc: (lines) => lines.toSorted((a, b) => byPrice(b, a)),
}

/** How a caller wants the items: sorted, paged and with which details. */
export interface CartItemQuery {
  readonly sort: string
  readonly productFields: readonly string[]
  readonly page: number
  readonly pageSize: number
  readonly withPromotions: boolean
  readonly withCoupons: boolean
}

/**
 * Reads the query of a cart-items call. Fails with 400 ILLEGAL_QUERY_PARAMETER_VALUE for an unknown sort or a page
 * outside 1–100 entries, and with 400 MAX_LIMIT_EXCEEDED for more than 15 product fields.
 */
export function readCartItemQuery(query: Readonly<Record<string, string>>): CartItemQuery {
  const sort = query.sort ?? 'CreatedDateDesc'
  if (!Object.hasOwn(sorts, sort)) throw illegalValue('sort')
  return {
    sort,
    productFields: readFields(query.productFields),
    page: readWholeNumber(query, 'pageNumber') ?? readWholeNumber(query, 'page') ?? 1,
    pageSize: readPageSize(query),
    withPromotions: query.includePromotions === 'true',
    withCoupons: query.includeCoupons === 'true',
  }
}

function readFields(text: string | undefined): readonly string[] {
  const names = splitList(text)
  if (names.length > MAXIMUM_FIELDS) {
    throw new PlatformError(
      400,
      'MAX_LIMIT_EXCEEDED',
      `At most ${MAXIMUM_FIELDS} product fields are possible.`,
    )
  }
  return names
}

/** The platform's cart item collection: one page of wrapped items with the cart around them. */
export function cartItemList(calculated: CalculatedCart, visitor: Visitor, query: CartItemQuery) {
  const { cart } = calculated
  const sorted = (sorts[query.sort]?.(calculated.lines) ?? []).slice(
    (query.page - 1) * query.pageSize,
    query.page * query.pageSize,
  )
  return {
    approachingDiscounts: [],
    cartCoupons: query.withCoupons ? cartCouponCollection(cart, calculated.coupons) : null,
    cartItems: sorted.map((line) => wrappedItem(line, calculated, query)),
    cartPromotions: query.withPromotions ? cartPromotionCollection(calculated) : null,
    cartSummary: cartSummary(calculated, visitor),
    hasErrors: calculated.lines.some((line) => lineProblem(line, calculated) !== null),
    ...paging(calculated.lines.length, query),
  }
}

function wrappedItem(line: CalculatedLine, calculated: CalculatedCart, { productFields }: CartItemQuery) {
  const message = lineProblem(line, calculated)
  return {
    cartItem: cartItem(line, { calculated, productFields }),
    message,
    status: message === null ? 'Success' : 'Error',
  }
}

/** The collection of a visitor without a cart. */
export const emptyCartItemList = (query: CartItemQuery) => ({
  approachingDiscounts: [],
  cartCoupons: null,
  cartItems: [],
  cartPromotions: null,
  cartSummary: null,
  hasErrors: false,
  ...paging(0, query),
})

function paging(total: number, { page, pageSize }: CartItemQuery) {
  // Without any item on a page, there is no second page.
  const pages = pageSize === 0 ? 1 : Math.max(1, Math.ceil(total / pageSize))
  return {
    currentPage: page,
    currentPageToken: String(page),
    currentPageUrl: null,
    nextPageToken: page < pages ? String(page + 1) : null,
    nextPageUrl: null,
    previousPageToken: page > 1 ? String(Math.min(page - 1, pages)) : null,
    previousPageUrl: null,
    totalItemCount: total,
    totalNumberOfPages: pages,
  }
}

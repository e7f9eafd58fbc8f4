import type { Call } from '../../calls/call'
import { illegalValue, readWholeNumber } from '../../calls/query'
import { findProduct } from '../../catalog/products/product-repository'
import { productImage } from '../../catalog/products/product-response'
import * as lists from './wish-list-repository'
import type { WishListItemRecord, WishListRecord } from './wish-list-repository'

export const summaryBody = ({ context }: Call, list: WishListRecord) => ({
  id: list.id,
  name: list.name,
  createdDate: new Date(list.createdAt).toISOString(),
  modifiedDate: new Date(list.changedAt).toISOString(),
  wishlistProductCount: lists.countItems(context.db, list.id),
})

/** A product that the shop no longer sells keeps its id, and has an error in place of its name. */
export function itemBody({ context, visitor }: Call, { id, productId }: WishListItemRecord) {
  const product = findProduct(context.db, productId, visitor)
  const error = { errorCode: 'ITEM_NOT_FOUND', message: 'The product is not available.' }
  return {
    wishlistItemId: id,
    currencyIsoCode: visitor.currencyCode,
    error: product ? null : error,
    productSummary: product
      ? {
          productId,
          name: product.name,
          sku: product.sku,
          productUrlName: product.urlName,
          thumbnailImage: productImage(product),
          fields: {},
        }
      : { productId },
  }
}

const largestPage = 200
const smallestDefault = 25

/** One page of a list's items; 400 ILLEGAL_QUERY_PARAMETER_VALUE for a page or an order that does not exist. */
export function itemsBody(call: Call, list: WishListRecord) {
  const query = call.request.query()
  const page = readWholeNumber(query, 'page') ?? 1
  const pageSize = readWholeNumber(query, 'pageSize', largestPage) ?? smallestDefault
  const all = inOrder(lists.listItems(call.context.db, list.id), query.sortItemsBy)
  const items = all.slice((page - 1) * pageSize, page * pageSize).map((item) => itemBody(call, item))
  return {
    currencyIsoCode: call.visitor.currencyCode,
    hasErrors: items.some(({ error }) => error !== null),
    items,
    currentPageToken: String(page),
    currentPageUrl: null,
    nextPageToken: page * pageSize < all.length ? String(page + 1) : null,
    nextPageUrl: null,
    previousPageToken: page > 1 ? String(page - 1) : null,
    previousPageUrl: null,
  }
}

function inOrder(items: readonly WishListItemRecord[], sort = 'CreatedDateDesc') {
  if (sort === 'CreatedDateAsc') return items
  if (sort === 'CreatedDateDesc') return items.toReversed()
  throw illegalValue('sortItemsBy')
}

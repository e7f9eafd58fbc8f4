import {
  addWishListItem,
  createWishList,
  deleteWishList,
  getListQuantities,
  listWishListItems,
  listWishLists,
  removeWishListItem,
  renameWishList,
  setListQuantities,
  type ListQuantities,
  type WishListItem,
  type WishListItems,
  type WishListSummary,
} from '../contract/lists/lists'
import type { WishListItemsQuery } from '../contract/lists/lists-requests'
import { nullWhenNotFound } from '../errors/outcome'
import type { CallOptions, Transport } from '../transport/transport'
import type { ListLine } from './list'

/** The calls of lists, one each, as the platform has them. */
export interface ListCalls {
  /** Every wish list; null where the platform has none for this shop. */
  list(call?: CallOptions): Promise<readonly WishListSummary[] | null>
  /** The record id of a new list. */
  create(
    body: { readonly name: string; readonly products: readonly string[] },
    call?: CallOptions,
  ): Promise<string>
  rename(id: string, name: string, call?: CallOptions): Promise<void>
  delete(id: string, call?: CallOptions): Promise<void>
  /** Every item, the oldest first. */
  items(id: string, call?: CallOptions): Promise<readonly WishListItem[]>
  addItem(id: string, productId: string, call?: CallOptions): Promise<void>
  removeItem(id: string, itemId: string, call?: CallOptions): Promise<void>
  /** Null without the list, or where the shop keeps no quantities. */
  quantities(id: string, call?: CallOptions): Promise<ListQuantities | null>
  /** As {@link ListCalls.quantities}. */
  setQuantities(id: string, lines: readonly ListLine[], call?: CallOptions): Promise<ListQuantities | null>
}

export function createListCalls({ send }: Transport): ListCalls {
  const onList = (wishlistId: string) => ({ params: { wishlistId } })
  return {
    list: async (call) => {
      const found = await send(listWishLists, {}, call).catch(nullWhenNotFound)
      return found && found.data.summaries
    },
    create: async ({ name, products }, call) => {
      const body = {
        name,
        ...(products.length > 0 && { products: products.map((productId) => ({ productId })) }),
      }
      return (await send(createWishList, { body }, call)).data.summary.id
    },
    rename: async (id, name, call) =>
      void (await send(renameWishList, { ...onList(id), body: { name } }, call)),
    delete: async (id, call) => void (await send(deleteWishList, onList(id), call)),
    items: (id, call) => readItems({ send }, id, call),
    addItem: async (id, productId, call) =>
      void (await send(addWishListItem, { ...onList(id), body: { productId } }, call)),
    removeItem: async (wishlistId, wishlistItemId, call) =>
      void (await send(removeWishListItem, { params: { wishlistId, wishlistItemId } }, call)),
    quantities: async (id, call) =>
      (await send(getListQuantities, onList(id), call).catch(nullWhenNotFound))?.data ?? null,
    setQuantities: async (id, lines, call) => {
      const sent = lines.map(({ productId, quantity }) => ({ productId, quantity }))
      const answer = await send(setListQuantities, { ...onList(id), body: { lines: sent } }, call).catch(
        nullWhenNotFound,
      )
      return answer?.data ?? null
    },
  }
}

/** The platform's largest page. */
const itemsPerPage = 200

async function readItems(
  { send }: Pick<Transport, 'send'>,
  wishlistId: string,
  call?: CallOptions,
): Promise<readonly WishListItem[]> {
  const items: WishListItem[] = []
  let page: string | null = null
  do {
    const query: WishListItemsQuery = {
      pageSize: itemsPerPage,
      sortItemsBy: 'CreatedDateAsc',
      ...(page && { page }),
    }
    const { data }: { data: WishListItems } = await send(
      listWishListItems,
      { params: { wishlistId }, query },
      call,
    )
    items.push(...data.items)
    page = data.nextPageToken || null
  } while (page !== null)
  return items
}

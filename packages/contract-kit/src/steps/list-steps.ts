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
} from '@cartonnage/sdk/contract'
import type { CallInput } from '../target/call-url'
import { lineOf } from './cart-steps'
import { forBuyer, inputFrom, optional, reads, writes, type RunContext, type Step } from './step'

const name = 'Contract check'

/** The list that this run made; searched among all if the response to making it drifted. */
function ownListOf(context: RunContext): string | undefined {
  const listed = context.response(listWishLists)?.summaries.find((list) => list.name === name)
  return context.response(createWishList)?.summary.id ?? listed?.id
}

type ListInput = Omit<CallInput, 'params'> & { readonly params?: Readonly<Record<string, string>> }

const onList = (toInput: (context: RunContext) => ListInput | string = () => ({})): Step['input'] =>
  forBuyer((_, context) => {
    const input = toInput(context)
    if (typeof input === 'string') return input
    return inputFrom(ownListOf(context), 'no list of our own', (wishlistId) => ({
      ...input,
      params: { wishlistId, ...input.params },
    }))
  })

const withLine = (toInput: (line: { productId: string; quantity: number }) => ListInput): Step['input'] =>
  onList((context) => {
    const line = lineOf(context, 0)
    return line ? toInput(line) : 'no product was found'
  })

/** Makes a wish list, fills and renames it, sets its quantities where the shop has them, and deletes it. */
export const listSteps: readonly Step[] = [
  optional(
    writes(
      createWishList,
      forBuyer(() => ({ body: { name, products: [] } })),
    ),
  ),
  optional(
    reads(
      listWishLists,
      forBuyer(() => ({})),
    ),
  ),
  optional(
    writes(
      addWishListItem,
      withLine(({ productId }) => ({ body: { productId } })),
    ),
  ),
  optional(
    reads(
      listWishListItems,
      onList(() => ({ query: { pageSize: '200', sortItemsBy: 'CreatedDateAsc' } })),
    ),
  ),
  optional(
    writes(
      setListQuantities,
      withLine((line) => ({ body: { lines: [line] } })),
    ),
  ),
  optional(reads(getListQuantities, onList())),
  optional(
    writes(
      renameWishList,
      onList(() => ({ body: { name: `${name} 2` } })),
    ),
  ),
  optional(
    writes(
      removeWishListItem,
      onList((context) => {
        const item = context.response(listWishListItems)?.items[0]
        return item ? { params: { wishlistItemId: item.wishlistItemId } } : 'no item was found'
      }),
    ),
  ),
  optional(writes(deleteWishList, onList())),
]

import type { WishListSummary } from '../contract/lists/lists'
import { isLastingRefusal, isRefusal } from '../errors/outcome'
import { isSameRecordId } from '../record-id'
import { isSameListName } from '../rules/lists/list-name'
import type { CallOptions } from '../transport/transport'
import { toBuyerList, type BuyerList, type ListLine } from './list'
import type { ListCalls } from './list-calls'
import { setLines, type ChangedLines } from './set-lines'

/** A list to make. */
export interface NewList {
  /** 1 to 80 characters; no other list of the buyer has it. */
  readonly name: string
  /** Products with the quantities to keep. @default none */
  readonly lines?: readonly ListLine[]
}

/** What became of a new list. */
export interface CreatedList extends ChangedLines {
  /** The list of that name, made now or before. */
  readonly list: BuyerList
  /** Whether another list has the name, with other products: it is `list`, and nothing was made or changed. */
  readonly isNameTaken: boolean
}

/**
 * Makes a list, exactly once: a list of that name without products, or with the same ones, is what an earlier try has
 * made, and is brought to these lines.
 */
export async function createList(calls: ListCalls, input: NewList, call?: CallOptions): Promise<CreatedList> {
  const { name, lines = [] } = input
  const present = (await findByName(calls, name, call))[0]
  const isOurs = present === undefined || (await isSame(calls, { list: present, lines }, call))
  if (present && !isOurs) return taken(present)
  const id = present?.id ?? (await makeOnce(calls, { name, lines }, call))
  const kept = present ?? (await keepOldest(calls, { id, name }, call))
  if (kept && !isSameRecordId(kept.id, id) && !(await isSame(calls, { list: kept, lines }, call)))
    return taken(kept)
  const target = kept?.id ?? id
  const changed = await setLines(calls, { id: target, lines }, call)
  const count = lines.length - changed.failed.length
  const summary = kept ?? { id, name, createdDate: null, modifiedDate: null, wishlistProductCount: null }
  return { list: toBuyerList({ ...summary, wishlistProductCount: count }), isNameTaken: false, ...changed }
}

const taken = (present: WishListSummary): CreatedList => ({
  list: toBuyerList(present),
  isNameTaken: true,
  hasQuantities: true,
  failed: [],
})

/** The lists of a name, the oldest first. */
async function findByName(
  calls: ListCalls,
  name: string,
  call?: CallOptions,
): Promise<readonly WishListSummary[]> {
  const all = (await calls.list(call)) ?? []
  const keyOf = ({ createdDate, id }: WishListSummary) => `${createdDate} ${id}`
  return all
    .filter((list) => isSameListName(list.name ?? '', name))
    .toSorted((a, b) => keyOf(a).localeCompare(keyOf(b)))
}

/** Whether a list is empty, or has exactly these products. */
async function isSame(
  calls: ListCalls,
  { list, lines }: { readonly list: WishListSummary; readonly lines: readonly ListLine[] },
  call?: CallOptions,
): Promise<boolean> {
  if (list.wishlistProductCount === 0) return true
  const items = await calls.items(list.id, call)
  const isWanted = (productId: string | null) =>
    productId !== null && lines.some((line) => isSameRecordId(line.productId, productId))
  return items.length === lines.length && items.every(({ productId }) => isWanted(productId))
}

/** Where the response is lost, a list of the name is the new one. A product that is not taken must not keep back the others. */
async function makeOnce(
  calls: ListCalls,
  { name, lines }: Required<NewList>,
  call?: CallOptions,
): Promise<string> {
  const products = lines.flatMap(({ productId, quantity }) => (quantity === 0 ? [] : [productId]))
  const make = (wanted: readonly string[]) => calls.create({ name, products: wanted }, call)
  return await make(products).catch(async (error: unknown) => {
    if (isLastingRefusal(error) && products.length > 0) return await make([])
    if (isRefusal(error)) throw error
    const [made] = await findByName(calls, name, call)
    return made?.id ?? (await make(products))
  })
}

/** Two presses at the same moment make two lists: each sees both, and the younger one goes. */
async function keepOldest(
  calls: ListCalls,
  { id, name }: { readonly id: string; readonly name: string },
  call?: CallOptions,
): Promise<WishListSummary | undefined> {
  const [oldest, ...younger] = await findByName(calls, name, call)
  if (younger.some((list) => isSameRecordId(list.id, id))) await calls.delete(id, call)
  return oldest
}

import type { FeatureContext } from '../client/client'
import type { WishListItem } from '../contract/lists/lists'
import { ShopError } from '../errors/errors'
import { isNotFound, nullWhenNotFound } from '../errors/outcome'
import { isSameRecordId } from '../record-id'
import { checkListName, favouritesName, isSameListName } from '../rules/lists/list-name'
import { shopperTransport } from '../session/after-session'
import { forBuyer } from '../session/require-buyer'
import type { CallOptions } from '../transport/transport'
import { createList, type CreatedList, type NewList } from './create-list'
import { guestFavourites } from './guest-favourites'
import { inListOrder, toBuyerList, type BuyerList, type ListContent, type ListLine } from './list'
import { createListCalls, type ListCalls } from './list-calls'
import { repeated, setLines, type ChangedLines } from './set-lines'

/**
 * The lists of a buyer: wish lists of the platform, with quantities where the shop keeps them (an extension). Every call
 * fails with `SESSION_ENDED` for anybody else.
 */
export interface ListsFeature {
  /** All lists, the favourites first, then what was changed last; null where the platform has no wish lists for the shop. */
  list(options?: CallOptions): Promise<readonly BuyerList[] | null>
  /** A list with its lines; null where the buyer has none of that id. */
  read(id: string, options?: CallOptions): Promise<ListContent | null>
  /**
   * Makes a list. The same call again makes no second one, even where a response was lost. Errors: `INVALID_OPTION` for
   * what `checkListName` of the rules refuses, a 400 with the type `LIMIT_EXCEEDED` where there are too many lists.
   */
  create(list: NewList, options?: CallOptions): Promise<CreatedList>
  /** Renames a list; false where another list has the name. Errors: `INVALID_OPTION` as above, a 404 without the list. */
  rename(id: string, name: string, options?: CallOptions): Promise<boolean>
  /** Deletes a list, and gives what {@link ListsFeature.create} needs to make it again; null where it is gone already. */
  delete(id: string, options?: CallOptions): Promise<Required<NewList> | null>
  /**
   * Puts products on the list, or sets the quantities of those that are there; 0 takes a product off. Sending it again
   * changes nothing. Errors: a 404 without the list, a 400 with the type `LIMIT_EXCEEDED` beyond 500 products.
   */
  setLines(id: string, lines: readonly ListLine[], options?: CallOptions): Promise<ChangedLines>
  /** The favourites; null where the buyer has none yet. */
  readFavourites(options?: CallOptions): Promise<ListContent | null>
  /** Marks products, in a list that is made for it where there is none; those that are marked keep their quantities. */
  addFavourites(productIds: readonly string[], options?: CallOptions): Promise<ChangedLines>
  /** Takes the marks off; succeeds without them. */
  removeFavourites(productIds: readonly string[], options?: CallOptions): Promise<void>
  /**
   * Puts what the guest of this browser has marked on the buyer's list, each product once, even when a page dies midway.
   * The browser forgets them only then. Resolves to their number.
   */
  keepFavourites(options?: CallOptions): Promise<number>
}

/** The lists of a buyer. */
export function lists(client: FeatureContext): ListsFeature {
  const calls = createListCalls(client.use(shopperTransport))
  const asBuyer = forBuyer(client)
  const favourites = favouritesOf(calls, client.locale)
  return {
    list: asBuyer(async (call) => {
      const found = await calls.list(call)
      return found && inListOrder(found.map(toBuyerList))
    }),
    read: asBuyer((id, call) => readList(calls, id, call)),
    create: asBuyer(async ({ name, lines = [] }, call) =>
      createList(calls, { name: requireName(name), lines }, call),
    ),
    rename: asBuyer((id, name, call) => rename(calls, { id, name: requireName(name) }, call)),
    delete: asBuyer((id, call) => deleteList(calls, id, call)),
    setLines: asBuyer((id, lines, call) => setLines(calls, { id, lines }, call)),
    readFavourites: asBuyer(favourites.read),
    addFavourites: asBuyer(favourites.add),
    removeFavourites: asBuyer(favourites.remove),
    keepFavourites: asBuyer(async (call) => {
      const guest = client.use(guestFavourites)
      const ids = guest.getSnapshot()
      if (ids.length === 0) return 0
      await favourites.add(ids, call)
      await guest.remove(ids)
      return ids.length
    }),
  }
}

function requireName(name: string): string {
  const problem = checkListName(name)
  if (problem) throw new ShopError('INVALID_OPTION', `the name of the list is ${problem}`)
  return name.trim()
}

async function readList(calls: ListCalls, id: string, call?: CallOptions): Promise<ListContent | null> {
  const [all, found] = await Promise.all([calls.list(call), calls.quantities(id, call)])
  const summary = all?.find((list) => isSameRecordId(list.id, id))
  if (summary === undefined) return null
  if (found) return { ...toBuyerList(summary), lines: found.lines, hiddenCount: 0, hasQuantities: true }
  const items = await calls.items(id, call).catch(nullWhenNotFound)
  if (items === null) return null
  const lines = items.flatMap(lineOf)
  return { ...toBuyerList(summary), lines, hiddenCount: items.length - lines.length, hasQuantities: false }
}

const lineOf = ({ productId }: WishListItem): readonly ListLine[] =>
  productId === null ? [] : [{ productId, quantity: null }]

async function rename(
  calls: ListCalls,
  { id, name }: { readonly id: string; readonly name: string },
  call?: CallOptions,
): Promise<boolean> {
  const all = (await calls.list(call)) ?? []
  const isTaken = all.some((list) => isSameListName(list.name ?? '', name) && !isSameRecordId(list.id, id))
  if (!isTaken) await repeated(() => calls.rename(id, name, call))
  return !isTaken
}

async function deleteList(
  calls: ListCalls,
  id: string,
  call?: CallOptions,
): Promise<Required<NewList> | null> {
  const list = await readList(calls, id, call)
  if (list === null) return null
  await repeated(() => calls.delete(id, call)).catch((error: unknown) => {
    // Another tab was faster, or the response of the first try was lost.
    if (!isNotFound(error)) throw error
  })
  return { name: list.name, lines: list.lines }
}

function favouritesOf(calls: ListCalls, locale: Parameters<typeof favouritesName>[0]) {
  const read = async (call?: CallOptions): Promise<ListContent | null> => {
    const all = inListOrder(((await calls.list(call)) ?? []).map(toBuyerList))
    const [first] = all
    return first?.isFavourites === true ? await readList(calls, first.id, call) : null
  }
  return {
    read,
    add: async (productIds: readonly string[], call?: CallOptions): Promise<ChangedLines> => {
      const present = await read(call)
      const wanted = productIds.map((productId) => ({ productId, quantity: null }))
      if (present === null) {
        const made = await createList(calls, { name: favouritesName(locale), lines: wanted }, call)
        // Another tab was faster, with other products.
        return made.isNameTaken ? await setLines(calls, { id: made.list.id, lines: wanted }, call) : made
      }
      const isThere = (id: string) => present.lines.some(({ productId }) => isSameRecordId(productId, id))
      const lines = wanted.filter(({ productId }) => !isThere(productId))
      if (lines.length === 0) return { hasQuantities: present.hasQuantities, failed: [] }
      return await setLines(calls, { id: present.id, lines }, call)
    },
    remove: async (productIds: readonly string[], call?: CallOptions): Promise<void> => {
      const present = await read(call)
      const lines = productIds.map((productId) => ({ productId, quantity: 0 }))
      if (present !== null) await setLines(calls, { id: present.id, lines }, call)
    },
  }
}

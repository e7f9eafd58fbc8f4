import { catalog } from '@cartonnage/sdk'
import type { Client } from '@cartonnage/sdk'
import { offeredSorts, readSort } from '../../product/product-sort'
import type { OfferedSorts, ProductSort } from '../../product/product-sort'

interface RequestedSort {
  /** The `sort` parameter. */
  readonly text: string | null
  /** Without a parameter that is offered. */
  readonly preferred: ProductSort
  readonly signal: AbortSignal
}

/** The order of a list: what its page needs, and the platform's rule for it. */
export interface ListSort {
  readonly sortRuleId: string | undefined
  readonly order: ListOrder
}

export interface ListOrder {
  readonly sort: ProductSort
  /** The order without a `sort` parameter. */
  readonly preferred: ProductSort
  /** All values of `sort` that the platform offers. */
  readonly offered: readonly ProductSort[]
}

/** Reads the order of a list. Without the platform's rules the list has the platform's own order. */
export async function loadSort(
  { use }: Client,
  { text, preferred, signal }: RequestedSort,
): Promise<ListSort> {
  const rules = await use(catalog)
    .listSortRules({ signal })
    .then(offeredSorts)
    .catch((): OfferedSorts => new Map())
  const sort = readSort(text, preferred, rules)
  return { sortRuleId: rules.get(sort), order: { sort, preferred, offered: [...rules.keys()] } }
}

import { createContext } from 'react-router-dom'
import type { PageLoaderArgs } from '../../../shell/shop-context'
import { loadReorder } from './reorder-data'
import type { ReorderData } from './reorder-data'

/** What the form of this request was checked with: its page shows the same, and loads nothing twice. */
export const reorderContext = createContext<ReorderData | null>(null)

/** The order with what is sold of it today. */
export async function loadOrderAgain(args: PageLoaderArgs): Promise<ReorderData> {
  return args.context.get(reorderContext) ?? (await loadReorder(args))
}

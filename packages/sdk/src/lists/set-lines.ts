import type { FailedListLine } from '../contract/lists/lists'
import { isResponseError } from '../errors/errors'
import { isLastingRefusal, isRefusal } from '../errors/outcome'
import { isSameRecordId } from '../record-id'
import { maximumListLines } from '../rules/lists/list-limits'
import type { CallOptions } from '../transport/transport'
import type { ListLine } from './list'
import type { ListCalls } from './list-calls'

/** What became of a change of lines. */
export interface ChangedLines {
  /** Whether the shop keeps quantities; without, only products were put on the list and taken off. */
  readonly hasQuantities: boolean
  /** What the platform does not take. */
  readonly failed: readonly FailedListLine[]
}

/**
 * Brings lines of a list to these quantities, whatever they were: so it can be sent again. Rejects with 404 without the
 * list.
 */
export async function setLines(
  calls: ListCalls,
  { id, lines }: { readonly id: string; readonly lines: readonly ListLine[] },
  call?: CallOptions,
): Promise<ChangedLines> {
  const failed: FailedListLine[] = []
  for (let at = 0; at === 0 || at < lines.length; at += maximumListLines) {
    const part = lines.slice(at, at + maximumListLines)
    const answer = await repeated(() => calls.setQuantities(id, part, call))
    if (answer === null) return await repeated(() => setProducts(calls, { id, lines }, call))
    failed.push(...answer.failed)
  }
  return { hasQuantities: true, failed }
}

/** Sends a change once more where its response was lost: the second time it changes nothing else. */
export async function repeated<T>(change: () => Promise<T>): Promise<T> {
  return await change().catch(async (error: unknown) => {
    if (isRefusal(error)) throw error
    return await change()
  })
}

/** Without quantities: a call for each product that is missing or has to go. */
async function setProducts(
  calls: ListCalls,
  { id, lines }: { readonly id: string; readonly lines: readonly ListLine[] },
  call?: CallOptions,
): Promise<ChangedLines> {
  const items = await calls.items(id, call)
  const failed: FailedListLine[] = []
  for (const { productId, quantity } of lines) {
    const item = items.find((each) => isSameRecordId(each.productId ?? '', productId))
    if (quantity === 0 && item) await calls.removeItem(id, item.wishlistItemId, call)
    if (quantity !== 0 && !item) failed.push(...(await addProduct(calls, { id, productId }, call)))
  }
  return { hasQuantities: false, failed }
}

/** A product that the platform does not take is no reason to stop; a full list is one, and a list that is gone. */
async function addProduct(
  calls: ListCalls,
  { id, productId }: { readonly id: string; readonly productId: string },
  call?: CallOptions,
): Promise<readonly FailedListLine[]> {
  try {
    await calls.addItem(id, productId, call)
    return []
  } catch (error) {
    if (!isResponseError(error) || !isLastingRefusal(error)) throw error
    const [first] = error.errors
    if (first?.type === 'LIMIT_EXCEEDED' || first?.type === 'MISSING_RECORD') throw error
    return [{ productId, errorCode: first?.type ?? null, message: first?.message ?? null }]
  }
}

import { fitPrintFiles } from '@cartonnage/sdk/rules'
import type { PrintFile } from '@cartonnage/sdk/rules'
import type { PageActionArgs } from '../../../shell/shop-context'
import { claimFiles, readFileIds } from '../../files/data/claim-files'
import type { PrintedItem } from '../../order-facts/print-state'
import { filesField, filesOfProduct } from '../print-form'
import type { PrintResponse } from '../print-form'

interface ReadOptions {
  readonly form: FormData
  readonly printed: readonly PrintedItem[]
  /** What the files belong to from now on. */
  readonly claimedFor: string
}

/** The files of all products: new ones in the place of those before, or why they cannot be named. */
export async function readPrintFiles(
  args: Pick<PageActionArgs, 'context' | 'request'>,
  { form, printed, claimedFor }: ReadOptions,
): Promise<readonly PrintFile[] | Extract<PrintResponse['problem'], string>> {
  const chosen = printed.map(({ productId, files }) => ({
    productId,
    files,
    ids: readFileIds(form, filesField(productId), filesOfProduct),
  }))
  const ids = [...new Set(chosen.flatMap((item) => item.ids))]
  if (ids.length === 0) return 'none'
  const claimed = await claimFiles(args, { ids, claimedFor })
  if (claimed === undefined) return 'gone'
  const nameOf = (id: string) => claimed.find((file) => file.id === id)?.name ?? ''
  const named = chosen.flatMap((item) =>
    item.ids.length === 0
      ? item.files
      : item.ids.map((id) => ({ productId: item.productId, id, name: nameOf(id) })),
  )
  return fitPrintFiles(named) ? named : 'tooMany'
}

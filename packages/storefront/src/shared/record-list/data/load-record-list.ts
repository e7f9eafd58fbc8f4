import { recordLists } from '@cartonnage/sdk'
import { isResponseError } from '@cartonnage/sdk/errors'
import { notFound } from '../../../shell/not-found'
import { loadListPage } from '../../../shell/data/page-token'
import { requireBuyer } from '../../../shell/data/require-buyer'
import type { PageLoaderArgs } from '../../../shell/shop-context'
import { shopOf } from '../../../shell/shop-context'

const pageSize = 25

/** One page of a list of records. */
export interface RecordListView {
  readonly label: string | null
  readonly columns: readonly { readonly name: string; readonly label: string }[]
  readonly records: readonly {
    readonly id: string
    readonly values: Readonly<Record<string, string | null>>
  }[]
  readonly nextPageToken: string | null
  readonly isFirst: boolean
}

interface RecordListName {
  readonly objectApiName: string
  readonly filterName: string
}

/** Loads one page of a list, a later one by the platform's page token in `?page`. 404 if the list does not exist. */
async function loadRecordList(args: PageLoaderArgs, name: RecordListName): Promise<RecordListView> {
  const { signal } = args.request
  const { get } = shopOf(args).use(recordLists)
  const { page, isFirst } = await loadListPage(args.request, (query) =>
    get({ ...name, pageSize, ...query }, { signal }),
  ).catch((error: unknown) => {
    if (isResponseError(error) && [400, 403, 404].includes(error.status)) return notFound()
    throw error
  })
  return { ...page, isFirst }
}

/** The list that the address names. For buyers only, because records belong to an account. */
export async function loadRequestedList(args: PageLoaderArgs): Promise<RecordListView> {
  await requireBuyer(args)
  const { object: objectApiName = '', filterName = '' } = args.params
  return await loadRecordList(args, { objectApiName, filterName })
}

import type { FeatureContext } from '../client/client'
import { shopperTransport } from '../session/after-session'
import { getRecordList, type RecordList } from '../contract/record-lists/record-lists'
import type { CallOptions, Transport } from '../transport/transport'

/** Which list of records, and which page of it. */
export interface RecordListInput {
  /** API name of the object, from a menu item: `Quote`. */
  readonly objectApiName: string
  /** Name or id of the list view; `Recent` where the menu item names none. */
  readonly filterName: string
  /** Number of records per page. @default the platform's */
  readonly pageSize?: number
  /** `nextPageToken` of the previous page. */
  readonly pageToken?: string
}

/** Lists of platform records whose columns the organisation chooses. */
export interface RecordListsFeature {
  /**
   * One page of the list. Rejects with a 404 when there is no such object or list, and for guests with 401 or 403.
   */
  get(input: RecordListInput, options?: CallOptions): Promise<RecordList>
}

export function createRecordListsCalls({ send, scope }: Transport): RecordListsFeature {
  return {
    get: async ({ objectApiName, filterName, ...page }, options) => {
      const input = {
        params: { objectApiName, listViewApiName: filterName },
        query: { ...page, language: scope().locale },
      }
      return (await send(getRecordList, input, options)).data
    },
  }
}

/** Lists of platform records that menus lead to. */
export const recordLists = (client: FeatureContext): RecordListsFeature =>
  createRecordListsCalls(client.use(shopperTransport))

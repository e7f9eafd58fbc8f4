import type { Client } from '../client/client'
import { shopperTransport } from '../session/after-session'
import { getRecordList, type RecordList } from '../contract/record-lists/record-lists'
import type { CallOptions, Transport } from '../transport/transport'

/** Which list, and which page of it. */
export interface RecordListInput {
  /** The object, as a menu item names it: `Quote`. */
  readonly objectApiName: string
  /** Name or id of the list view; `Recent` where the menu item names none. */
  readonly filterName: string
  readonly pageSize?: number
  /** `nextPageToken` of the page before. */
  readonly pageToken?: string
}

/** Lists of platform records whose columns the organisation chooses. */
export interface RecordListsFeature {
  /** 404 is a `ResponseError`: there is no such object, or no such list of it. Guests see none: 401 or 403. */
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
export const recordLists = (client: Client): RecordListsFeature =>
  createRecordListsCalls(client.use(shopperTransport))

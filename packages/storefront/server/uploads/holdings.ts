import type { ShopType } from '@cartonnage/sdk/rules'
import type { FileRecord } from './file-store'

interface Held {
  readonly record: FileRecord
  /** Undefined for what was there when the process started. */
  readonly address: string | undefined
}

/** What this process knows of the kept files: whose they are, where they came from, and how much they are. */
export function createHoldings(records: readonly FileRecord[]) {
  const held = new Map<string, Held>(records.map((record) => [record.id, { record, address: undefined }]))
  const unclaimed = (): readonly Held[] =>
    [...held.values()].filter(({ record }) => record.claimedFor === null)
  return {
    add: (record: FileRecord, address: string) => void held.set(record.id, { record, address }),
    update: (record: FileRecord) =>
      void held.set(record.id, { record, address: held.get(record.id)?.address }),
    /** The record as this process knows it, which is the newest where two requests race. */
    newest: (record: FileRecord): FileRecord => held.get(record.id)?.record ?? record,
    remove: (id: string) => void held.delete(id),
    list: (): readonly FileRecord[] => [...held.values()].map(({ record }) => record),
    /** The files of a visitor that belong to nothing. */
    ofOwner: (owner: string, shop: ShopType): readonly FileRecord[] =>
      unclaimed().flatMap(({ record }) => (record.owner === owner && record.shop === shop ? [record] : [])),
    /** Files that belong to nothing, of a visitor and of an address, and the bytes of all. */
    count: (owner: string, address: string) => ({
      ofOwner: unclaimed().filter(({ record }) => record.owner === owner).length,
      ofAddress: unclaimed().filter((each) => each.address === address).length,
      total: [...held.values()].reduce((sum, { record }) => sum + record.size, 0),
    }),
  }
}

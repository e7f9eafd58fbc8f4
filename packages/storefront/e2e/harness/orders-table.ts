import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** What a test checks of an order in the sandbox. */
export interface StoredOrder {
  readonly deliveryAddress: Readonly<Record<string, string | null>>
}

/** Reads from the database of the sandbox whose data lies in this folder, also while it runs. */
function query<T>(folder: string, read: (database: DatabaseSync) => T): T {
  const database = new DatabaseSync(join(folder, 'sandbox.sqlite'), { readOnly: true })
  try {
    return read(database)
  } finally {
    database.close()
  }
}

/** How many orders the table holds. */
export const countOrders = (folder: string): number =>
  query(folder, (database) =>
    Number(database.prepare('SELECT count(*) AS count FROM purchase_order').get()?.count),
  )

/** The order with this order reference number. */
export const readOrder = (folder: string, orderReferenceNumber: string): StoredOrder | undefined =>
  query(folder, (database) => {
    const row = database
      .prepare('SELECT delivery FROM purchase_order WHERE reference_number = ?')
      .get(orderReferenceNumber)
    if (row === undefined) return undefined
    // The sandbox writes nothing else into the column.
    const { address } = JSON.parse(String(row.delivery)) as {
      readonly address: StoredOrder['deliveryAddress']
    }
    return { deliveryAddress: address }
  })

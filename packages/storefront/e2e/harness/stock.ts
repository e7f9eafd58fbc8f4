import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** What a shop has of a product. */
interface StockRow {
  readonly product_id: string
  readonly shop: string
  readonly stock: number
}

/** The stock in the sandbox whose data lies in this folder; nothing where the platform is elsewhere. */
export function readStock(folder: string): readonly StockRow[] {
  const file = join(folder, 'sandbox.sqlite')
  if (!existsSync(file)) return []
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
  try {
    return database
      .prepare('SELECT product_id, shop, stock FROM product_shop')
      .all()
      .map((row) => ({
        product_id: String(row.product_id),
        shop: String(row.shop),
        stock: Number(row.stock),
      }))
  } finally {
    database.close()
  }
}

/** From now on the Swiss shop does not say when more of a product arrives, until its stock is restored. */
export function leaveOutSupplyDates(folder: string): void {
  const database = new DatabaseSync(join(folder, 'sandbox.sqlite'), { timeout: 5000 })
  database.exec("INSERT OR REPLACE INTO webstore_setting VALUES ('CH', 'supplyDatesEnabled', 'false')")
  database.close()
}

/** Gives back what was ordered and reserved since the stock was read. */
export function restoreStock(folder: string, rows: readonly StockRow[]): void {
  if (rows.length === 0) return
  const database = new DatabaseSync(join(folder, 'sandbox.sqlite'), { timeout: 5000 })
  try {
    database.exec('BEGIN IMMEDIATE')
    database.exec('UPDATE cart_reservation SET expires_at = 1')
    database.exec("DELETE FROM webstore_setting WHERE name = 'supplyDatesEnabled'")
    const restore = database.prepare(
      'UPDATE product_shop SET stock = ? WHERE product_id = ? AND shop = ? AND stock <> ?',
    )
    for (const { product_id, shop, stock } of rows) restore.run(stock, product_id, shop, stock)
    database.exec('COMMIT')
  } finally {
    database.close()
  }
}

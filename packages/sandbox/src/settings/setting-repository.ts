import type { Database } from '../database/database'
import type { Shop } from '../shop'

/** The settings of a shop's webstore that were changed since the first start, by name. */
export function listStoredSettings(db: Database, shop: Shop): Record<string, unknown> {
  const rows = db.all<{ name: string; value: string }>(
    'SELECT name, value FROM webstore_setting WHERE shop = ?',
    shop,
  )
  return Object.fromEntries(rows.map(({ name, value }): [string, unknown] => [name, JSON.parse(value)]))
}

/** Keeps settings; names that are not there stay as they are. */
export function storeSettings(db: Database, shop: Shop, settings: Readonly<Record<string, unknown>>): void {
  db.transaction(() => {
    for (const [name, value] of Object.entries(settings)) {
      db.run('INSERT OR REPLACE INTO webstore_setting VALUES (?, ?, ?)', shop, name, JSON.stringify(value))
    }
  })
}

import type { Database } from '../database/database'
import { migrate } from '../database/migrate'
import { seedCategories } from './category-seed'
import { seedCouponRows } from './coupon-seed'
import { seedPeople } from './people-seed'
import { seedProducts } from './product-seed'
import { seedQuotes } from './quote-seed'
import { seedSearchIndex } from './search-index'

/** Brings the tables up to date; a new database gets the catalogue, the accounts and their buyers. */
export function prepareDatabase(db: Database): void {
  db.transaction(() => {
    const { isNew } = migrate(db)
    seedCouponRows(db)
    seedSearchIndex(db)
    if (!isNew) return
    seedCategories(db)
    seedProducts(db)
    seedPeople(db)
    seedQuotes(db)
  })
}

/** Throws away everything that was done since the first start, and seeds the database anew. */
export function resetDatabase(db: Database): void {
  db.exec('PRAGMA foreign_keys = OFF')
  db.transaction(() => {
    const tables = db.all<{ name: string }>(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'",
    )
    for (const { name } of tables) db.exec(`DROP TABLE IF EXISTS "${name}"`)
    db.exec('PRAGMA user_version = 0')
    prepareDatabase(db)
  })
  db.exec('PRAGMA foreign_keys = ON')
}

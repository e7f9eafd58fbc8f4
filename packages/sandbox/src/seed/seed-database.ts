import { countCatalogueChanges } from '../database/catalogue-changes'
import type { Database } from '../database/database'
import { migrations } from '../database/schema'
import { seedCatalog, type CatalogRow } from './catalog-rows'
import { seedSecondaryCarts } from './cart-seed'
import { seedCategories } from './category-seed'
import { seedCouponRows } from './coupon-seed'
import { seedPeople } from './people-seed'
import { completeProducts, seedProducts } from './product-seed'
import { seedQuotes } from './quote-seed'
import { seedSamples } from './sample-seed'
import { seedSearchIndex } from './search-index'

/** Data of earlier versions has no fields that are read from names. */
const versionWithNameColumns =
  migrations.findIndex((script) => script.includes('CREATE TABLE catalogue_version')) + 1

/** Brings the tables up to date; a new database gets the catalogue, the accounts and their buyers. */
export function prepareDatabase(db: Database, catalog: readonly CatalogRow[] = seedCatalog): void {
  db.transaction(() => {
    const { isNew, version } = migrate(db)
    seedCouponRows(db)
    seedSearchIndex(db, catalog)
    if (isNew) seedEverything(db, catalog)
    else if (version < versionWithNameColumns) completeProducts(db, catalog)
    seedSamples(db, catalog)
    countCatalogueChanges(db)
  })
}

function seedEverything(db: Database, catalog: readonly CatalogRow[]): void {
  seedCategories(db)
  seedProducts(db, catalog)
  seedPeople(db)
  seedQuotes(db)
  seedSecondaryCarts(db)
}

/** Deletes all data and seeds the database again. */
export function resetDatabase(db: Database, catalog?: readonly CatalogRow[]): void {
  db.exec('PRAGMA foreign_keys = OFF')
  db.transaction(() => {
    const tables = db.all<{ name: string }>(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'",
    )
    for (const { name } of tables) db.exec(`DROP TABLE IF EXISTS "${name}"`)
    db.exec('PRAGMA user_version = 0')
    prepareDatabase(db, catalog)
  })
  db.exec('PRAGMA foreign_keys = ON')
}

/** Brings the tables up to date, and says in which version they were; a new database still needs its seed. */
export function migrate(db: Database): { readonly isNew: boolean; readonly version: number } {
  const version = db.get<{ user_version: number }>('PRAGMA user_version')?.user_version ?? 0
  if (version > migrations.length) throw new Error('The data was written by a newer version of the sandbox.')
  db.transaction(() => {
    for (const script of migrations.slice(version)) db.exec(script)
    db.exec(`PRAGMA user_version = ${migrations.length}`)
  })
  return { isNew: version === 0, version }
}

import type { Database } from '../database/database'
import { seedCatalog, type CatalogRow } from './catalog-rows'
import { makeProducts } from './made-products'
import { CatalogError, readCatalog } from './read-catalog'

/** Which products a sandbox has. */
export interface CatalogChoice {
  /** The text of a catalogue of one's own. @default the seeded one */
  readonly catalog?: string | undefined
  /** @default all of the catalogue */
  readonly products?: number | undefined
}

/** The products of a sandbox. Throws a CatalogError for a catalogue that cannot be used. */
export function chooseCatalog({ catalog, products }: CatalogChoice): readonly CatalogRow[] {
  const rows = catalog === undefined ? seedCatalog : readCatalog(catalog)
  return products === undefined ? rows : makeProducts(rows, products)
}

/** Throws a CatalogError where a database was seeded with other products. */
export function refuseOtherCatalog(db: Database, catalog: readonly CatalogRow[]): void {
  const seeded = listCatalogNumbers(db)
  if (seeded.join() === catalog.map((row) => row('sku')).join()) return
  throw new CatalogError(
    'The data was seeded with another catalogue. Please use another folder, or delete this one.',
  )
}

/** Samples are not part of a catalogue: they follow from it. */
const listCatalogNumbers = (db: Database): readonly string[] =>
  db
    .all<{ sku: string }>(
      "SELECT sku FROM product WHERE json_extract(fields, '$.SampleOf__c') IS NULL ORDER BY position",
    )
    .map(({ sku }) => sku)

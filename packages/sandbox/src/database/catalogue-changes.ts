import type { Database } from './database'

/** What counts as a change of what, by table. Stock changes with each order and is counted apart, as prices are. */
const countedChanges = {
  catalogue: [
    ...everyChange('product'),
    ...everyChange('product_text'),
    ...['INSERT', 'DELETE', 'UPDATE OF listed, lead_days, lowest_price'].map((change) => ({
      table: 'product_shop',
      change,
    })),
  ],
  stock: [{ table: 'product_shop', change: 'UPDATE OF stock' }],
  prices: ['price_tier', 'account_price', 'account_discount'].flatMap(everyChange),
}

function everyChange(table: string) {
  return ['INSERT', 'UPDATE', 'DELETE'].map((change) => ({ table, change }))
}

const triggers = Object.entries(countedChanges)
  .flatMap(([counter, changes]) =>
    changes.map(
      ({ table, change }) => `
  CREATE TRIGGER IF NOT EXISTS ${table}_${change.split(' ')[0]?.toLowerCase()}_${counter} AFTER ${change} ON ${table}
    BEGIN UPDATE catalogue_version SET ${counter} = ${counter} + 1; END;`,
    ),
  )
  .join('')

/** From now on, changes of the catalogue are counted in `catalogue_version`. A seed before that is not slowed down. */
export const countCatalogueChanges = (db: Database): void => db.exec(triggers)

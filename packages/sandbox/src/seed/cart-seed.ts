import { insertCart, insertCartItem, describeCart } from '../basket/records/cart-repository'
import type { Database } from '../database/database'
import { withCheckCharacters } from '../record-id'
import { shops } from '../shop'
import { seedAccounts } from './people'
import { accountId, userId } from './people-seed'
import { productIdOf } from './product-fields'

/** An invented cart that its buyer has set aside; it needs at least one product of the catalogue. */
interface SeedCart {
  readonly account: string
  readonly name: string
  readonly note: string
  readonly createdAt: number
  readonly lines: Readonly<Record<string, number>>
}

const seedCarts: readonly SeedCart[] = [
  {
    account: '2',
    name: 'Nachschub Lager Olten',
    note: 'Erst nach der Inventur bestellen',
    createdAt: Date.UTC(2026, 10, 16, 9, 20),
    lines: { '1001180': 150, '1001320': 80, '1002110': 200, '1001360': 60 },
  },
  {
    account: '4',
    name: 'Herbstversand',
    note: 'Mengen mit dem Keller abstimmen',
    createdAt: Date.UTC(2026, 10, 17, 14, 5),
    lines: { '1003040': 120, '1001100': 90, '1001310': 40 },
  },
]

/** Inserts a secondary cart for a buyer of each shop, with those of its products that the catalogue has. */
export function seedSecondaryCarts(db: Database): void {
  seedCarts.forEach((cart, index) => seedCart(db, cart, index))
}

function seedCart(
  db: Database,
  { account, name, note, createdAt: now, lines }: SeedCart,
  index: number,
): void {
  const shop = seedAccounts.find(({ key }) => key === account)?.shop ?? 'CH'
  const owner = { shop, guestId: null, ownerId: userId(account), accountId: accountId(account) }
  const id = seedId('0a6', index)
  const sold = Object.entries(lines).filter(([sku]) => isInCatalog(db, sku))
  if (sold.length === 0) return
  insertCart(db, owner, { id, name, currencyCode: shops[shop].currencyCode, now, isSecondary: true })
  describeCart(db, id, { name, note, now })
  sold.forEach(([sku, quantity], line) =>
    insertCartItem(db, {
      id: seedId('0a9', index * 100 + line),
      cartId: id,
      productId: productIdOf(sku),
      quantity,
      now,
    }),
  )
}

// A catalogue of one's own need not have the product.
const isInCatalog = (db: Database, sku: string): boolean =>
  db.get('SELECT 1 FROM product WHERE id = ?', productIdOf(sku)) !== undefined

const seedId = (prefix: string, index: number) =>
  withCheckCharacters(`${prefix}CN${String(index + 1).padStart(10, '0')}`)

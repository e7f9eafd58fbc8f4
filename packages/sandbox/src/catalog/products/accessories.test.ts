import { describe, expect, it } from 'vitest'
import { openNodeDatabase } from '../../database/node-sqlite'
import { productIdOf } from '../../seed/product-fields'
import { prepareDatabase } from '../../seed/seed-database'
import { accessoryFinder } from './accessories'
import { requireProduct } from './product-repository'
import { withdrawProduct } from './withdraw-product'

const open = () => {
  const db = openNodeDatabase()
  prepareDatabase(db)
  return db
}

const db = open()

const accessoriesOf = (sku: string, shop: 'CH' | 'DE', from = db) => {
  const product = requireProduct(from, productIdOf(sku), { shop, locale: 'en-US' })
  const ids = accessoryFinder(from, shop)(product)
  return ids.split(';').map((id) => id.slice(8, 15))
}

const [paperTape, ppTape, wideTape] = ['2000240', '2000260', '2000250']
const [paper, chips] = ['2000150', '2000210']
const label = '2000410'
const film = { narrow: '2000180', middle: '2000190', wide: '2000200' }

/** Article number and what it is, then what goes with it. */
const rows: readonly (readonly [sku: string, what: string, goods: readonly string[]])[] = [
  ['1001010', 'a small box of one wall', [paperTape, ppTape, paper, film.narrow, label]],
  [
    '1001180',
    'a box of 24 l that bears 20 kg or less',
    [paperTape, ppTape, paper, film.narrow, chips, label],
  ],
  ['1001260', 'a box of one wall for more than 20 kg', [wideTape, paper, film.middle, label]],
  ['1001270', 'a box of two walls', [wideTape, paper, film.narrow, label]],
  ['1001440', 'a box of 1180 mm', [wideTape, paper, film.wide, label]],
  ['1001460', 'a box of three walls', [wideTape, paper, film.middle, label]],
  ['1002200', 'a box that closes at several heights', [paperTape, ppTape, paper, film.narrow, label]],
  ['1003130', 'a long box of two walls', [wideTape, paper, film.middle, label]],
  ['1002010', 'a letter box, which is tucked in', [label]],
  ['1002080', 'a box that closes itself', [paper, film.narrow, label]],
  ['1002130', 'a large box that closes itself', [paper, film.narrow, chips, label]],
  ['1002150', 'a wrap', [label]],
  ['1003010', 'a box with an insert for bottles', [paperTape, ppTape, label]],
  ['1003060', 'a box to move house, of two walls', [wideTape]],
  ['1003090', 'a box to keep files in', ['']],
  ['1003100', 'a box with a lid', ['']],
  ['1003170', 'a box for a pallet, with a lid', ['']],
  ['2000010', 'a padded mailer', ['']],
  ['2000120', 'a tube', ['']],
  ['2000240', 'tape', ['']],
  ['2000430', 'a gift box', ['']],
  ['2000480', 'a box made to measure', ['']],
]

describe('accessoryFinder', () => {
  it.each(rows)('gives %s, %s, what goes with it in both shops', (sku, _what, goods) => {
    for (const shop of ['CH', 'DE'] as const) expect(accessoriesOf(sku, shop)).toEqual(goods)
  })

  it('gives only what the shop lists and will have again', () => {
    const other = open()
    withdrawProduct({ db: other }, { sku: paperTape, stock: 0, successor: null })
    withdrawProduct({ db: other }, { sku: paper, stock: 5, successor: null })
    expect(accessoriesOf('1001010', 'CH', other)).toEqual([ppTape, film.narrow, label])
  })
})

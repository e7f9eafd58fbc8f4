import { describe, expect, it } from 'vitest'
import { openNodeDatabase } from '../../database/node-sqlite'
import { productIdOf } from '../../seed/product-fields'
import { prepareDatabase, resetDatabase } from '../../seed/seed-database'
import { keepWhileUnchanged } from './catalogue-version'
import { withdrawProduct } from './withdraw-product'

function openCounted({ most = 2, on = [] }: { most?: number; on?: readonly ('stock' | 'prices')[] } = {}) {
  const db = openNodeDatabase()
  prepareDatabase(db)
  const made: string[] = []
  const read = keepWhileUnchanged(
    (_db, key: string) => {
      made.push(key)
      return { key }
    },
    { keyOf: (key) => key, most, on },
  )
  return { db, made, read: (key: string) => read(db, key) }
}

const id = productIdOf('1001180')

describe('keepWhileUnchanged', () => {
  it('makes a result once for each key', () => {
    const { made, read } = openCounted()
    expect(read('a')).toBe(read('a'))
    read('b')
    expect(made).toEqual(['a', 'b'])
  })

  it.each([
    ['listing', [], `UPDATE product_shop SET listed = 0 WHERE product_id = '${id}'`],
    ['a name', [], `UPDATE product_text SET name = 'x' WHERE product_id = '${id}'`],
    ['a product', [], `UPDATE product SET status = 'discontinued' WHERE id = '${id}'`],
    ['stock', ['stock'], `UPDATE product_shop SET stock = stock - 1 WHERE product_id = '${id}'`],
    ['a price', ['prices'], `UPDATE price_tier SET unit_price = '1' WHERE product_id = '${id}'`],
    ['a tier', ['prices'], `DELETE FROM price_tier WHERE product_id = '${id}'`],
    ['a price agreed with an account', ['prices'], 'DELETE FROM account_price'],
    ['a discount', ['prices'], "UPDATE account_discount SET fraction = '0.5'"],
  ] as const)('makes it anew after a change of %s where it depends on that', (_what, on, sql) => {
    for (const depends of [['stock', 'prices'] as const, on, []]) {
      const { db, made, read } = openCounted({ on: depends })
      read('a')
      db.exec(sql)
      read('a')
      expect(made).toHaveLength(on.every((counter) => depends.some((one) => one === counter)) ? 2 : 1)
    }
  })

  it('makes it anew after a product was withdrawn and after a reset', () => {
    const { db, made, read } = openCounted()
    read('a')
    withdrawProduct({ db }, { sku: '1001180', stock: 0, successor: null })
    read('a')
    resetDatabase(db)
    read('a')
    expect(made).toHaveLength(3)
  })

  it('keeps it while carts and sessions change', () => {
    const { db, made, read } = openCounted()
    read('a')
    db.exec("INSERT INTO session (id, created_at) VALUES ('s', 1)")
    read('a')
    expect(made).toEqual(['a'])
  })

  it('keeps no more results than it may', () => {
    const { made, read } = openCounted({ most: 2 })
    for (const key of ['a', 'b', 'c', 'c', 'a']) read(key)
    expect(made).toEqual(['a', 'b', 'c', 'a'])
  })
})

import { describe, expect, it } from 'vitest'
import { openNodeDatabase } from '../database/node-sqlite'
import { productIdOf } from '../seed/product-fields'
import { prepareDatabase, resetDatabase } from '../seed/seed-database'
import { keepWhileUnchanged } from './catalogue-version'
import { withdrawProduct } from './withdraw-product'

function openCounted({ most = 2, withStock = false } = {}) {
  const db = openNodeDatabase()
  prepareDatabase(db)
  const made: string[] = []
  const read = keepWhileUnchanged(
    (_db, key: string) => {
      made.push(key)
      return { key }
    },
    { keyOf: (key) => key, most, withStock },
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
    ['listing', `UPDATE product_shop SET listed = 0 WHERE product_id = '${id}'`],
    ['a price', `UPDATE price_tier SET unit_price = '1' WHERE product_id = '${id}'`],
    ['a tier', `DELETE FROM price_tier WHERE product_id = '${id}'`],
    ['a price agreed with an account', 'DELETE FROM account_price'],
    ['a discount', "UPDATE account_discount SET fraction = '0.5'"],
    ['a name', `UPDATE product_text SET name = 'x' WHERE product_id = '${id}'`],
    ['a product', `UPDATE product SET status = 'discontinued' WHERE id = '${id}'`],
  ])('makes it anew after a change of %s', (_what, sql) => {
    const { db, made, read } = openCounted()
    read('a')
    db.exec(sql)
    read('a')
    expect(made).toEqual(['a', 'a'])
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

  it('makes it anew after an order only where it depends on stock', () => {
    for (const withStock of [true, false]) {
      const { db, made, read } = openCounted({ withStock })
      read('a')
      db.exec(`UPDATE product_shop SET stock = stock - 1 WHERE product_id = '${id}'`)
      read('a')
      expect(made).toHaveLength(withStock ? 2 : 1)
    }
  })

  it('keeps it while carts and sessions change', () => {
    const { db, made, read } = openCounted()
    read('a')
    db.exec("INSERT INTO session VALUES ('s', 1)")
    read('a')
    expect(made).toEqual(['a'])
  })

  it('keeps no more results than it may', () => {
    const { made, read } = openCounted({ most: 2 })
    for (const key of ['a', 'b', 'c', 'c', 'a']) read(key)
    expect(made).toEqual(['a', 'b', 'c', 'a'])
  })
})

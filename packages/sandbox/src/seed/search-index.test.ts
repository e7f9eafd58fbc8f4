import { describe, expect, it } from 'vitest'
import { openNodeDatabase } from '../database/node-sqlite'
import { migrations } from '../database/schema'
import { anyOf, openSearchIndex } from '../catalog/search/product-search'
import { prepareDatabase, resetDatabase } from './seed-database'

const open = () => {
  const db = openNodeDatabase()
  prepareDatabase(db)
  return db
}
const find = (db: ReturnType<typeof open>, word = 'pizzakarton') => [
  ...openSearchIndex(db, 'de')
    .rank(anyOf([word]))
    .keys(),
]
const pizzaBoxes = ['01tCN0002000450YAA', '01tCN0002000460YAA']

const before = migrations.findIndex((script) => script.includes('DROP TABLE product_index'))

describe('seedSearchIndex', () => {
  it('fills an empty index once', () => {
    const db = open()
    db.exec('DELETE FROM product_index; DELETE FROM search_word')
    prepareDatabase(db)
    prepareDatabase(db)
    expect(find(db)).toEqual(pizzaBoxes)
  })

  it('fills the index of a database that was written before there was one', () => {
    const db = openNodeDatabase()
    db.exec(`${migrations[0]}; PRAGMA user_version = 1`)
    prepareDatabase(db)
    expect(find(db)).toEqual(pizzaBoxes)
  })

  it('fills the index anew of a database that has the one of an earlier version', () => {
    const db = openNodeDatabase()
    for (const script of migrations.slice(0, before)) db.exec(script)
    db.exec(`
      INSERT INTO product_index VALUES ('01t', 'de-CH', 'pizzakarton', '', '');
      INSERT INTO search_word VALUES ('de-CH', 'pizzakarton', 'pizzakarton');
      PRAGMA user_version = ${before};
    `)
    prepareDatabase(db)
    expect(find(db)).toEqual(pizzaBoxes)
    expect(openSearchIndex(db, 'de').wordsWith('pizzakarton')).toContain('pizzakarton')
  })

  it('finds what lies below a category by the keywords of that category', () => {
    expect(find(open(), 'gastronomie')).toEqual(expect.arrayContaining(pizzaBoxes))
  })

  it('is there again after a reset', () => {
    const db = open()
    resetDatabase(db)
    expect(find(db)).toEqual(pizzaBoxes)
  })
})

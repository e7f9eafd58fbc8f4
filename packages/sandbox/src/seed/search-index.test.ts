import { describe, expect, it } from 'vitest'
import { openNodeDatabase } from '../database/node-sqlite'
import { migrations } from '../database/schema'
import { findProductIds } from '../search/product-search'
import { prepareDatabase, resetDatabase } from './seed-database'

const open = () => {
  const db = openNodeDatabase()
  prepareDatabase(db)
  return db
}
const find = (db: ReturnType<typeof open>) =>
  findProductIds(db, { locale: 'de-CH', column: 'name', words: ['pizzakarton'] })

describe('seedSearchIndex', () => {
  it('fills an empty index once', () => {
    const db = open()
    db.exec('DELETE FROM product_index; DELETE FROM search_word')
    prepareDatabase(db)
    prepareDatabase(db)
    expect(find(db)).toEqual(['01tCN0002000450YAA', '01tCN0002000460YAA'])
  })

  it('fills the index of a database that was written before there was one', () => {
    const db = openNodeDatabase()
    db.exec(`${migrations[0]}; PRAGMA user_version = 1`)
    prepareDatabase(db)
    expect(find(db)).toHaveLength(2)
  })

  it('finds what lies below a category by the keywords of that category', () => {
    const db = open()
    const words = ['gastronomie']
    const found = findProductIds(db, { locale: 'de-CH', column: 'keywords', words })
    expect(found).toEqual(expect.arrayContaining([...find(db)]))
  })

  it('is there again after a reset', () => {
    const db = open()
    resetDatabase(db)
    expect(find(db)).toHaveLength(2)
  })
})

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, describe, expect, it } from 'vitest'
import { endReservations, raiseLimits } from './stock.mjs'

const folder = mkdtempSync(join(tmpdir(), 'chaos-stock-'))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('the stock of the sandbox', () => {
  it('suffices for all runs, and is reserved until hours have passed', () => {
    const file = join(folder, 'sandbox.sqlite')
    const db = new DatabaseSync(file)
    db.exec(`
      CREATE TABLE product_shop (product_id TEXT, stock INTEGER);
      CREATE TABLE buyer (user_id TEXT, user_name TEXT);
      CREATE TABLE cart (id TEXT, owner_id TEXT, guest_id TEXT);
      CREATE TABLE cart_reservation (cart_id TEXT, expires_at INTEGER);
      CREATE TABLE webstore_setting (shop TEXT, name TEXT, value TEXT);
      INSERT INTO product_shop VALUES ('box', 0), ('tape', 5);
      INSERT INTO buyer VALUES ('u1', 'ida'), ('u2', 'max');
      INSERT INTO cart VALUES ('c1', 'u1', NULL), ('c2', 'u2', NULL), ('c3', NULL, 'g');
      INSERT INTO cart_reservation VALUES ('c1', 900), ('c2', 900), ('c3', 900)`)
    raiseLimits(file)
    expect(db.prepare('SELECT min(stock) AS least FROM product_shop').get()).toEqual({ least: 1_000_000_000 })
    expect(db.prepare('SELECT count(*) AS shops FROM webstore_setting').get()).toEqual({ shops: 2 })
    endReservations(file, { emails: ['ida'], guestId: 'g' })
    expect(db.prepare('SELECT cart_id FROM cart_reservation WHERE expires_at = 900').all()).toEqual([
      { cart_id: 'c2' },
    ])
    db.close()
  })
})

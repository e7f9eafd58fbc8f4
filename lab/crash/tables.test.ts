import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { createNodeSandbox } from '@cartonnage/sandbox/node'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTables } from './tables.ts'

const data = mkdtempSync(join(tmpdir(), 'crash-tables-'))
const seeded = join(data, 'sandbox.sqlite')
beforeAll(() => createNodeSandbox({ data }).close())
afterAll(() => rmSync(data, { recursive: true }))

/** Breaks the tables of a new sandbox by a script, and reads them. */
function read<T>(script: string, use: (tables: ReturnType<typeof openTables>) => T): T {
  const file = join(data, 'broken.sqlite')
  copyFileSync(seeded, file)
  const db = new DatabaseSync(file)
  db.exec(`PRAGMA foreign_keys = OFF; ${script}`)
  db.close()
  const tables = openTables(file)
  try {
    return use(tables)
  } finally {
    tables.close()
  }
}

const cart = (id: string, status: string) => `
  INSERT INTO cart (id, shop, name, type, status, owner_id, account_id, currency_code, created_at, changed_at)
    SELECT '${id}', shop, 'Cart', 'Cart', '${status}', user_id, account_id, 'CHF', 1, 1
    FROM buyer WHERE user_name = 'lea.keller@example.com';`
const order = `
  INSERT INTO purchase_order (id, reference_number, checkout_id, shop, cart_id, owner_id, status, currency_code, totals,
      delivery, payment, created_at)
    SELECT 'o1', 'ABCDE', 'k1', shop, 'c1', user_id, 'Created', 'CHF', '{}', '{}', '{"paymentToken":"PO-1"}', 1
    FROM buyer WHERE user_name = 'lea.keller@example.com';`
const address = `
  INSERT INTO address (id, account_id, address_type, name, street, country_code, is_default, created_at)
    SELECT 'a1', account_id, address_type, name, street, country_code, 1, 1 FROM address WHERE is_default = 1 LIMIT 1;`
const checkout =
  "INSERT INTO checkout (id, cart_id, created_at, order_reference_number) VALUES ('k1', 'c1', 1, 'X')"
const redemption = "UPDATE coupon SET redemptions = 1 WHERE shop = 'CH' AND code = 'NEWSLETTER5'"

describe('the tables of a sandbox without writes', () => {
  it('have no flaws at first', () => {
    expect(read('', (tables) => tables.findFlaws())).toEqual([])
  })

  it.each([
    ['an order without items: o1', order],
    ['an order whose cart is open: o1', order + cart('c1', 'Active')],
    ['an order that its checkout does not know: o1', order + cart('c1', 'PendingClosed')],
    ['an order without its mail: o1', order],
    ['a checkout with the number of no order: k1', checkout],
    ['a closed cart without an order: c1', cart('c1', 'PendingClosed')],
    ['a cart in Checkout without a checkout: c1', cart('c1', 'Checkout')],
    ['two open carts of one owner: c1,c2', cart('c1', 'Active') + cart('c2', 'Active')],
    ['two default addresses of one account: ', address],
    ['a coupon that counts other orders than there are: NEWSLETTER5', redemption],
    ['a row without its parent: checkout without its cart', checkout],
  ])('show %s', (flaw, script) => {
    expect(read(script, (tables) => tables.findFlaws()).join('\n')).toContain(flaw)
  })
})

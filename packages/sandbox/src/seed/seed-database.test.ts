import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { findProduct, listPriceTiers } from '../catalog/products/product-repository'
import { openNodeDatabase } from '../database/node-sqlite'
import { migrations } from '../database/schema'
import { listAllQuotes, listQuoteLines } from '../orders/quotes/quote-repository'
import catalog from './catalog.json'
import { productIdOf } from './product-fields'
import { prepareDatabase, resetDatabase } from './seed-database'

const open = () => {
  const db = openNodeDatabase()
  prepareDatabase(db)
  return db
}
const count = (db: ReturnType<typeof open>, table: string) =>
  db.get<{ n: number }>(`SELECT count(*) AS n FROM ${table}`)?.n

describe('prepareDatabase', () => {
  it('seeds every product, category and buyer once', () => {
    const db = open()
    prepareDatabase(db)
    expect(count(db, 'product')).toBe(138)
    expect(count(db, 'buyer')).toBe(4)
    expect(count(db, 'managed_account')).toBe(3)
  })

  it('writes Swiss names without sharp s', () => {
    const id = '01tCN0001001030YAA'
    expect(findProduct(open(), id, { shop: 'CH', locale: 'de-CH' })?.name).toContain('weiss')
    expect(findProduct(open(), id, { shop: 'DE', locale: 'de' })?.name).toContain('weiß')
  })

  it.each([
    ['01tCN0002000110', 'DE', 'de', /^Erstickungsgefahr: /],
    ['01tCN0002000110', 'CH', 'fr-CH', /^Risque d’étouffement\u202f: /],
    ['01tCN0002000330', 'CH', 'en-US', /^Danger of suffocation: /],
    ['01tCN0002000300', 'CH', 'de-CH', /Klinge/],
    ['01tCN0002000300', 'DE', 'en-US', /blade/],
    ['01tCN0001001180', 'DE', 'de', undefined],
  ] as const)('warns of %s in the shop %s in %s: %s', (id, shop, locale, words) => {
    const warning = findProduct(open(), id, { shop, locale })?.customFields.SafetyWarnings__c
    if (words === undefined) expect(warning).toBeUndefined()
    else expect(warning).toMatch(words)
  })

  it.each([
    ['de-CH', 'FSC Recycled;Blauer Engel'],
    ['fr-CH', 'FSC Recycled;Ange Bleu'],
    ['en-US', 'FSC Recycled;Blue Angel'],
  ] as const)('names certificates in %s: %s', (locale, names) => {
    const product = findProduct(open(), '01tCN0001001080', { shop: 'CH', locale })
    expect(product?.customFields.Certificates__c).toBe(names)
  })

  it.each([
    ['1001080', 'FSC-C000000;DE-UZ 00000', 'paper 139'],
    ['2000010', undefined, 'paper 6;plastic 3'],
    ['2000120', undefined, 'paper 114;plastic 6'],
    ['2000210', undefined, 'other 5500'],
    ['2000300', undefined, undefined],
    ['2000480', undefined, undefined],
  ])('has licence numbers and packaging materials of %s', (sku, licences, materials) => {
    const product = findProduct(open(), productIdOf(sku), { shop: 'DE', locale: 'de' })
    expect(product?.sku).toBe(sku)
    expect(product?.customFields.CertificateLicences__c).toBe(licences)
    expect(product?.customFields.Materials__c).toBe(materials)
  })

  it.each([
    ['2000450', 'true'],
    ['2000470', undefined],
  ])('knows whether %s is meant to touch food: %s', (sku, isMeant) => {
    const product = findProduct(open(), productIdOf(sku), { shop: 'CH', locale: 'de-CH' })
    expect([product?.sku, product?.customFields.FoodContact__c]).toEqual([sku, isMeant])
  })

  it('finds a product by its id of 15 characters', () => {
    expect(findProduct(open(), '01tCN0001001180', { shop: 'CH', locale: 'de-CH' })?.sku).toBe('1001180')
  })

  it('keeps prices with four decimals and gives none to a price on request', () => {
    const db = open()
    const prices = listPriceTiers(db, '01tCN0002000390YAA', 'CH').map(({ unitPrice }) => unitPrice)
    expect(prices).toEqual(['0.0815', '0.0658', '0.053', '0.0453'])
    expect(listPriceTiers(db, '01tCN0002000480YAA', 'CH')).toEqual([])
  })
})

describe('a data folder of an earlier version', () => {
  const index = migrations.findIndex((script) => script.includes('CREATE TABLE catalogue_version'))

  function openOldDatabase() {
    const db = open()
    const triggers = db.all<{ name: string }>("SELECT name FROM sqlite_master WHERE type = 'trigger'")
    db.exec(triggers.map(({ name }) => `DROP TRIGGER ${name};`).join(''))
    for (const table of ['order_access', 'catalogue_version', 'wish_list_item', 'wish_list', 'access_token'])
      db.exec(`DROP TABLE ${table}`)
    undoQuotes(db)
    db.exec(`
      UPDATE product SET fields = json_remove(fields, '$.Width__c', '$.Colour__c', '$.RestockDays__c')
        WHERE sku = '2000240';
      PRAGMA user_version = ${index};
    `)
    return db
  }

  function undoQuotes(db: ReturnType<typeof open>) {
    db.exec('DROP INDEX cart_item_by_quote; DROP INDEX purchase_order_by_quote;')
    for (const column of ['cart_item DROP COLUMN quote_id', 'cart_item DROP COLUMN quote_line_item_id'])
      db.exec(`ALTER TABLE ${column}`)
    for (const column of ['quote_id', 'print']) db.exec(`ALTER TABLE purchase_order DROP COLUMN ${column}`)
    for (const table of ['quote_note', 'quote_line', 'quote']) db.exec(`DROP TABLE ${table}`)
    const earlier = migrations.find((script) => script.includes('grand_total TEXT NOT NULL, currency_code'))
    db.exec(earlier ?? '')
    db.exec(`INSERT INTO quote SELECT '0Q0CN0000000001AAA', id, 'A-2026-0117', 'Boxes', 'Presented', '412.50', 'CHF',
      1798704000000, 1778313600000 FROM account WHERE name = 'Lea Keller'`)
  }

  it('gets a line for each of its quotes, which were only sums', () => {
    const db = openOldDatabase()
    prepareDatabase(db)
    const [quote] = listAllQuotes(db)
    expect(quote).toMatchObject({ shop: 'CH', quoteNumber: 'A-2026-0117', lastDay: '2026-12-31' })
    const lines = listQuoteLines(db, quote?.id ?? '')
    expect(lines).toMatchObject([{ productId: null, name: 'Boxes', quantity: 1, unitPrice: '412.50' }])
  })

  it('gets the fields that are read from names, and keeps what was changed', () => {
    const db = openOldDatabase()
    prepareDatabase(db)
    const product = findProduct(db, productIdOf('2000240'), { shop: 'CH', locale: 'de-CH' })
    expect(product?.customFields).toMatchObject({ Width__c: '50', Colour__c: 'braun', Material__c: 'paper' })
    expect(product?.restockDays).toBeNull()
    expect(count(db, 'catalogue_version')).toBe(1)
  })

  it('gets the hints for pictures of today, and keeps those that were changed', () => {
    const db = openOldDatabase()
    const setHint = (sku: string, hint: string) =>
      db.run(
        "UPDATE product SET image_hint = ?1, fields = json_set(fields, '$.ImageHint__c', ?1) WHERE sku = ?2",
        hint,
        sku,
      )
    setHint('2000310', 'tape-tools')
    setHint('2000320', 'tape-of-our-own')
    prepareDatabase(db)
    const hintOf = (sku: string) =>
      findProduct(db, productIdOf(sku), { shop: 'CH', locale: 'de-CH' })?.customFields.ImageHint__c
    expect(hintOf('2000310')).toBe('tape-tools-moistener')
    expect(hintOf('2000320')).toBe('tape-of-our-own')
  })

  it('is completed once', () => {
    const db = openOldDatabase()
    prepareDatabase(db)
    db.exec("UPDATE product SET fields = json_remove(fields, '$.Width__c')")
    prepareDatabase(db)
    expect(
      findProduct(db, productIdOf('2000240'), { shop: 'CH', locale: 'de-CH' })?.customFields,
    ).not.toHaveProperty('Width__c')
  })
})

describe('resetDatabase', () => {
  it('brings back the first state', () => {
    const db = open()
    db.run("DELETE FROM address WHERE country_code = 'DE'")
    db.run("INSERT INTO session VALUES ('s', 1)")
    resetDatabase(db)
    expect(count(db, 'session')).toBe(0)
    expect(count(db, 'address')).toBe(12)
  })
})

describe('catalog.json', () => {
  it('has the lines of catalog-seed.tsv', () => {
    const table = readFileSync(new URL('catalog-seed.tsv', import.meta.url), 'utf8')
    expect(catalog.lines).toEqual(table.split('\n').filter(Boolean))
  })
})

import { readFileSync, writeFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { XmlDocument, XsdValidator } from 'libxml2-wasm'
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadOrder } from '../shared/order/data/order-loader'
import { loadEInvoice } from '../pages/papers/data/e-invoice-loader'
import { findBrokenRules } from '../pages/papers/german-rules.fixture'
import { loadPaper } from '../pages/papers/data/paper-loader'
import { customers, drawnOrder } from './drawn-order.fixture'
import type { DrawnOrder } from './drawn-order.fixture'
import {
  chooseMethods,
  choosePayment,
  deliverTo,
  enterWithOrder,
  fillCart,
  placeReviewed,
  readPlacement,
} from './order-walk.fixture'

/** `DRAWN_INVOICES=60` and a folder to keep them in (`INVOICES_TO`) are for the rules of EN 16931, see decision 0036. */
const numRuns = Number(process.env.DRAWN_INVOICES ?? 8)
const folder = process.env.INVOICES_TO

const schema = new URL(
  '../schema/en16931/FACTUR-X_EN16931.xsd',
  import.meta.resolve('@stackforge-eu/factur-x'),
)

/** Orders of businesses of the German shop. */
const businessOrder = drawnOrder.filter(({ customer }) => {
  const { shop } = customers[customer]
  return shop === 'DE' && 'username' in customers[customer] && customer !== 'jonas'
})

/** Orders and sends it; resolves to what its bookkeeper gets. */
async function invoiceOf(order: DrawnOrder, method: string) {
  const walk = await enterWithOrder(order)
  const { args, sandbox } = walk
  await fillCart(walk, order.codes)
  await deliverTo(walk, order)
  await chooseMethods(walk, await readPlacement(walk, order), order.methods)
  await choosePayment(walk, method)
  const number = await placeReviewed(walk, method)
  const moved = await sandbox.fetch(
    new Request('http://localhost/__sandbox/orders', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ orderNumber: number, step: 'sent' }),
    }),
  )
  expect(moved.status).toBe(200)
  const own = (params: Record<string, string>) => args('/', { params: { id: number, ...params } })
  const { order: placed } = await loadOrder(own({}))
  const paper = await loadPaper(own({ paper: 'invoice' }))
  const file = await loadEInvoice(own({}))
  return { placed, paper, xml: await file.text() }
}

describe('the invoices of drawn orders', () => {
  let validator: XsdValidator
  beforeAll(() => {
    xmlRegisterFsInputProviders()
    validator = XsdValidator.fromDoc(XmlDocument.fromBuffer(readFileSync(schema), { url: schema.href }))
  })

  it('have the amounts of their order, and follow the schema of EN 16931', { timeout: 300_000 }, async () => {
    let count = 0
    const walk = async (order: DrawnOrder, method: string) => {
      const { placed, paper, xml } = await invoiceOf(order, method)
      if (folder !== undefined) writeFileSync(`${folder}/${count++}.xml`, xml)
      expect(() => validator.validate(XmlDocument.fromString(xml))).not.toThrow()
      expect([xml.includes('xrechnung_3.0<'), findBrokenRules(xml)]).toEqual([true, []])
      const amount = (name: string) => new RegExp(`<ram:${name}[^>]*>([^<]+)<`).exec(xml)?.[1]
      expect(amount('GrandTotalAmount')).toBe(placed.total?.amount)
      expect(amount('TaxTotalAmount')).toBe(placed.vat?.amount)
      expect(amount('DuePayableAmount')).toBe(method === 'invoice' ? placed.total?.amount : '0.00')
      expect(paper.view.totals?.gross).toEqual(placed.total)
      // What is due by invoice is what its code transfers.
      const due = paper.transfer && { amount: paper.transfer.amount, message: paper.transfer.message }
      const { amount: total = '' } = placed.total ?? {}
      expect(due).toEqual(method === 'invoice' ? { amount: total, message: placed.invoiceNumber } : null)
    }
    const payment = fc.constantFrom('invoice', 'prepayment')
    await fc.assert(fc.asyncProperty(businessOrder, payment, walk), { numRuns, endOnFailure: true })
  })

  it('would be refused by the schema with an element at the wrong place', () => {
    const xml =
      '<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100"/>'
    expect(() => validator.validate(XmlDocument.fromString(xml))).toThrow()
  })
})

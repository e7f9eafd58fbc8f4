import { describe, expect, it } from 'vitest'
import { shopSettings } from '../../../shell/shop-settings'
import { roundingOf } from '../../../shared/lines/totals-rows'
import { buyers, createShopper } from '../../../app/shopper.fixture'
import { loadOrder } from '../../../shared/order/data/order-loader'
import { placeOrder } from '../../../shared/order/placed-order.fixture'
import { writeEInvoice } from './e-invoice'
import { findBrokenRules, germanRules } from '../german-rules.fixture'

/** An order of a German business that was sent and invoiced. */
async function openInvoiced(quantity = 25) {
  const { sandbox, signIn, createClient, args } = createShopper({ shop: 'DE' })
  await signIn(buyers.annelise)
  const id = await placeOrder(createClient(), [{ productId: '01tCN0001001100YAA', quantity }])
  const body = JSON.stringify({ orderNumber: id, step: 'sent' })
  await sandbox.fetch(new Request('http://localhost/__sandbox/orders', { method: 'POST', body }))
  const view = await loadOrder(args('/', { params: { id } }))
  const { billingAddress } = view.order
  if (billingAddress === null) throw new Error('no billing address')
  return { view, billingAddress }
}

describe('an electronic invoice', () => {
  it('follows the rules of XRechnung, and would break each without what it asks for', async () => {
    const { view } = await openInvoiced()
    const xml = writeEInvoice(view, shopSettings.DE) ?? ''
    expect([xml.includes('#urn:xeinkauf.de:kosit:xrechnung_3.0<'), findBrokenRules(xml)]).toEqual([true, []])
    for (const { id, element } of germanRules) {
      const without = xml.replaceAll(new RegExp(`<ram:${element}[ >].*?</ram:${element}>`, 'g'), '')
      expect([id, findBrokenRules(without)]).toEqual([id, expect.arrayContaining([id])])
    }
  })

  it.each([
    ['the e-mail address of the buyer', { contactInfo: null }, {}],
    ['the postal code', {}, { postalCode: ' ' }],
    ['the city', {}, { city: null }],
  ])('is one of EN 16931 only without %s', async (_what, changed, changedAddress) => {
    const { view, billingAddress } = await openInvoiced()
    const order = { ...view.order, ...changed, billingAddress: { ...billingAddress, ...changedAddress } }
    const xml = writeEInvoice({ ...view, order }, shopSettings.DE)
    expect(xml).toContain('<ram:ID>urn:cen.eu:en16931:2017</ram:ID>')
  })

  it('has no rounding, which only explains gross amounts to their readers', async () => {
    const { view } = await openInvoiced(20)
    const rounding = view.totals && roundingOf({ totals: view.totals, isNetFirst: false })
    expect(rounding?.amount).toEqual({ amount: '0.01', currencyCode: 'EUR' })
    const xml = writeEInvoice(view, shopSettings.DE) ?? ''
    expect(xml).toContain('<ram:DuePayableAmount>30.35</ram:DuePayableAmount>')
    expect(xml).not.toContain('Rounding')
  })
})

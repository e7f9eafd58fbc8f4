import { describe, expect, it } from 'vitest'
import { now, openShop, errorOf } from '../../fixtures/shopper.fixture'
import { readyGuest, type Shopper } from '../../fixtures/ordering.fixture'
import { storeSettings } from '../../calls/webstore-settings'

describe('what guests may do', () => {
  it('[6-5] is refused where the shop switches it off', async () => {
    const shop = openShop({ settings: { guestCartEnabled: false } })
    const response = await shop.as().add('1001010', 125)
    expect(errorOf(response)).toEqual([403, 'INSUFFICIENT_ACCESS'])
    expect((await shop.as('reto').add('1001010', 125)).status).toBe(201)
  })

  it.each([
    [false, 403],
    [true, 200],
  ])('[6-6] is a checkout where the shop allows it: %j', async (guestCheckoutEnabled, status) => {
    const shop = openShop({ settings: { guestCheckoutEnabled } })
    const guest = shop.as()
    await guest.add('1001010', 125)
    expect((await guest.call('PUT', 'checkouts', { cartId: 'active' })).status).toBe(status)
  })

  describe('as a reservation of stock', () => {
    const reserve = (guest: Shopper, durationInSeconds: number) =>
      guest.call('PUT', 'carts/current/inventory-reservations', { durationInSeconds })

    it('comes from a checkout on, and lasts a quarter of an hour at most', async () => {
      const guest = openShop().as()
      await guest.add('1001010', 125)
      expect(errorOf(await reserve(guest, 60))).toEqual([403, 'INSUFFICIENT_ACCESS'])
      await guest.call('PUT', 'checkouts', { cartId: 'active' })
      expect((await reserve(guest, 60)).body).toMatchObject({ durationInSeconds: 60 })
      expect((await reserve(guest, 604_800)).body).toMatchObject({
        durationInSeconds: 900,
        expirationTime: new Date(now + 900_000).toISOString(),
      })
      await guest.add('1001010', 25)
      expect(errorOf(await reserve(guest, 60))).toEqual([403, 'INSUFFICIENT_ACCESS'])
    })

    it('is none where guests have no checkout', async () => {
      const { as, db } = openShop()
      const guest = as()
      await guest.add('1001010', 125)
      await guest.call('PUT', 'checkouts', { cartId: 'active' })
      storeSettings(db, 'CH', { guestCheckoutEnabled: false })
      expect(errorOf(await reserve(guest, 60))).toEqual([403, 'INSUFFICIENT_ACCESS'])
    })
  })

  describe('as a payment', () => {
    it.each([
      ['nothing', {}, 403],
      ['an invoice', { PaymentMethod__c: 'invoice' }, 403],
      ['a payment in advance', { PaymentMethod__c: 'prepayment' }, 201],
    ])('by purchase order as %s', async (_, paymentsData, status) => {
      const guest = openShop().as()
      await readyGuest(guest)
      const payment = { requestType: 'SimplePurchaseOrder', paymentToken: 'PO-1' }
      const response = await guest.call('POST', 'checkouts/active/payments', {
        ...payment,
        paymentsData: JSON.stringify(paymentsData),
      })
      expect(response.status).toBe(status)
      if (status === 403) expect(errorOf(response)[1]).toBe('INSUFFICIENT_ACCESS')
    })

    it.each(['https://evil.example/', 'https://shop.example.evil.example/', 'javascript:alert(1)'])(
      'never leads back to another site: %s',
      async (ReturnUrl__c) => {
        const guest = openShop({ paymentOrigin: 'http://127.0.0.1:8788' }).as()
        await readyGuest(guest)
        const response = await guest.call('POST', 'checkouts/active/payments', {
          requestType: 'ClientRequest',
          paymentToken: 'twint',
          paymentsData: JSON.stringify({ PaymentMethod__c: 'twint', ReturnUrl__c }),
        })
        expect(errorOf(response)).toEqual([400, 'INVALID_API_INPUT'])
      },
    )
  })

  describe('as the address of mails', () => {
    it.each([
      'a@b.example\r\nBcc: c@d.example',
      'a@b.example\nc@d.example',
      'a@b.example,c@d.example',
      'a@b.example;c@d.example',
      'a@b.example c@d.example',
      'Ida <a@b.example>',
      '"a b"@c.example',
      'a\u0000@b.example',
      'a@b\u202e.example',
      `${'a'.repeat(250)}@b.example`,
      'a@b',
      'nobody',
    ])('is one address, and nothing else: %j', async (email) => {
      const guest = openShop().as()
      await readyGuest(guest)
      const change = (body: object) => guest.call('PATCH', 'checkouts/active', body)
      expect(errorOf(await change({ contactInfo: { email } }))).toEqual([400, 'INVALID_API_INPUT'])
      const customFields = [{ fieldName: 'ConfirmationCopy__c', value: email }]
      expect(errorOf(await change({ customFields }))).toEqual([400, 'INVALID_API_INPUT'])
    })
  })
})

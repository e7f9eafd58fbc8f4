import { describe, expect, it } from 'vitest'
import type { OrderMail } from '../../calls/mail-content'
import { now, openShop } from '../../fixtures/shopper.fixture'
import {
  address,
  chooseMethod,
  placeOrder,
  startCheckout,
  type Shopper,
} from '../../fixtures/ordering.fixture'
import { listMails } from '../../mails/mail-repository'

const victim = 'victim@victim.example'
const lure = 'Konto gesperrt evil.example/login'

interface GuestOrder {
  readonly email?: string
  readonly copyTo?: string
}

/** Orders as a guest who writes a lure into everything that can be written. */
async function orderAsGuest(guest: Shopper, { email = victim, copyTo = '' }: GuestOrder = {}) {
  await startCheckout(guest, { quantity: 25, sku: '1001180' })
  const change = (body: object) => guest.call('PATCH', 'checkouts/active', body)
  const names = {
    firstName: 'https://evil.example',
    lastName: lure,
    companyName: `${lure} ${'x'.repeat(200)}`,
  }
  await change({
    contactInfo: { firstName: lure, lastName: lure, email },
    deliveryAddress: {
      ...address,
      ...names,
      name: `${lure}\r\nBcc: x`,
      street: lure,
      city: 'www.evil.example',
    },
  })
  await chooseMethod(guest)
  await change({ shippingInstructions: `Bemerkung: ${lure}\nhttp://evil.example` })
  await change({
    customFields: [
      { fieldName: 'CostCentre__c', value: lure },
      { fieldName: 'Remark__c', value: 'evil.example '.repeat(19) },
      { fieldName: 'ConfirmationCopy__c', value: copyTo },
    ],
  })
  await guest.call('POST', 'checkouts/active/payments', {
    requestType: 'SimplePurchaseOrder',
    paymentToken: lure,
    billingAddress: { ...names, name: lure, street: lure, city: 'evil.example', country: 'CH' },
    paymentsData: JSON.stringify({ PaymentMethod__c: 'prepayment' }),
  })
  const { body } = await guest.call('POST', 'checkouts/active/orders')
  return (await guest.get(`order-summaries/${body.orderReferenceNumber}`)).body
}

const links = /evil|www|https?:/i

describe('the mail about a guest’s order', () => {
  it('repeats what was entered without links, on one line, and not at length', async () => {
    const { as, db } = openShop()
    await orderAsGuest(as())
    const [mail] = listMails(db)
    expect(mail?.to).toBe(victim)
    expect(`${mail?.subject}\n${mail?.text}`).not.toMatch(links)
    expect(mail?.text).toContain('Konto gesperrt …')
    expect(mail?.text).not.toMatch(/^Bcc/m)
    expect(mail?.text.length).toBeLessThan(1_000)
  })

  it('is rendered from the same', async () => {
    const rendered: OrderMail[] = []
    const renderMail = (mail: OrderMail) => {
      rendered.push(mail)
      return { subject: 'S', text: 'T' }
    }
    const { as } = openShop({ renderMail })
    expect(await orderAsGuest(as())).toMatchObject({ deliveryAddress: { street: lure } })
    expect(rendered).toHaveLength(1)
    expect(JSON.stringify(rendered[0]?.order)).not.toMatch(/evil|www/i)
  })
})

describe('the mails to an address that anybody may have entered', () => {
  const orderMails = { max: 2, seconds: 86_400 }

  it('are about a number of orders a day; all are placed, and the others say that they are without', async () => {
    const { as, db, sandbox } = openShop({ orderMails })
    const orders = [
      await orderAsGuest(as()),
      await orderAsGuest(as(), { email: 'Victim+1@victim.example' }),
      await orderAsGuest(as(), { email: 'VICTIM@victim.example' }),
    ]
    expect(orders.map(({ isWithoutMails }) => isWithoutMails)).toEqual([false, false, true])
    expect(listMails(db)).toHaveLength(2)
    sandbox.clock.advance(86_400_000)
    expect(await orderAsGuest(as())).toMatchObject({ isWithoutMails: false })
  })

  it('are all about an order whose confirmation went there, and none about another', async () => {
    const { as, db, sandbox } = openShop({ orderMails: { max: 1, seconds: 86_400 } })
    const [first, second] = [await orderAsGuest(as()), await orderAsGuest(as())]
    sandbox.clock.advance(30 * 86_400_000)
    await as().get('session-context')
    const subjects = listMails(db).map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject.includes(String(first.orderNumber))).length).toBeGreaterThan(
      3,
    )
    expect(subjects.filter((subject) => subject.includes(String(second.orderNumber)))).toEqual([])
  })

  it('count copies as well', async () => {
    const { as, db } = openShop({ orderMails })
    for (const email of ['a@a.example', 'b@b.example', 'c@c.example'])
      await orderAsGuest(as(), { email, copyTo: victim })
    const recipients = listMails(db).map(({ to }) => to)
    expect(recipients.filter((to) => to === victim)).toHaveLength(2)
    expect(recipients).toHaveLength(5)
  })

  it('leave a buyer’s own mailbox alone', async () => {
    const { as, db } = openShop({ orderMails, now })
    const reto = as('reto')
    for (let i = 0; i < 4; i++) {
      await placeOrder(reto)
      await reto.get('carts/current')
    }
    expect(listMails(db)).toHaveLength(4)
  })
})

import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { calendarAt, thursday } from '../../shared/delivery/delivery-calendar.fixture'
import { renderApp } from '../../app/render-app.fixture'
import { enterWithCart, loadStep } from '../../app/buyer-walk.fixture'
import type { Buyer } from '../../app/buyer-walk.fixture'
import type { CheckoutResponse } from './data/checkout-run'
import { enteredDelivery } from './delivery-form'
import type { DeliveryProblems, EnteredDelivery } from './delivery-form'
import { DeliveryStep } from './delivery-step'
import { ReviewDetails } from './review-details'

const now = thursday
const texts = ['checkout', 'addresses', 'cart', 'delivery']

/** A buyer at the delivery step; with `branches`, half of the cartons go to another group. */
async function atDelivery({ quantity = 40, branches = false } = {}) {
  const buyer = await enterWithCart(quantity, { now })
  const shop = buyer.createClient()
  const { items } = await shop.addresses.list({ addressType: 'Shipping' })
  const addressId = items[0]?.addressId ?? ''
  if (branches) {
    const other = await shop.deliveryGroups.create({ id: addressId })
    await shop.deliveryGroups.arrangeItems({
      arrangements: [{ cartItemId: buyer.cartItemId, deliveryGroupId: other.id, quantity: quantity / 2 }],
    })
  }
  await buyer.post({ intent: 'start' })
  await buyer.post({ intent: 'address', addressId })
  return buyer
}

async function show(buyer: Buyer, response?: CheckoutResponse) {
  const data = await loadStep(buyer.args, 'delivery')
  await renderApp(<DeliveryStep data={data} response={response} />, {
    shop: buyer.createClient(),
    texts,
    deliveryCalendar: calendarAt(now),
  })
  await screen.findByRole('button', { name: 'Weiter zur Zahlung' })
  return data.checkout.deliveryGroups
}

/** The response to a form with these fields and problems, of the first group. */
async function refused(
  buyer: Buyer,
  entered: Partial<EnteredDelivery>,
  problems: DeliveryProblems,
): Promise<CheckoutResponse> {
  const { checkout } = await loadStep(buyer.args, 'delivery')
  const [group] = checkout.deliveryGroups
  if (group === undefined) throw new Error('There is no group.')
  return {
    delivery: { [group.id]: { entered: { ...enteredDelivery(group, undefined), ...entered }, problems } },
  }
}

const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ')
const date = () => screen.getByLabelText(/^Wunschtermin/)

describe('the delivery step', () => {
  it('offers each method with carrier, days and fee, and names where to pick up', async () => {
    await show(await atDelivery())
    expect(screen.getAllByRole('radio').map((radio) => plain(radio.closest('label')?.textContent))).toEqual([
      'PaketDie Schweizerische PostVoraussichtlich Freitag, 27. Nov. bis Montag, 30. Nov.CHF 10.70CHF 9.90 exkl. MWST',
      'Express-PaketDie Schweizerische PostVoraussichtlich Freitag, 27. Nov.CHF 21.51CHF 19.90 exkl. MWST',
      'AbholungBei Cartonnage, Musterstrasse 1, 9400 RorschachVoraussichtlich abholbereit Freitag, 27. Nov.Gratis',
    ])
  })

  it('names its fields with the id of their group, and the group itself only where there are several', async () => {
    const [group] = await show(await atDelivery())
    expect(
      screen.getAllByRole('radio').every((radio) => radio.getAttribute('name') === `methodId-${group?.id}`),
    ).toBe(true)
    expect(date().getAttribute('name')).toBe(`desiredDate-${group?.id}`)
    expect(screen.queryByRole('group', { name: /Olten/ })).toBeNull()
  })

  it('is a fieldset for each of several groups, named by its address', async () => {
    const groups = await show(await atDelivery({ branches: true }))
    const fieldsets = screen.getAllByRole('group', { name: /Lagerstrasse 8.*Olten/ })
    expect(fieldsets).toHaveLength(2)
    const names = fieldsets.map((fieldset) => within(fieldset).getAllByRole('radio')[0]?.getAttribute('name'))
    expect(names).toEqual(groups.map(({ id }) => `methodId-${id}`))
  })

  it('lets the days begin with the earliest one of the chosen method', async () => {
    await show(await atDelivery())
    expect(date().getAttribute('min')).toBe('2026-11-27')
    expect(date().getAttribute('max')).toBe('2027-01-25')
    expect(screen.getByText(/^Ab Freitag/)).toBeTruthy()
  })

  it.each<[Partial<EnteredDelivery>, DeliveryProblems, string, RegExp]>([
    [{ methodId: '' }, { methodId: 'missing' }, 'Bitte wählen Sie eine Lieferart.', /^Paket/],
    [
      { methodId: 'FREIGHT' },
      { methodId: 'gone' },
      'Diese Lieferart gibt es für diese Lieferung nicht mehr. Bitte wählen Sie eine andere.',
      /^Paket/,
    ],
    [
      { desiredDate: '2026-12-06' },
      { desiredDate: 'closed' },
      'Am Sonntag, 6. Dezember wird nicht geliefert. Der nächste Werktag ist Montag, 7. Dezember.',
      /^Wunschtermin/,
    ],
    [
      { desiredDate: '2026-11-26' },
      { desiredDate: 'early' },
      'Mit dieser Lieferart ist der früheste Tag Freitag, 27. November.',
      /^Wunschtermin/,
    ],
    [
      { desiredDate: '2027-03-01' },
      { desiredDate: 'late' },
      'Bitte wählen Sie einen Tag bis Montag, 25. Januar.',
      /^Wunschtermin/,
    ],
    [
      { remark: 'x'.repeat(260) },
      { remark: 'room' },
      'Bemerkung für den Fahrer: zu lang. Dafür ist noch Platz für 244 Zeichen; es sind 260.',
      /^Bemerkung/,
    ],
  ])('says of %o with %o: %s', async (entered, problems, text, label) => {
    const buyer = await atDelivery()
    await show(buyer, await refused(buyer, entered, problems))
    const link = screen.getByRole('link', { name: (name) => plain(name) === text })
    await userEvent.click(link)
    expect(document.activeElement).toBe(screen.getAllByLabelText(label)[0])
  })

  it('asks what the driver of a pallet has to know, and begins with what was entered', async () => {
    const buyer = await atDelivery({ quantity: 400 })
    const entered = { needsLift: true, callsBefore: true, callPhone: '12', openingHours: 'Mo 8–12' }
    await show(buyer, await refused(buyer, entered, { callPhone: 'phone' }))
    const fields = within(screen.getByRole('group', { name: 'Anlieferung der Palette' }))
    expect(fields.getAllByRole('checkbox', { checked: true })).toHaveLength(2)
    expect(fields.getByLabelText('Telefonnummer für den Fahrer')).toHaveProperty('value', '12')
    expect(fields.getByLabelText(/^Wann wird Ware/)).toHaveProperty('value', 'Mo 8–12')
  })
})

describe('the review of a delivery', () => {
  it('names the requested day and each instruction in the reader’s language', async () => {
    const buyer = await atDelivery({ quantity: 400 })
    const [group] = (await loadStep(buyer.args, 'delivery')).checkout.deliveryGroups
    const [freight] = group?.availableDeliveryMethods ?? []
    const fields = {
      methodId: freight?.id ?? '',
      desiredDate: '2026-12-09',
      needsLift: 'true',
      callsBefore: 'true',
      callPhone: '071 555 01 00',
      openingHours: 'Mo–Fr 7–12',
      remark: 'Tor 2',
    }
    const named = Object.entries(fields).map(([name, value]) => [`${name}-${group?.id}`, value])
    await buyer.post({ intent: 'delivery', ...Object.fromEntries(named) })
    await buyer.post({ intent: 'payment', billing: 'delivery', purchaseOrderNumber: 'WS-1' })
    const data = await loadStep(buyer.args, 'delivery')
    await renderApp(<ReviewDetails data={data} />, {
      shop: buyer.createClient(),
      texts,
      deliveryCalendar: calendarAt(now),
    })
    const items = (await screen.findAllByRole('listitem')).map(({ textContent }) => plain(textContent))
    expect(items).toEqual([
      'Wunschtermin: Mittwoch, 9. Dez.',
      'Lastwagen mit Hebebühne nötig',
      'Vorher anrufen: +41 71 555 01 00',
      'Warenannahme: Mo–Fr 7–12',
      'Bemerkung für den Fahrer: Tor 2',
    ])
  })

  it.each([
    ['invoice', /Voraussichtlich \p{L}+, /u],
    ['prepayment', /1 bis 2 Werktage nach Ihrer Zahlung/],
  ])('counts from the payment where that comes first: by %s', async (method, expected) => {
    const buyer = await atDelivery()
    const { checkoutId, deliveryGroups } = (await loadStep(buyer.args, 'delivery')).checkout
    const [group] = deliveryGroups
    const methodId = group?.availableDeliveryMethods[0]?.id ?? ''
    await buyer.post({ intent: 'delivery', [`methodId-${group?.id}`]: methodId })
    await buyer.post({
      intent: 'payment',
      checkoutId,
      method,
      billing: 'delivery',
      purchaseOrderNumber: 'WS-1',
    })
    const data = await loadStep(buyer.args, 'delivery')
    await renderApp(<ReviewDetails data={data} />, {
      shop: buyer.createClient(),
      texts,
      deliveryCalendar: calendarAt(now),
    })
    expect(plain(document.body.textContent)).toMatch(expected)
    expect(/nach Ihrer Zahlung/.test(document.body.textContent)).toBe(method === 'prepayment')
  })
})

import { describe, expect, it } from 'vitest'
import { listMails } from '../../mails/mail-repository'
import { openBrowser } from '../../fixtures/browser.fixture'
import {
  cartLines,
  convert,
  openQuotes,
  readQuote,
  textsOf,
  waitingId,
  approvedId,
  approvedLineIds,
} from './quote.fixture'
import { changeQuoteRecord } from './quote-repository'
import { quoteStatuses } from '@cartonnage/sdk/rules'

const lineId = '0QLCN00000007004AA'
const approval = {
  quoteId: waitingId,
  act: 'approve',
  unitPrices: { [lineId]: '1.085' },
  lastDay: '2026-12-18',
  note: 'Dunkelgrün geht.',
}

function open() {
  const { as, db, sandbox } = openQuotes()
  const { call } = openBrowser(sandbox)
  const act = (body: object) => call('/__sandbox/quotes', { body: { quoteId: waitingId, ...body } })
  const submit = (fields: Readonly<Record<string, string>>) =>
    call('/__sandbox/quotes', {
      body: new URLSearchParams(fields).toString(),
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    })
  return { reto: as('reto'), db, call, act, submit }
}

describe('the seller', () => {
  it('approves a quote at prices until a day, with a note, and the buyer accepts it', async () => {
    const { reto, act } = open()
    const { status, body } = await act(approval)
    expect([status, body]).toEqual([200, { quoteId: waitingId, status: 'Approved', lastDay: '2026-12-18' }])
    const quote = await readQuote(reto, waitingId)
    expect(textsOf(quote.fields, 'TotalPrice', 'ExpirationDate')).toEqual(['1085.00', '2026-12-18'])
    expect(quote.notes.at(-1)).toMatchObject({ content: 'Dunkelgrün geht.', createdBy: 'Cartonnage' })
    expect((await convert(reto, waitingId)).status).toBe(201)
    expect(await cartLines(reto)).toMatchObject([{ salesPrice: '1.085', totalPrice: '1085.00' }])
  })

  it.each([
    ['a line without a price', { unitPrices: {} }],
    ['a price of nothing', { unitPrices: { [lineId]: '0' } }],
    ['a price with a comma', { unitPrices: { [lineId]: '1,20' } }],
    ['a price with five decimals', { unitPrices: { [lineId]: '1.23456' } }],
    ['a price that is a number', { unitPrices: { [lineId]: 1 } }],
    ['no day', { lastDay: null }],
    ['a day that is over', { lastDay: '2026-11-20' }],
    ['a day that there is not', { lastDay: '2026-02-30' }],
    ['an unknown act', { act: 'forget' }],
  ])('is told of %s', async (_, wrong) => {
    const { reto, act } = open()
    expect((await act({ ...approval, ...wrong })).status).toBe(400)
    expect((await readQuote(reto, waitingId)).status).toBe('Needs Review')
  })

  it('does not approve a quote that does not exist', async () => {
    expect((await open().act({ ...approval, quoteId: '0Q0CN0000000099' })).status).toBe(404)
  })

  it.each([
    ['review', 'In Review'],
    ['reject', 'Rejected'],
  ])('can %s it: then it is %s', async (act, status) => {
    const { reto, act: run } = open()
    await run({ act })
    expect((await readQuote(reto, waitingId)).status).toBe(status)
  })

  it('presents an approved one, which then cannot be accepted until it is released', async () => {
    const { reto, act } = open()
    await act(approval)
    expect((await act({ act: 'present' })).body).toMatchObject({ status: 'Presented' })
    expect((await convert(reto, waitingId)).status).toBe(400)
    await act(approval)
    expect((await convert(reto, waitingId)).status).toBe(201)
  })

  it('expires one now: its last day was yesterday', async () => {
    const { reto, act } = open()
    await act(approval)
    await act({ act: 'expire' })
    expect(textsOf((await readQuote(reto, waitingId)).fields, 'ExpirationDate')).toEqual(['2026-11-20'])
    expect((await convert(reto, waitingId)).status).toBe(400)
  })

  it.each([
    ['Draft', ['review', 'approve', 'reject']],
    ['Needs Review', ['review', 'approve', 'reject']],
    ['In Review', ['approve', 'reject']],
    ['Approved', ['approve', 'present', 'expire']],
    ['Presented', ['approve', 'expire']],
    ['Accepted', ['expire']],
    ['Rejected', []],
    ['Denied', []],
  ] as const)('may do with a quote that is %s: %j', async (status, allowed) => {
    for (const act of ['review', 'approve', 'present', 'reject', 'expire'] as const) {
      const { db, act: run } = open()
      changeQuoteRecord(db, waitingId, { status })
      const response = await run({ ...approval, act })
      expect([act, response.status]).toEqual([act, (allowed as readonly string[]).includes(act) ? 200 : 409])
    }
    expect(quoteStatuses).toContain(status)
  })

  it('does nothing with a quote that was ordered', async () => {
    const { db, act } = open()
    changeQuoteRecord(db, waitingId, { orderReferenceNumber: 'AAAAA-BBBBB' })
    expect((await act(approval)).status).toBe(409)
  })
})

describe('the mail about an approved quote', () => {
  it.each([
    ['de-CH', 'Ihre Offerte A-2026-0124 ist da', /CHF\s1.085\.00/, '18. Dezember 2026'],
    ['fr-CH', 'Votre offre A-2026-0124 est prête', /1.085\.00\sCHF/, '18 décembre 2026'],
    ['en-US', 'Your quote A-2026-0124 is ready', /CHF\s1,085\.00/, 'December 18, 2026'],
    ['de', 'Ihr Angebot A-2026-0124 ist da', /1\.085,00\sCHF/, '18. Dezember 2026'],
  ])('is in %s: %s', async (locale, subject, sum, day) => {
    const { db, act } = open()
    db.run(
      'UPDATE quote SET locale = ?, site_url = ? WHERE id = ?',
      locale,
      'https://shop.example',
      waitingId,
    )
    await act(approval)
    const [mail] = listMails(db)
    expect([mail?.to, mail?.subject]).toEqual(['einkauf@alpenblick.example', subject])
    for (const part of [
      'Reto Brunner',
      day,
      'Dunkelgrün geht.',
      `https://shop.example/my/offers/${waitingId}`,
    ])
      expect(mail?.text).toContain(part)
    expect(mail?.text).toMatch(sum)
  })
})

describe('the seller’s page', () => {
  it('lists the open quotes with a field for the price of each line', async () => {
    const { call } = open()
    const page = await call('/__sandbox/quotes')
    expect(page.body).toMatchObject({
      quotes: expect.arrayContaining([
        expect.objectContaining({ quoteId: approvedId, acts: ['approve', 'present', 'expire'] }),
      ]) as unknown,
    })
  })

  it('takes forms: a price that is empty stays', async () => {
    const { reto, submit } = open()
    const [first = '', second = ''] = approvedLineIds
    const prices = { [`unitPrice-${first}`]: '0.48', [`unitPrice-${second}`]: '' }
    const { status } = await submit({
      ...prices,
      quoteId: approvedId,
      act: 'approve',
      lastDay: '2027-01-31',
      note: '',
    })
    expect(status).toBe(303)
    const { lineItems } = await readQuote(reto, approvedId)
    expect(lineItems.map(({ fields }) => fields.UnitPrice?.text)).toEqual(['0.48', '0.845'])
  })

  it('shows what is wrong with a form', async () => {
    const { submit } = open()
    expect((await submit({ quoteId: waitingId, act: 'approve', lastDay: '2027-01-31' })).status).toBe(400)
  })

  it('is not for pages of other sites', async () => {
    const { call } = open()
    const headers = { 'Sec-Fetch-Site': 'cross-site' }
    expect((await call('/__sandbox/quotes', { body: approval, headers })).status).toBe(403)
  })
})

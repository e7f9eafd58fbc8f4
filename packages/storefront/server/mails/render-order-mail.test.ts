// @vitest-environment jsdom
import type { OrderMail } from '@cartonnage/sandbox'
import { describe, expect, it } from 'vitest'
import { mailEvents } from './mail-events'
import { mailTexts } from './mail-texts'
import { renderOrderMail } from './render-order-mail'

const oddName = `<img src=x onerror="alert(1)"> & "Söhne"`
const address = { name: oddName, street: 'Weg 1', postalCode: '9400', city: 'Rorschach', country: 'CH' }
const states = {
  deliveryGroupId: '0a7',
  packedAt: null,
  sentAt: null,
  deliveredAt: null,
  isPickUp: false,
  carrier: 'Swiss Post',
  trackingNumber: '9960',
  deliveryNoteNumber: 'L-CH-000001',
  trackingUrl: 'https://service.post.ch/ekp-web/ui/entry/search/9960',
}
const order = {
  orderSummaryId: '1Os1',
  orderNumber: 'KR4TN-BQX5A-PACK9-2H26A',
  currencyIsoCode: 'CHF',
  totalProductAmount: '1020.50',
  totalChargeAmount: '14.90',
  totalTaxAmount: '83.87',
  grandTotalAmount: '1119.27',
  invoiceNumber: 'R-CH-000001',
  deliveryStates: [states],
  createdDate: '2026-11-21T09:00:00.000Z',
  purchaseOrderNumber: oddName,
  deliveryGroups: {
    items: [
      {
        deliveryGroupId: '0a7',
        address,
        methodName: 'Economy',
        shippingFee: '14.90',
        vatRate: 0.081,
        latestEstimatedDeliveryTime: '2026-11-25T00:00:00.000Z',
      },
    ],
  },
  items: [
    {
      productId: '01t',
      sku: '1001100',
      name: oddName,
      quantity: '1250.0',
      unitPrice: '0.8164',
      totalPrice: '1020.50',
      deliveryGroupId: '0a7',
    },
  ],
}

const mail = (changes: Partial<OrderMail> = {}): OrderMail => ({
  kind: 'received',
  shop: 'CH',
  locale: 'de-CH',
  siteUrl: 'https://shop.example',
  order,
  deliveryGroupId: null,
  isCopy: false,
  isGuest: false,
  isBusiness: true,
  ...changes,
})

const render = (changes?: Partial<OrderMail>) => {
  const { subject, text, html, attachments = [] } = renderOrderMail(mail(changes))
  const page = new DOMParser().parseFromString(html ?? '', 'text/html')
  return { subject, text, html: html ?? '', page, attachments }
}

const plain = (text: string) => text.replace(/[\s\u00a0\u202f]+/g, ' ')

/** What has to be there once: no money of one language in another, no text of a form that was not filled in. */
const totals = {
  'de-CH': 'CHF 1’119.27',
  de: '1.119,27 CHF',
  'fr-CH': '1 119.27 CHF',
  'en-US': 'CHF 1,119.27',
}
const locales = ['de-CH', 'de', 'fr-CH', 'en-US'] as const
const kinds = ['received', 'paid', 'packed', 'sent', 'delivered', 'invoiced', 'canceled'] as const

describe.each(locales)('the mails about orders in %s', (locale) => {
  it.each(kinds)('say the same as text and as HTML: %s', (kind) => {
    const isOne = !['received', 'paid', 'invoiced', 'canceled'].includes(kind)
    const { subject, text, html, page } = render({ kind, locale, deliveryGroupId: isOne ? '0a7' : null })
    expect(subject).toContain(order.orderNumber)
    expect(page.documentElement.lang).toBe(locale)
    expect(page.title).toBe(subject)
    expect(page.querySelector('meta[name="color-scheme"]')?.getAttribute('content')).toBe('light dark')
    expect(html).not.toMatch(
      /\{\w+\}|undefined|null|(?<!-)(?:color|background)[^:;"]*:(?!inherit)|<script|<style/,
    )
    expect(text).not.toMatch(/\{\w+\}|\w+:\w+\.|undefined|null/)
    const displayed = plain(page.body.textContent)
    for (const word of text.replace(/https:\S+/g, '').split(/[\s:()]+/)) {
      if (!['', '--', '-'].includes(word)) expect(displayed).toContain(word)
    }
    const { lead } = mailEvents[locale][kind]
    expect(plain(page.body.firstElementChild?.textContent ?? '')).toContain(plain(lead))
  })

  it('has the amounts of the order', () => {
    const { text } = render({ locale })
    expect(plain(text)).toContain(plain(totals[locale]))
  })

  it('has every text', () => {
    expect(Object.keys(mailTexts[locale])).toEqual(Object.keys(mailTexts['en-US']))
    expect(Object.keys(mailEvents[locale])).toEqual(Object.keys(mailEvents['en-US']))
    if (locale === 'de-CH') expect(JSON.stringify(mailTexts[locale])).not.toContain('ß')
  })
})

describe('a mail about an order', () => {
  it('escapes what people typed', () => {
    const { page, html } = render()
    expect(page.querySelector('img, script, [onerror]')).toBeNull()
    expect(html).toContain('&lt;img src=x')
    expect(page.body.textContent).toContain(oddName)
  })

  it('leads buyers to their order, and guests to the form, without anything personal', () => {
    const hrefs = (changes: Partial<OrderMail>) =>
      [...render(changes).page.querySelectorAll('a')].map((link) => link.getAttribute('href'))
    const packed = { kind: 'packed', deliveryGroupId: '0a7' } as const
    expect(hrefs(packed)).toEqual([`https://shop.example/de-CH/my/orders/${order.orderNumber}`])
    expect(hrefs({ ...packed, isGuest: true, locale: 'en-US' })).toEqual([
      'https://shop.example/order-lookup',
    ])
    const german = { shop: 'DE', siteUrl: 'http://localhost:4173/de-shop', locale: 'de' } as const
    expect(hrefs({ ...packed, ...german, isGuest: true })).toEqual([
      'http://localhost:4173/de-shop/order-lookup',
    ])
    expect(hrefs({ ...packed, isCopy: true })).toEqual([])
    expect(hrefs({ siteUrl: null })).toEqual([])
  })

  it('links to the carrier, but not to what is no address of a page', () => {
    const sentTo = (trackingUrl: string) =>
      render({
        kind: 'sent',
        deliveryGroupId: '0a7',
        order: { ...order, deliveryStates: [{ ...states, trackingUrl }] },
      }).html
    expect(sentTo(states.trackingUrl)).toContain(`href="${states.trackingUrl}"`)
    expect(sentTo('javascript:alert(1)')).not.toContain('javascript:')
  })

  it('says ready and picked up of what nobody sends', () => {
    const kept = { ...order, deliveryStates: [{ ...states, isPickUp: true, trackingNumber: null }] }
    const subjects = (['sent', 'delivered'] as const).map(
      (kind) => render({ kind, order: kept, deliveryGroupId: '0a7' }).subject,
    )
    expect(subjects).toEqual([
      `Ihre Bestellung ist abholbereit (${order.orderNumber})`,
      `Sie haben Ihre Bestellung abgeholt (${order.orderNumber})`,
    ])
  })
})

/** The order with a second delivery, to the Netherlands. */
const nextAddress = {
  name: 'Anneke de Vries',
  companyName: 'Sonnenhalde B.V.',
  street: 'Kanaalstraat 14',
  postalCode: '3531 CJ',
  city: 'Utrecht',
  country: 'NL',
}
const split = {
  ...order,
  deliveryStates: [states, { ...states, deliveryGroupId: '0a8', carrier: 'PostNL' }],
  deliveryGroups: {
    items: [
      ...order.deliveryGroups.items,
      { deliveryGroupId: '0a8', address: nextAddress, methodName: 'Colis express', shippingFee: '9.90' },
    ],
  },
}

describe('a mail about a delivery', () => {
  it('says which one of several it is, and where it goes, with company and country', () => {
    const { subject, text } = render({ kind: 'sent', order: split, deliveryGroupId: '0a8' })
    expect(subject).toBe(`Lieferung 2 von 2 ist unterwegs (${order.orderNumber})`)
    expect(plain(text)).toContain('Zu jeder Lieferung bekommen Sie eine eigene E-Mail.')
    expect(plain(text)).toContain(
      'Lieferung 2 von 2 Sonnenhalde B.V. Anneke de Vries Kanaalstraat 14 3531 CJ UTRECHT Niederlande Lieferart: Express-Paket',
    )
    expect(text).not.toContain('Weg 1')
  })

  it('names the carrier in the language of the mail', () => {
    const names = locales.map(
      (locale) => /^.*Post.*$/m.exec(render({ kind: 'sent', locale, deliveryGroupId: '0a7' }).text)?.[0],
    )
    expect(names.map((name = '') => plain(name))).toEqual([
      'Versand mit: Die Schweizerische Post',
      'Versand mit: Die Schweizerische Post',
      'Transporteur : La Poste',
      'Carrier: Swiss Post',
    ])
  })

  it('has the address of the shop for what is picked up', () => {
    const kept = { ...order, deliveryStates: [{ ...states, isPickUp: true, carrier: null }] }
    for (const kind of ['packed', 'sent'] as const) {
      const text = plain(render({ kind, order: kept, deliveryGroupId: '0a7' }).text)
      expect(text).toContain('Abholung bei Cartonnage Musterstrasse 1 9400 Rorschach')
      expect(text).not.toContain('Weg 1')
    }
  })

  it('has the electronic invoice for a business of the German shop', () => {
    const invoice = { kind: 'invoiced', shop: 'DE', locale: 'de' } as const
    const path = `/my/orders/${order.orderNumber}/e-invoice`
    expect(render(invoice).html).toContain(path)
    expect(render({ ...invoice, isBusiness: false }).html).not.toContain(path)
    expect(render({ ...invoice, shop: 'CH' }).html).not.toContain(path)
  })
})

const consumer = { isBusiness: false, isGuest: true } as const
const german = { shop: 'DE', locale: 'de', siteUrl: 'http://localhost:4173/de-shop' } as const
const inAdvance = { ...order, paymentMethod: 'prepayment', isAwaitingPayment: true, paidAt: null }
const waiting = {
  ...inAdvance,
  deliveryGroups: {
    items: order.deliveryGroups.items.map((group) => ({
      ...group,
      latestEstimatedDeliveryTime: null,
      workingDaysMin: 1,
      workingDaysMax: 2,
    })),
  },
}
const textOf = (changes: Partial<OrderMail>) => plain(render(changes).text)

describe('the amounts of a mail', () => {
  it('are with VAT for consumers and guests, and without it for a business', () => {
    expect(textOf(consumer)).toMatch(
      /Artikel, Beträge inkl\. MWST: 1’250 × .*: 1’103\.16 Warenwert inkl\. MWST: 1’103\.16/,
    )
    expect(textOf({})).toMatch(/Artikel, Beträge netto: 1’250 × .*: 1’020\.50 Warenwert netto: 1’020\.50/)
  })
})

describe('the lines of a mail', () => {
  const lineOf = (kind: 'received' | 'packed', isBusiness: boolean, changes: object = {}) => {
    const items = [{ ...order.items[0], name: 'Karton', ...changes }]
    const one = { ...structuredClone(order), items }
    const { page } = render({ ...consumer, isBusiness, kind, order: one })
    return [...page.querySelectorAll('caption ~ tbody tr')].map((row) => plain(row.textContent))
  }

  it('have a unit price that multiplies to the amount, with VAT or without it', () => {
    expect(lineOf('received', false)).toEqual(['1’250 ×Karton1001100 · je 0.882531’103.16'])
    expect(lineOf('received', true)).toEqual(['1’250 ×Karton1001100 · je 0.81641’020.50'])
    expect(lineOf('packed', true)).toEqual(['1’250 ×Karton1001100'])
  })

  it('say what was not in stock when it was ordered, in the confirmation', () => {
    const awaited = { awaitedQuantity: '180.0', awaitedFrom: '2026-12-18' }
    expect(lineOf('received', true, awaited)[0]).toContain('Davon sind 180 × ab Freitag, 18. Dez. an Lager.')
    expect(lineOf('packed', true, awaited)).toEqual(['1’250 ×Karton1001100'])
  })

  it('say what is free, without a price of one', () => {
    const free = { quantity: '1', unitPrice: '0.00', totalPrice: '0.00' }
    expect(lineOf('received', false, free)).toEqual(['1 ×Karton1001100Gratis'])
  })
})

describe('the payment in a mail', () => {
  it('of an order in advance is what to transfer, until when and with which message', () => {
    const text = textOf({ order: waiting })
    expect(text).toContain('die wir hiermit bestätigen. Wir packen Ihre Ware nach Zahlungseingang.')
    expect(text).toContain('Zahlung: Vorauszahlung per Überweisung')
    expect(text).toMatch(
      /Bitte überweisen Sie jetzt Geht die Zahlung nicht bis 5\. Dez\. 2026 ein, stornieren wir die Bestellung\. .* Betrag: CHF 1’119\.27 Zahlbar bis: 5\. Dez\. 2026 IBAN: CH93 0076 2011 6238 5295 7 Empfänger: .* Mitteilung: KR4TN-BQX5A-PACK9-2H26A/,
    )
    expect(text).toContain('Voraussichtlich: 1 bis 2 Werktage nach Ihrer Zahlung')
    const euro = { ...structuredClone(waiting), currencyIsoCode: 'EUR' }
    expect(textOf({ ...german, order: euro })).toMatch(/IBAN: DE89 .* BIC: EXMPDEZZXXX/)
  })

  it('asks nobody for money who only gets a copy', () => {
    const text = textOf({ order: waiting, isCopy: true })
    expect(text).toContain('Vorauszahlung per Überweisung')
    expect(text).toMatch(
      /^Kopie einer Bestellbestätigung Wer bestellt hat, wollte Ihnen diese Kopie senden\./,
    )
    expect(text).not.toMatch(/IBAN|Bitte überweisen|Ihre Bestellung|Vielen Dank/)
  })

  it('of an order by invoice is its term, and later the invoice with its last day', () => {
    expect(textOf({})).toContain('Zahlung: auf Rechnung, die per E-Mail kommt und innerhalb von 30 Tagen')
    const invoiced = { ...order, invoicedAt: '2026-11-23T15:30:00.000Z' }
    expect(textOf({ kind: 'invoiced', order: invoiced })).toMatch(
      /Bitte zahlen Sie diese Rechnung .* Zahlbar bis: 23\. Dez\. 2026 .* Mitteilung: R-CH-000001/,
    )
  })

  it('says that nothing is left to pay once it is paid', () => {
    const paid = { ...order, paymentMethod: 'twint', paymentType: 'PostAuth', paidAt: order.createdDate }
    expect(textOf({ order: paid })).toContain('Zahlung: Mit TWINT bezahlt')
    expect(textOf({ kind: 'invoiced', order: paid })).toMatch(
      /Mit TWINT bezahlt Es ist nichts mehr zu zahlen\./,
    )
    expect(textOf({ kind: 'invoiced', order: paid })).not.toContain('IBAN')
  })

  it.each([
    ['paid', { ...order, paidAt: order.createdDate }, 'Was Sie bezahlt haben, erstatten wir'],
    [
      'in advance, before the money came',
      { ...inAdvance, isAwaitingPayment: false },
      'Bitte überweisen Sie nichts mehr.',
    ],
    [
      'in advance, as the money did not come',
      { ...inAdvance, isAwaitingPayment: false, cancelReason: 'unpaid' },
      'Ihre Zahlung ist nicht eingegangen.',
    ],
    ['by invoice', order, 'Es ist nichts zu bezahlen.'],
  ])('of a canceled order: %s', (_name, canceled, sentence) => {
    const text = textOf({ kind: 'canceled', order: canceled })
    expect(text).toContain(sentence)
    expect(text.includes('erstatten')).toBe(sentence.includes('erstatten'))
  })
})

describe('the confirmation', () => {
  const links = (changes: Partial<OrderMail>) =>
    [...render(changes).page.querySelectorAll('a')].map((link) => link.getAttribute('href'))

  it('has the right of withdrawal with its form in the mail itself, for consumers in the German shop', () => {
    for (const locale of ['de', 'en-US'] as const) {
      const { text, page } = render({ ...consumer, ...german, locale })
      for (const part of [text, page.body.textContent]) {
        expect(plain(part)).toMatch(/binnen vierzehn Tagen ohne Angabe|within 14 days without giving/)
        expect(plain(part)).toMatch(/Muster-Widerrufsformular|Model withdrawal form/)
        expect(part).not.toMatch(/\[\[|\]\(|##/)
      }
    }
    expect(links({ ...consumer, ...german })).toEqual(
      [
        'order-lookup',
        'service/terms/2026-03-02',
        'service/withdrawal',
        'service/guarantee',
        'withdrawal',
      ].map((path) => `http://localhost:4173/de-shop/${path}`),
    )
  })

  it('says in that text where to withdraw online, once, or by which button where the address is not known', () => {
    const sentence = /Sie können Ihr Widerrufsrecht auch online unter (.*?) ausüben\./
    expect(sentence.exec(textOf({ ...consumer, ...german }))?.[1]).toBe(
      'http://localhost:4173/de-shop/withdrawal',
    )
    expect(sentence.exec(textOf({ ...consumer, ...german, siteUrl: null }))?.[1]).toBe('Vertrag widerrufen')
  })

  it.each([
    ['a business', german],
    ['the Swiss shop', consumer],
    ['a copy', { ...german, isBusiness: false, isCopy: true }],
  ])('has no such text for %s', (_name, changes) => {
    expect(textOf(changes)).not.toContain('Muster-Widerrufsformular')
  })

  const filesOf = (changes: Partial<OrderMail>) => render(changes).attachments.map(({ name }) => name)

  it('brings the terms of that day along as a file, and for consumers the right of withdrawal', () => {
    expect(filesOf({})).toEqual(['AGB 2026-03-02.txt'])
    expect(filesOf({ ...german, ...consumer })).toEqual([
      'AGB 2026-03-02.txt',
      'Widerrufsrecht 2026-11-29.txt',
    ])
    expect(textOf({ ...german, ...consumer })).toContain(
      'Im Anhang zum Aufbewahren: AGB (Stand 2. März 2026), Widerrufsrecht (Stand 29. November 2026)',
    )
    const later = { ...order, createdDate: '2026-11-27T09:00:00.000Z' }
    expect(filesOf({ order: later, locale: 'en-US' })).toEqual(['Terms and conditions 2026-11-26.txt'])
    expect(filesOf({ isCopy: true })).toEqual([])
    for (const kind of kinds) if (kind !== 'received') expect(filesOf({ kind })).toEqual([])
  })

  it.each(locales)('has the whole terms in that file in %s, in lines that can be printed', (locale) => {
    const later = { ...order, createdDate: '2026-11-27T09:00:00.000Z' }
    const { attachments } = render({ order: later, locale, ...(locale === 'de' && german) })
    const text = attachments[0]?.text ?? ''
    expect(text).not.toMatch(/\{\{|\}\}|\[\[|\]\(|##|undefined/)
    expect(text.length).toBeGreaterThan(1_400)
    expect(text.split('\n').filter((line) => line.length > 76 && line.includes(' '))).toEqual([])
    expect(text).toContain('Cartonnage Holding AG')
    expect(plain(text)).toMatch(/1[05]\s?%/)
  })

  it('leads to the terms as they were on the day of the order', () => {
    expect(textOf({})).toMatch(
      /AGB \(Stand 2\. März 2026\): https:\/\/shop\.example\/de-CH\/service\/terms\/2026-03-02/,
    )
  })
})

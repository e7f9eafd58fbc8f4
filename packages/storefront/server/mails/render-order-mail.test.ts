// @vitest-environment jsdom
import type { OrderMail } from '@cartonnage/sandbox'
import { describe, expect, it } from 'vitest'
import { mailTexts } from './mail-texts'
import { renderOrderMail } from './render-order-mail'

const oddName = `<img src=x onerror="alert(1)"> & "Söhne"`
const address = { name: oddName, street: 'Weg 1', postalCode: '9400', city: 'Rorschach', country: 'CH' }
const states = {
  ...{ deliveryGroupId: '0a7', packedAt: null, sentAt: null, deliveredAt: null, isPickUp: false },
  ...{ carrier: 'Swiss Post', trackingNumber: '9960', deliveryNoteNumber: 'L-CH-000001' },
  trackingUrl: 'https://service.post.ch/ekp-web/ui/entry/search/9960',
}
const order = {
  ...{ orderSummaryId: '1Os1', orderNumber: 'KR4TN-BQX5A-PACK9-2H26A', currencyIsoCode: 'CHF' },
  ...{ totalProductAmount: '1020.50', totalChargeAmount: '14.90', totalTaxAmount: '83.87' },
  ...{ grandTotalAmount: '1119.27', invoiceNumber: 'R-CH-000001', deliveryStates: [states] },
  ...{ createdDate: '2026-11-21T09:00:00.000Z', purchaseOrderNumber: oddName },
  deliveryGroups: {
    items: [
      {
        ...{ deliveryGroupId: '0a7', address, methodName: 'Economy', shippingFee: '14.90', vatRate: 0.081 },
        latestEstimatedDeliveryTime: '2026-11-25T00:00:00.000Z',
      },
    ],
  },
  items: [
    {
      ...{ productId: '01t', sku: '1001100', name: oddName, quantity: '1250.0', unitPrice: '0.8164' },
      ...{ totalPrice: '1020.50', deliveryGroupId: '0a7' },
    },
  ],
}

const mail = (changes: Partial<OrderMail> = {}): OrderMail => ({
  ...{ kind: 'received', shop: 'CH', locale: 'de-CH', siteUrl: 'https://shop.example' },
  ...{ order, deliveryGroupId: null, isCopy: false, isGuest: false },
  ...changes,
})

const render = (changes?: Partial<OrderMail>) => {
  const { subject, text, html } = renderOrderMail(mail(changes))
  const page = new DOMParser().parseFromString(html ?? '', 'text/html')
  return { subject, text, html: html ?? '', page }
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
const kinds = ['received', 'packed', 'sent', 'delivered', 'invoiced', 'canceled'] as const

describe.each(locales)('the mails about orders in %s', (locale) => {
  it.each(kinds)('say the same as text and as HTML: %s', (kind) => {
    const isOne = !['received', 'invoiced', 'canceled'].includes(kind)
    const { subject, text, html, page } = render({ kind, locale, deliveryGroupId: isOne ? '0a7' : null })
    expect(subject).toContain(order.orderNumber)
    expect(page.documentElement.lang).toBe(locale)
    expect(page.title).toBe(subject)
    expect(page.querySelector('meta[name="color-scheme"]')?.getAttribute('content')).toBe('light dark')
    expect(html).not.toMatch(/\{\w+\}|undefined|null|color:|<table|<script|<style/)
    expect(text).not.toMatch(/\{\w+\}|undefined|null/)
    const displayed = plain(page.body.textContent)
    for (const line of text.split('\n').filter((entry) => entry !== '' && entry !== '--')) {
      if (!line.includes('https://')) expect(displayed).toContain(plain(line))
    }
    const { lead } = mailTexts[locale][kind]
    expect(plain(page.body.firstElementChild?.textContent ?? '')).toBe(plain(lead))
  })

  it('has the amounts of the order', () => {
    const { text } = render({ locale })
    expect(plain(text)).toContain(plain(totals[locale]))
    expect(text).toContain(mailTexts[locale].total)
  })

  it('has every text', () => {
    expect(Object.keys(mailTexts[locale])).toEqual(Object.keys(mailTexts['en-US']))
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
    expect(hrefs({})).toEqual([`https://shop.example/de-CH/my/orders/${order.orderNumber}`])
    expect(hrefs({ isGuest: true, locale: 'en-US' })).toEqual(['https://shop.example/order-lookup'])
    expect(
      hrefs({ shop: 'DE', siteUrl: 'http://localhost:4173/de-shop', locale: 'de', isGuest: true }),
    ).toEqual(['http://localhost:4173/de-shop/order-lookup'])
    expect(hrefs({ isCopy: true })).toEqual([])
    expect(hrefs({ siteUrl: null })).toEqual([])
  })

  it('links to the carrier, but not to what is no address of a page', () => {
    const sentTo = (trackingUrl: string) =>
      render({
        ...{ kind: 'sent', deliveryGroupId: '0a7' },
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
      `Ihre Bestellung ${order.orderNumber} ist abholbereit`,
      `Ihre Bestellung ${order.orderNumber} wurde abgeholt`,
    ])
  })
})

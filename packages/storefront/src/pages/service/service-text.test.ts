import type { ShopLocale, ShopType } from '@cartonnage/sdk/rules'
import { formatMoney, shopLocales, shopRegions } from '@cartonnage/sdk/rules'
import { describe, expect, it } from 'vitest'
import { loadTexts } from '../../i18n/text-files'
import { fillDeliveryAmounts, fillDeliveryDays } from './service-text'
import type { DeliveryAmount } from './service-text'

const rates: Readonly<Record<string, number>> = { CH: 0.081, DE: 0.19, NL: 0.21, LU: 0.17, BE: 0.21 }
const format = ({ net, gross }: DeliveryAmount) =>
  `${gross?.amount ?? 'unknown'} (${net.amount} ${net.currencyCode})`
const fill = (text: string) =>
  fillDeliveryAmounts(fillDeliveryDays(text), { rateOf: (code) => rates[code], format })

describe('fillDeliveryAmounts', () => {
  it.each([
    ['{{CH.parcel.fee}}', '10.70 (9.90 CHF)'],
    ['{{CH.parcel.freeFrom}}', '162.15 (150 CHF)'],
    ['{{CH.smallOrder.below}}', '32.43 (30 CHF)'],
    ['{{CH.smallOrder.fee}}', '5.41 (5.00 CHF)'],
    ['{{CH.freight.freeFrom}}', '972.90 (900 CHF)'],
    ['{{DE.parcel.freeFrom}}', '119.00 (100 EUR)'],
    ['{{NL.parcel.freeFrom}}', '302.50 (250 EUR)'],
    ['{{LU.parcel.freeFrom}}', '292.50 (250 EUR)'],
    ['{{BE.freight.fee}}', '114.95 (95.00 EUR)'],
    ['{{LI.parcel.fee}}', 'unknown (9.90 CHF)'],
    ['{{FR.parcel.fee}}', '{{FR.parcel.fee}}'],
    ['{{CH.parcel.below}}', '{{CH.parcel.below}}'],
    ['{{CH.days}}', '1–\u20602'],
    ['{{DE.days}}', '1–\u20603'],
    ['{{NL.days}}', '2–\u20604'],
    ['{{FR.days}}', '{{FR.days}}'],
  ])('replaces %s by %s', (text, replaced) => {
    expect(fill(`From ${text} on`)).toBe(`From ${replaced} on`)
  })
})

const locations = (['CH', 'DE'] as const).flatMap((shop) =>
  shopLocales[shop].map((locale) => [shop, locale] as const),
)

describe.each(locations)(
  'the page on delivery of the shop %s in %s',
  (shop: ShopType, locale: ShopLocale) => {
    it('has fees, thresholds, surcharge and days of every country, all from the tariff', async () => {
      const texts = await loadTexts(locale, shop === 'CH' ? 'service-ch' : 'service-de')
      const text = typeof texts.delivery === 'string' ? texts.delivery : ''
      const names = [...text.matchAll(/\{\{(.*?)\}\}/g)].map(([, name]) => name)
      const requested = shopRegions[shop].flatMap((code) =>
        ['parcel.fee', 'parcel.freeFrom', 'freight.fee', 'freight.freeFrom'].map((part) => `${code}.${part}`),
      )
      expect(names).toEqual(expect.arrayContaining(requested))
      expect(names).toEqual(
        expect.arrayContaining(
          ['smallOrder.fee', 'smallOrder.below'].map((part) => expect.stringContaining(part)),
        ),
      )
      expect(fill(text)).not.toContain('{{')
      expect(names).toEqual(expect.arrayContaining(shop === 'CH' ? ['CH.days'] : ['DE.days', 'NL.days']))
      expect(text).not.toMatch(/(?:CHF|EUR|€)\s?\d|\d\s?(?:€|CHF|EUR)/)
      const threshold = fillDeliveryAmounts(text, {
        rateOf: (code) => rates[code],
        format: ({ gross }) => (gross ? formatMoney(gross, locale) : ''),
      })
      for (const amount of shop === 'CH' ? ['162.15', '972.90'] : ['119.00', '302.50', '292.50'])
        expect(threshold).toContain(
          formatMoney({ amount, currencyCode: shop === 'CH' ? 'CHF' : 'EUR' }, locale),
        )
    })
  },
)

import { deliveryMethodName, isPickUpName } from './delivery-method-name'
import { createInstance } from 'i18next'
import type { TFunction } from 'i18next'
import { describe, expect, it } from 'vitest'
import { texts as german } from '../../i18n/de/orders'
import { texts as english } from '../../i18n/en-US/orders'
import { texts as french } from '../../i18n/fr-CH/orders'

function textsIn(orders: object): TFunction<'orders'> {
  const texts = createInstance()
  void texts.init({ lng: 'xx', ns: ['orders'], resources: { xx: { orders } }, initAsync: false })
  return texts.getFixedT('xx', 'orders')
}

const languages = [german, english, french].map((texts) => ({ texts, t: textsIn(texts) }))

describe('the delivery method of an order', () => {
  it('is named in the language of the reader, in whichever it was ordered', () => {
    for (const ordered of languages) {
      for (const read of languages) {
        for (const kind of ['parcel', 'express', 'freight', 'pickUp'] as const) {
          expect(deliveryMethodName(ordered.texts.method[kind], read.t)).toBe(read.texts.method[kind])
        }
      }
    }
    expect(deliveryMethodName('Paket', textsIn(french))).toBe('Colis')
  })

  it('keeps a name that the shop has no text for', () => {
    expect(deliveryMethodName('Velokurier', textsIn(french))).toBe('Velokurier')
  })

  it('is picked up in every language', () => {
    expect(languages.map(({ texts }) => isPickUpName(texts.method.pickUp))).toEqual([true, true, true])
    expect([isPickUpName('Paket'), isPickUpName(null)]).toEqual([false, false])
  })
})

import { deliveryMethodName, isPickUpName } from './delivery-method-name'
import { carrierName } from './carrier-name'
import { createInstance } from 'i18next'
import type { TFunction } from 'i18next'
import { describe, expect, it } from 'vitest'
import { texts as german } from '../../i18n/de/delivery'
import { texts as english } from '../../i18n/en-US/delivery'
import { texts as french } from '../../i18n/fr-CH/delivery'

function textsIn(delivery: object): TFunction<'delivery'> {
  const texts = createInstance()
  void texts.init({ lng: 'xx', ns: ['delivery'], resources: { xx: { delivery } }, initAsync: false })
  return texts.getFixedT('xx', 'delivery')
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

describe('a carrier', () => {
  it.each([
    ['Swiss Post', 'Die Schweizerische Post', 'La Poste'],
    ['DHL', 'DHL', 'DHL'],
  ])('%s is called %s or %s', (carrier, inGerman, inFrench) => {
    expect([carrierName(carrier, textsIn(german)), carrierName(carrier, textsIn(french))]).toEqual([
      inGerman,
      inFrench,
    ])
  })
})

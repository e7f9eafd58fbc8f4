import { createInstance } from 'i18next'
import { describe, expect, it } from 'vitest'
import { texts as german } from '../../i18n/de/delivery'
import { texts as french } from '../../i18n/fr-CH/delivery'
import { carrierName } from './carrier-name'

function nameIn(delivery: object, carrier: string): string {
  const texts = createInstance()
  void texts.init({ lng: 'xx', ns: ['delivery'], resources: { xx: { delivery } }, initAsync: false })
  return carrierName(carrier, texts.getFixedT('xx', 'delivery'))
}

describe('a carrier', () => {
  it.each([
    ['Swiss Post', 'Die Schweizerische Post', 'La Poste'],
    ['DHL', 'DHL', 'DHL'],
  ])('%s is called %s or %s', (carrier, inGerman, inFrench) => {
    expect([nameIn(german, carrier), nameIn(french, carrier)]).toEqual([inGerman, inFrench])
  })
})

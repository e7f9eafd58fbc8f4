import { describe, expect, it } from 'vitest'
import { createI18n } from '../../i18n/create-i18n'
import { unitAmount } from './unit-labels'

const units = ['Stk', 'Rolle', 'Paket', 'Sack', 'Set'] as const

describe('unitAmount', () => {
  it.each([
    ['de', '1 Stück, 1 Rolle, 1 Paket, 1 Sack, 1 Set', '2 Stück, 2 Rollen, 2 Pakete, 2 Säcke, 2 Sets'],
    ['de-CH', '1 Stück, 1 Rolle, 1 Paket, 1 Sack, 1 Set', '2 Stück, 2 Rollen, 2 Pakete, 2 Säcke, 2 Sets'],
    [
      'fr-CH',
      '1 pièce, 1 rouleau, 1 paquet, 1 sac, 1 jeu',
      '2 pièces, 2 rouleaux, 2 paquets, 2 sacs, 2 jeux',
    ],
    ['en-US', '1 piece, 1 roll, 1 pack, 1 bag, 1 set', '2 pieces, 2 rolls, 2 packs, 2 bags, 2 sets'],
  ] as const)('names each unit in singular and plural in %s', async (locale, one, two) => {
    const i18n = await createI18n(locale, ['units'])
    const t = i18n.getFixedT(locale, 'units')
    const amounts = (count: number) => units.map((unit) => unitAmount(count, unit, { locale, t })).join(', ')
    expect([amounts(1), amounts(2)]).toEqual([one, two])
  })

  it.each([
    ['1250', 'Rolle', '1’250 Rollen'],
    ['36', 'Palette', '36 Palette'],
    ['36', null, '36'],
  ])('writes %s %s as %s', async (count, unit, text) => {
    const t = (await createI18n('de-CH', ['units'])).getFixedT('de-CH', 'units')
    expect(unitAmount(count, unit, { locale: 'de-CH', t })).toBe(text)
  })
})

import { describe, expect, it } from 'vitest'
import { mergeTexts, toFrenchTypography, toSwissGerman } from './text-table'

describe('toSwissGerman', () => {
  it.each([
    ['Größe, Maß', 'Grösse, Mass'],
    ['unter „Bestellungen“.', 'unter «Bestellungen».'],
    ['420 Stück auf Lager', '420 Stück an Lager'],
    ['3,5 bis 6,5 kN/m, 2, 3 oder 4', '3.5 bis 6.5 kN/m, 2, 3 oder 4'],
    ['Gesamt inkl. MwSt.', 'Total inkl. MWST'],
    ['Gesamtgewicht, auf Lagerware', 'Gesamtgewicht, auf Lagerware'],
  ])('writes %j as %j', (german, swiss) => {
    expect(toSwissGerman({ a: german, b: { c: german } })).toEqual({ a: swiss, b: { c: swiss } })
  })
})

describe('toFrenchTypography', () => {
  it.each([
    ['Prêt ?', 'Prêt\u202f?'],
    ['Prêt\u00a0!', 'Prêt\u202f!'],
    ['Région : {{value}} ; suite', 'Région\u202f: {{value}}\u202f; suite'],
    ['sous « Commandes ».', 'sous «\u202fCommandes\u202f».'],
    ['15 % de rabais', '15\u00a0% de rabais'],
    ['5:1, 07:30, https://example.ch?a=1', '5:1, 07:30, https://example.ch?a=1'],
  ])('writes %j as %j', (source, typeset) => {
    expect(toFrenchTypography({ a: source, b: { c: source } })).toEqual({ a: typeset, b: { c: typeset } })
  })
})

describe('mergeTexts', () => {
  it('overrides texts by the second table and keeps the others', () => {
    expect(mergeTexts({ a: '1', b: { c: '2', d: '3' } }, { b: { c: '4' } })).toEqual({
      a: '1',
      b: { c: '4', d: '3' },
    })
  })
})

import { describe, expect, it } from 'vitest'
import { catalogColumns, seedCatalog } from './catalog-rows'
import { readNameColumns } from './name-columns'

/** What is read from the name of every product that is no box, by article number; {} is a name that says nothing. */
const said: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  2000010: { colour: 'weiss' },
  2000020: { colour: 'weiss' },
  2000030: { colour: 'weiss' },
  2000040: { colour: 'weiss' },
  2000050: { colour: 'weiss' },
  2000060: { material: 'paper', colour: 'braun' },
  2000070: { material: 'paper', colour: 'braun' },
  2000080: { material: 'paper', colour: 'braun' },
  2000090: { material: 'corrugated' },
  2000100: { material: 'solid-board' },
  2000110: {},
  2000120: { length_mm: '430', diameter_mm: '50' },
  2000130: { length_mm: '620', diameter_mm: '60' },
  2000140: { length_mm: '1050', diameter_mm: '80' },
  2000150: { width_mm: '750', roll_m: '250', grammage_gsm: '70', material: 'paper' },
  2000160: { width_mm: '500', length_mm: '750', grammage_gsm: '80', material: 'paper' },
  2000170: { width_mm: '500', length_mm: '750', contents: '480', material: 'paper', colour: 'weiss' },
  2000180: { width_mm: '500', roll_m: '100' },
  2000190: { width_mm: '1000', roll_m: '100' },
  2000200: { width_mm: '1200', roll_m: '50' },
  2000210: { volume_l: '500', material: 'starch' },
  2000220: { volume_l: '400' },
  2000230: { width_mm: '1000', roll_m: '70', material: 'corrugated' },
  2000240: { width_mm: '50', roll_m: '50', material: 'paper', colour: 'braun' },
  2000250: { width_mm: '70', roll_m: '100', adhesive: 'water-activated' },
  // Low-noise says nothing about the adhesive.
  2000260: { width_mm: '50', roll_m: '66', material: 'pp', colour: 'braun' },
  2000270: { width_mm: '50', roll_m: '66', material: 'pp', colour: 'transparent' },
  2000280: { width_mm: '50', roll_m: '66', material: 'pvc' },
  2000290: { width_mm: '50', roll_m: '66' },
  // For tape of 50 mm: not its own width.
  2000300: { material: 'metal' },
  2000310: {},
  2000320: { width_mm: '12', roll_m: '1000', material: 'pp' },
  2000330: { width_mm: '500', roll_m: '300', thickness_um: '20', colour: 'transparent' },
  2000340: { width_mm: '100', roll_m: '150', thickness_um: '23' },
  2000350: { width_mm: '500', roll_m: '1500', thickness_um: '23' },
  2000360: { width_mm: '50', length_mm: '1000', thickness_um: '3000', material: 'board' },
  2000370: {},
  2000380: { width_mm: '850', length_mm: '1250', material: 'pe' },
  2000390: {},
  2000400: { material: 'paper' },
  2000410: { width_mm: '102', length_mm: '152', contents: '475' },
  2000420: { width_mm: '100', length_mm: '70', contents: '500' },
  2000430: { colour: 'schwarz' },
  2000440: {},
  2000450: {},
  2000460: { colour: 'weiss' },
  2000470: { material: 'paper' },
  2000480: {},
  2000490: {},
  2000500: { contents: '12' },
}

const isBox = (sku: string) => Number(sku) < 2_000_000

describe('readNameColumns', () => {
  it.each(seedCatalog.map((row) => [row('sku'), row('name_de'), row] as const))(
    'reads %s “%s” and nothing that it does not say',
    (sku, name, row) => {
      const { colour, ...columns } = readNameColumns(name, row('inner_l') !== '')
      if (isBox(sku)) expect(columns).toEqual({})
      else expect({ ...columns, ...(colour !== undefined && { colour }) }).toEqual(said[sku])
    },
  )

  it.each(seedCatalog.map((row) => [row('sku'), row] as const))(
    'leaves nothing in the table of %s that contradicts its name',
    (_sku, row) => {
      const columns = readNameColumns(row('name_de'), row('inner_l') !== '')
      for (const [column, value] of Object.entries(columns)) expect(row(column)).toBe(value)
    },
  )

  it('fills columns that the catalogue has', () => {
    const columns = Object.values(said).flatMap((entry) => Object.keys(entry))
    expect(catalogColumns).toEqual(expect.arrayContaining(columns))
  })

  it.each([
    ['Papierklebeband 25 mm × 50 m', { width_mm: '25', roll_m: '50', material: 'paper' }],
    ['Luftpolsterfolie 500 mm × 1000 mm', {}],
    ['Faltkarton 2-wellig 300 × 200 × 200 mm', {}],
    ['Handelsware 12 lagig', {}],
  ])('reads “%s”', (name, columns) => {
    expect(readNameColumns(name, false)).toEqual(columns)
  })
})

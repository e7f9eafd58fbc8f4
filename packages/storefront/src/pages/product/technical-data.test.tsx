import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { readGoodsFacts } from '../../shared/product/goods-facts'
import { renderInShop, sampleProduct } from '../../app/shop-page.fixture'
import { TechnicalData } from './technical-data'

async function open(fields: Readonly<Record<string, string>>) {
  await renderInShop(
    <TechnicalData product={{ ...sampleProduct({ fields }), facts: readGoodsFacts(fields) }} />,
  )
  return (label: string) => screen.queryByText(label)?.nextElementSibling?.textContent.replace(/\s/g, ' ')
}

describe('the technical data of a box', () => {
  const box = { BoardGrade__c: '1.20', Grammage__c: '430', Weight__c: '158' }

  it('says what it holds, how thick its board is, and what it withstands', async () => {
    const value = await open(box)
    expect([value('Volumen'), value('Welle'), value('Karton')]).toEqual([
      '9 l',
      'Welle B, 1-wellig, etwa 2.9 mm',
      'Qualität 1.20, 430 g/m²',
    ])
    expect(value('Kantenstauchwiderstand')).toBe('3.6 kN/m, üblich für Qualität 1.20')
    expect([value('Leergewicht'), value('Gewicht')]).toEqual(['158 g', undefined])
  })

  it('tells no edge crush resistance where its board is not known', async () => {
    const value = await open({ ...box, Flute__c: 'E' })
    expect(value('Kantenstauchwiderstand')).toBeUndefined()
  })

  it('leads to its papers', async () => {
    await open({ ...box, Materials__c: 'paper 158' })
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
    const path = '/product/faltkarton/01tCN0001001100YAA'
    expect(links).toEqual([
      ['Datenblatt', `${path}/data-sheet`],
      ['Materialangaben', `${path}/declaration`],
      ['Zuschnitt als SVG', `${path}/blank.svg`],
    ])
  })
})

describe('the technical data of a product', () => {
  it('says that it is meant to touch food, and of others nothing', async () => {
    expect((await open({ FoodContact__c: 'true' }))('Lebensmittelkontakt')).toBe('vorgesehen')
  })

  it('has papers only of what is packaging, and a blank only of folding boxes', async () => {
    await open({ Fefco__c: '0427' })
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Datenblatt'])
  })

  it('has each certificate with its licence number, where there is one', async () => {
    const value = await open({
      Certificates__c: 'FSC Recycled;Blauer Engel;Own test',
      CertificateLicences__c: 'FSC-C000000;DE-UZ 00000;',
    })
    expect(value('Zertifikat')).toBe('FSC Recycled (FSC-C000000), Blauer Engel (DE-UZ 00000), Own test')
  })

  it.each([
    ['paper 39', 'Papier, Pappe, Karton 39 g'],
    ['paper 1155;plastic 15345', 'Papier, Pappe, Karton 1.155 kg; Kunststoff 15.345 kg'],
    ['other 5500', 'Sonstiges 5.5 kg'],
    ['', undefined],
  ])('names the packaging materials %s as %s', async (materials, text) => {
    expect((await open({ Materials__c: materials }))('Material')).toBe(text)
  })

  it('of other goods has what is known of them, and no row for the rest', async () => {
    const fields = {
      Width__c: '50',
      RollLength__c: '66',
      Thickness__c: '3000',
      Adhesive__c: 'water-activated',
    }
    const value = await open({ ...fields, Core__c: '' })
    expect([value('Breite'), value('Rollenlänge'), value('Dicke')]).toEqual(['50 mm', '66 m', '3 mm'])
    expect(value('Klebstoff')).toBe('mit Wasser aktiviert')
    expect([value('Kern'), value('Werkstoff')]).toEqual([undefined, undefined])
  })
})

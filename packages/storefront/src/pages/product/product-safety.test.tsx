import { createShopClient } from '@cartonnage/sdk'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ProductSafety } from './product-safety'
import { renderInShop, sampleProduct } from '../../app/shop-page.fixture'

const open = (fields: Readonly<Record<string, string>>) =>
  renderInShop(<ProductSafety attributes={sampleProduct({ fields }).attributes} />)

const germanShop = () =>
  createShopClient({
    webstoreId: '0ZEDE00000000014AA',
    url: 'http://localhost/de-shop/',
    locale: 'de',
    fetch: () => Promise.reject(new TypeError('Failed to fetch')),
    reportFailure: () => undefined,
  })

const openGerman = (fields: Readonly<Record<string, string>>) =>
  renderInShop(<ProductSafety attributes={sampleProduct({ fields }).attributes} />, germanShop(), 'de')

describe('the safety of a product', () => {
  it('names manufacturer and responsible company in the EU, with postal and e-mail address', async () => {
    const { container } = await open({})
    expect(container.textContent).toMatch(/HerstellerCartonnage Holding AG, .*Rorschach, Schweiz/)
    expect(container.textContent).toMatch(
      /in der EUCartonnage Holding AG, Niederlassung Deutschland, .*Friedrichshafen, Deutschland/,
    )
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'mailto:hallo@cartonnage.example',
      'mailto:kontakt@cartonnage.example',
    ])
  })

  it('offers the declaration of conformity of packaging in the German shop, with the article number', async () => {
    await openGerman({ StockKeepingUnit: '1001100', Materials__c: 'paper 104' })
    const link = screen.getAllByRole('link').at(-1)
    expect(link?.getAttribute('href')).toBe(
      'mailto:kontakt@cartonnage.example?subject=EU-Konformit%C3%A4tserkl%C3%A4rung%201001100',
    )
    expect(link?.closest('p')?.textContent).toMatch(/2025\/40, Anhang VIII, auf Anfrage/)
  })

  it.each([
    ['the Swiss shop', open, { Materials__c: 'paper 104' }],
    ['a product that is no packaging', openGerman, {}],
  ] as const)('offers none in %s', async (_, openShop, fields) => {
    const { container } = await openShop(fields)
    expect(container.textContent).not.toContain('Konformität')
  })

  it.each(['Erstickungsgefahr: Folie fernhalten.', undefined])(
    'shows the product’s warning: %s',
    async (warning) => {
      const { container } = await open(warning === undefined ? {} : { SafetyWarnings__c: warning })
      expect(container.textContent.includes('Erstickungsgefahr')).toBe(warning !== undefined)
    },
  )
})

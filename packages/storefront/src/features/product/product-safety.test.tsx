import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ProductSafety } from './product-safety'
import { renderInShop, sampleProduct } from './shop-page.fixture'

const open = (fields: Readonly<Record<string, string>>) =>
  renderInShop(<ProductSafety attributes={sampleProduct({ fields }).attributes} />)

describe('the safety of a product', () => {
  it('names manufacturer and responsible company in the EU, with postal and e-mail address', async () => {
    const { container } = await open({})
    expect(container.textContent).toMatch(/HerstellerCartonnage Holding AG, .*Rorschach, Schweiz/)
    expect(container.textContent).toMatch(
      /in der EUCartonnage Deutschland GmbH, .*Friedrichshafen, Deutschland/,
    )
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'mailto:hallo@cartonnage.example',
      'mailto:kontakt@cartonnage.example',
    ])
  })

  it.each(['Erstickungsgefahr: Folie fernhalten.', undefined])(
    'shows the product’s warning: %s',
    async (warning) => {
      const { container } = await open(warning === undefined ? {} : { SafetyWarnings__c: warning })
      expect(container.textContent.includes('Erstickungsgefahr')).toBe(warning !== undefined)
    },
  )
})

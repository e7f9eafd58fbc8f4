import { describe, expect, it } from 'vitest'
import { mergedTexts } from '../../merged-texts'
import { loadFrameTexts, loadPageTexts, loadTexts } from './text-files'

describe('loadTexts', () => {
  it('derives de-CH from de', async () => {
    expect(JSON.stringify(await loadTexts('de', 'common'))).toContain('ß')
    expect(JSON.stringify(await loadTexts('de-CH', 'common'))).not.toContain('ß')
  })

  it('is empty for a namespace without a file', async () => {
    expect(await loadTexts('fr-CH', 'nothing')).toEqual({})
  })
})

describe('the texts of a page', () => {
  it('are those of its namespaces; none for an unknown page', async () => {
    expect(Object.keys(await loadPageTexts('en-US', 'home/home-page'))).toEqual([
      'home',
      'product',
      'delivery',
      'units',
    ])
    expect(await loadPageTexts('en-US', 'home/other-page')).toEqual({})
  })
})

describe('the texts of the build', () => {
  /** The table in a file that exists in the build only. */
  async function tableOf(path: string, name: string): Promise<unknown> {
    const { load } = mergedTexts() as { readonly load: (id: string) => Promise<string> }
    const code = await load(`${import.meta.dirname}/merged/${path}.js`)
    return JSON.parse(new RegExp(`export const ${name} = (.*)`).exec(code)?.[1] ?? 'null')
  }

  it.each(['de-CH', 'fr-CH', 'en-US', 'de'] as const)(
    'are the same as those of the server in %s',
    async (locale) => {
      expect(await tableOf(`${locale}/frame`, 'tables')).toEqual(await loadFrameTexts(locale))
      expect(await tableOf(`${locale}/pages/cart/cart-page`, 'tables')).toEqual(
        await loadPageTexts(locale, 'cart/cart-page'),
      )
      expect(await tableOf(`${locale}/later/consent`, 'texts')).toEqual(await loadTexts(locale, 'consent'))
    },
  )
})

import { parseShopUrl } from '@cartonnage/sdk/rules'
import { describe, expect, it } from 'vitest'
import { createI18n } from '../i18n/create-i18n'
import { describePage } from './describe-page'
import type { PageHandle } from './page-handle'

const category: PageHandle = {
  kind: 'category',
  localePaths: () => ({ 'de-CH': '/category/kartons', 'fr-CH': '/category/cartons' }),
}

async function describeUrl(url: string, handle: PageHandle) {
  const i18n = await createI18n('fr-CH', [])
  const page = { data: undefined, params: {}, i18n }
  return describePage({ handle, page, url, shopUrl: parseShopUrl(url), failure: undefined })
}

const canonicalOf = async (url: string, handle: PageHandle) =>
  (await describeUrl(url, handle)).metadata.tags.find(({ rel }) => rel === 'canonical')?.['href']

describe('describePage', () => {
  it.each(['cartons', 'cartons?page=2', 'detail/0ZGCH0000000001AAA'])(
    '[2.11-1] names one address for the category that /category/%s shows',
    async (path) => {
      expect(await canonicalOf(`https://shop.example/fr-CH/category/${path}`, category)).toBe(
        'https://shop.example/fr-CH/category/cartons',
      )
    },
  )

  it('[2.11-1] names the page itself, without query, where there is no other address', async () => {
    expect(await canonicalOf('https://shop.example/fr-CH/service/terms?a=1', { kind: 'content' })).toBe(
      'https://shop.example/fr-CH/service/terms',
    )
  })

  it('gives a page that failed no address', async () => {
    expect(await canonicalOf('https://shop.example/fr-CH/nothing', { kind: 'error' })).toBeUndefined()
  })
})

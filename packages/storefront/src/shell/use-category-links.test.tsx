import { ShopProvider } from '@cartonnage/react-hooks'
import { createShopClient } from '@cartonnage/sdk'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { useCategoryLinks } from './use-category-links'

const tubes = { type: 'Category', id: 'c1', navid: 'n1', title: 'Tubes', level: 1, index: 0 }

/** The German shop's links, in German, for a category with this URL, and for an unknown one. */
function linksTo(url: string): readonly string[] {
  const client = createShopClient({
    webstoreId: '0ZEDE00000000014AA',
    url: 'https://shop.example.de/s/',
    locale: 'de',
    fetch: () => Promise.reject(new TypeError('Failed to fetch')),
    reportFailure: () => undefined,
    initialState: { features: { navigation: [{ ...tubes, url }] } },
  })
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ShopProvider client={client}>{children}</ShopProvider>
  )
  const { to } = renderHook(() => useCategoryLinks(), { wrapper }).result.current
  return [to({ id: tubes.id }), to({ id: 'other' })]
}

it('[2.1-8] [2.1-10] links categories as the menu does: without the language by default, or by their id', () => {
  expect(linksTo('/de/category/tubes')).toEqual(['/category/tubes', '/category/detail/other'])
  expect(linksTo('/en-US/category/tubes')).toEqual(['/en-US/category/tubes', '/category/detail/other'])
})

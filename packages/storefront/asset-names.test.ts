import { describe, expect, it } from 'vitest'
import { assetNames } from './asset-names'

describe('assetNames', () => {
  const nameOf = assetNames('packages/storefront')
  const name = (file: string) => nameOf({ originalFileNames: [file] })

  it('keeps the names of pictures of goods, in a folder with a hash of all', () => {
    expect(name('src/drawing/pictures/tape-tools.svg')).toMatch(
      /^assets\/pictures-[\w-]{7}\/\[name\]\[extname\]$/,
    )
    expect(name('src/drawing/pictures/tape-tools.svg')).toBe(name('src/drawing/pictures/label-doc.svg'))
  })

  it('gives other files a hash of their own', () => {
    expect(name('src/fonts/archivo-common.woff2')).toBe('assets/[name]-[hash:7][extname]')
    expect(nameOf({ originalFileNames: [] })).toBe('assets/[name]-[hash:7][extname]')
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scriptsButTexts, withImports } from './build-files.mjs'

const manifest = {
  'src/app/entry-client.tsx': { file: 'assets/frame-1.js', src: 'src/app/entry-client.tsx' },
  'src/features/home/home-page.tsx': {
    file: 'assets/home-2.js',
    src: 'src/features/home/home-page.tsx',
    imports: ['_products-3.js', 'src/app/entry-client.tsx'],
  },
  '_products-3.js': { file: 'assets/products-3.js', imports: ['_circle-4.js', 'src/app/entry-client.tsx'] },
  '_circle-4.js': { file: 'assets/circle-4.js', imports: ['_products-3.js', '_gone.js'] },
  'src/i18n/merged/de/frame.js': { file: 'assets/frame-5.js', src: 'src/i18n/merged/de/frame.js' },
  '../sdk/src/messages/de.ts': { file: 'assets/de-6.js', src: '../sdk/src/messages/de.ts' },
  'src/fonts/archivo.woff2': { file: 'assets/archivo.woff2', src: 'src/fonts/archivo.woff2' },
}

describe('files with what they import', () => {
  it('have each file once, also where chunks import each other', () => {
    expect(withImports(manifest, ['/assets/home-2.js', '/assets/home-2.js'])).toEqual([
      '/assets/home-2.js',
      '/assets/products-3.js',
      '/assets/circle-4.js',
      '/assets/frame-1.js',
    ])
  })

  it('keep files of which the bundler knows nothing', () => {
    expect(withImports(manifest, ['/assets/early-script.js'])).toEqual(['/assets/early-script.js'])
  })

  it('have nothing to add the second time', () => {
    const paths = Object.values(manifest).map(({ file }) => `/${file}`)
    fc.assert(
      fc.property(fc.subarray(paths), (chosen) => {
        const all = withImports(manifest, chosen)
        expect(withImports(manifest, all).toSorted()).toEqual(all.toSorted())
        expect(all).toEqual(expect.arrayContaining(chosen))
      }),
    )
  })
})

it('texts and other files than scripts may be small', () => {
  expect(scriptsButTexts(manifest)).toEqual([
    '/assets/frame-1.js',
    '/assets/home-2.js',
    '/assets/products-3.js',
    '/assets/circle-4.js',
  ])
})

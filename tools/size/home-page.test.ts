import { describe, expect, it } from 'vitest'
import { homePageFiles } from './home-page.mjs'

const manifest = {
  'src/app/entry-client.tsx': { file: 'entry.js', isEntry: true, imports: ['_react.js'] },
  '_react.js': { file: 'react.js' },
  'src/features/home/home-page.tsx': { file: 'home.js', imports: ['_card.js'] },
  '_card.js': { file: 'card.js', imports: ['_react.js'] },
  'src/features/checkout/checkout-page.tsx': { file: 'checkout.js' },
  'src/i18n/de/home.ts': { file: 'home-de.js' },
  'src/i18n/de-CH/home.ts': { file: 'home-de-ch.js' },
  'src/i18n/fr-CH/home.ts': { file: 'home-fr-ch.js' },
  'src/styles/global.css': { file: 'global.css', isEntry: true },
}

describe('homePageFiles', () => {
  it('takes the entry, the home route, one language and what they import, each once', () => {
    const files = homePageFiles(manifest, 'de-CH')
    expect(files.sort()).toEqual([
      'card.js',
      'entry.js',
      'home-de-ch.js',
      'home-de.js',
      'home.js',
      'react.js',
    ])
  })

  it('leaves out what the first call imports', () => {
    const lazy = { '../sdk/src/transport/connection.ts': { file: 'transport.js' } }
    expect(homePageFiles(lazy, 'de')).toEqual([])
  })
})

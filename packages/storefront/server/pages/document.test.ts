import { describe, expect, it } from 'vitest'
import { collectFiles } from './document'

const manifest = {
  'src/entry.tsx': { file: 'assets/entry.js', imports: ['_shared.js'], css: ['assets/entry.css'] },
  '_shared.js': { file: 'assets/shared.js', css: ['assets/shared.css'] },
  'src/page.tsx': {
    file: 'assets/page.js',
    imports: ['_shared.js', 'src/entry.tsx'],
    css: ['assets/page.css'],
  },
}

describe('collectFiles', () => {
  it('names each file once: the entry’s script first, imported style sheets first', () => {
    expect(collectFiles(manifest, ['src/entry.tsx', 'src/page.tsx'])).toEqual({
      scripts: ['assets/entry.js', 'assets/shared.js', 'assets/page.js'],
      styles: ['assets/shared.css', 'assets/entry.css', 'assets/page.css'],
    })
  })

  it('leaves out what is not in the build', () => {
    expect(collectFiles(manifest, ['src/other.tsx'])).toEqual({ scripts: [], styles: [] })
  })
})

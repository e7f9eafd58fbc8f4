import { describe, expect, it } from 'vitest'
import { readImports } from './read-imports.mjs'

const read = (code: string) => readImports('file.tsx', code)
const value = (specifier: string) => ({ specifier, isType: false })
const type = (specifier: string) => ({ specifier, isType: true })

describe('readImports', () => {
  it.each([
    ['a default import', "import a from './a'"],
    ['an import for its effect', "import './a'"],
    ['a re-export', "export { a } from './a'"],
    ['an export of everything', "export * from './a'"],
    ['an import on demand', "const load = () => import('./a')"],
    ['an import of values and types', "import { a, type B } from './a'"],
    ['an import of marked types, whose module is loaded all the same', "import { type B } from './a'"],
  ])('reads %s as one of values', (_, code) => {
    expect(read(code).imports).toEqual([value('./a')])
  })

  it.each([
    ['a type import', "import type { A } from './a'"],
    ['a type export', "export type { A } from './a'"],
    ['an import within a type', "type A = import('./a').A"],
    ['the type of a module', "type A = typeof import('./a')"],
  ])('reads %s as one of types', (_, code) => {
    expect(read(code).imports).toEqual([type('./a')])
  })

  it('reads what stands deep in the code, in the order of the file', () => {
    const code = `
      import { x } from './x'
      export const View = () => <p onClick={async () => { await import('./y') }}>{x}</p>
      export const later = (a: import('./z').Z) => a`
    expect(read(code).imports).toEqual([value('./x'), value('./y'), type('./z')])
  })

  it('reads the patterns of globs', () => {
    const code =
      "import.meta.glob<Page>('./*.tsx'); import.meta.glob(['./a/*.ts', '!./a/b.ts'], { eager: true })"
    expect(read(code).globs).toEqual([['./*.tsx'], ['./a/*.ts', '!./a/b.ts']])
  })

  it('does not take comments and texts for imports', () => {
    const code =
      "// import './a'\nconst text = \"import './b'\"\nexport const c = { d: 1 }\nexport default text"
    expect(read(code)).toEqual({ imports: [], globs: [], unreadable: [] })
  })

  it('names imports with a computed target', () => {
    expect(read("void import(name); import.meta.glob(['./a.ts', name])").unreadable).toEqual([
      'import(name)',
      "import.meta.glob(['./a.ts', name])",
    ])
  })

  it('leaves alone what the bundler leaves to the browser', () => {
    expect(read('void import(/* @vite-ignore */ file)')).toEqual({ imports: [], globs: [], unreadable: [] })
  })
})

import { describe, expect, it } from 'vitest'
import { exportedNames, findBlocks, findCommentExamples, undeclaredNames } from './find-examples.ts'

describe('the code of a page', () => {
  it('are its blocks of TypeScript, with their lines', () => {
    const page = 'Text\n\n```ts\nconst a = 1\n```\n\n```sh\nls\n```\n\n```tsx\n<a />\n```\n'
    expect(findBlocks(page)).toEqual([
      { line: 4, code: 'const a = 1\n' },
      { line: 12, code: '<a />\n' },
    ])
  })
})

describe('the examples of comments', () => {
  it('end at the next tag or at the end of the comment', () => {
    const source = [
      '/**',
      ' * Adds.',
      ' *',
      ' * @example',
      ' * add(1)',
      ' *   .then(stop)',
      ' */',
      'const add = 1',
      '  /**',
      '   * @example',
      '   * stop()',
      '   *',
      '   * @default 1',
      '   */',
    ].join('\n')
    expect(findCommentExamples(source)).toEqual([
      { line: 5, code: 'add(1)\n  .then(stop)\n' },
      { line: 11, code: 'stop()\n\n' },
    ])
  })

  it('may use the names of an entry without importing them, unless they declare them', () => {
    const names = exportedNames(
      "export { add, type Line } from './a'\nexport type { Cart as Basket } from './b'",
    )
    expect(names).toEqual(['add', 'Line', 'Basket'])
    expect(undeclaredNames('const { add } = cart\nadd(line.Line)', names)).toEqual(['add'])
    expect(undeclaredNames('const Line = 1\nuse(Line, { add: 1 })', names)).toEqual([])
  })
})

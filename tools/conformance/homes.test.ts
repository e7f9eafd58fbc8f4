import { describe, expect, it } from 'vitest'
import { filesBeside, namingsIn } from './homes.mjs'

/** What follows the place that each naming is about. */
const aboutIn = (code: string) =>
  namingsIn('a.ts', code).map(({ clause, index }) => [clause, code.slice(index).split('\n')[0]])

describe('namingsIn', () => {
  it('takes a comment for what follows it', () => {
    expect(aboutIn('/** Waits [9-20]. */\nexport const wait = 1')).toEqual([['9-20', '/** Waits [9-20]. */']])
  })

  it('takes a comment behind code for that code', () => {
    expect(aboutIn('const a = 1 // [9-20]\nconst b = 2')).toEqual([['9-20', '1 // [9-20]']])
    expect(aboutIn('a: [1], // [9-20]\nb: 2,')).toEqual([['9-20', '], // [9-20]']])
  })

  it('takes no regular expression for a clause', () => {
    expect(namingsIn('a.ts', 'const digits = /[1-9]/')).toEqual([])
  })
})

describe('filesBeside', () => {
  it('does not depend on the order of the tests', () => {
    const files = ['tools/conformance/page.test.ts', 'tools/check/failures.test.ts']
    expect(filesBeside(files)).toEqual(filesBeside(files.toReversed()))
  })

  it('finds what tests lie beside, and nothing for browser tests', () => {
    expect(filesBeside(['tools/conformance/page.test.ts', 'e2e/cart.spec.ts'])).toEqual([
      'tools/conformance/page.mjs',
    ])
  })
})

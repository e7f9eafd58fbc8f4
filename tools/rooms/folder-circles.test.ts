import { expect, it } from 'vitest'
import { compareCircles, findFolderCircles } from './folder-circles.ts'

const nouns = 'packages/sandbox/src'
const link = (from: string, to: string) => ({ from: `${nouns}/${from}.ts`, to: `${nouns}/${to}.ts` })

it('finds circles of folders, also through folders in them', () => {
  const chain = [link('a/x', 'b/x'), link('b/y', 'c/parts/x'), link('c/z', 'a/y'), link('a/x', 'd/x')]
  const imports = [...chain, link('e/x', 'f/x'), link('f/y', 'e/y'), link('g/x', 'g/y')]
  expect(findFolderCircles(imports)).toEqual([`${nouns}: a b c`, `${nouns}: e f`])
})

it.each([
  [['x: a b'], ['x: a b'], []],
  [['x: a b'], [], ['x: a b: these folders import each other; new: x/a, x/b']],
  [['x: a b c'], ['x: a b'], ['x: a b c: these folders import each other; new: x/c']],
  [['x: a b c d'], ['x: a b', 'x: c d'], ['x: a b c d: these folders import each other; new: none of them']],
  [[], ['x: a b'], ['x: a b: no longer a circle; correct tools/rooms/folder-circles.ts']],
])('compares %j with %j', (circles, known, expected) => {
  expect(compareCircles(circles, known)).toEqual(expected)
})

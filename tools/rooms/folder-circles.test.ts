import { expect, it } from 'vitest'
import { findFolderCircles } from './folder-circles.ts'

const nouns = 'packages/sandbox/src'
const link = (from: string, to: string) => ({ from: `${nouns}/${from}.ts`, to: `${nouns}/${to}.ts` })

it('finds circles of folders, also through folders in them', () => {
  const chain = [link('a/x', 'b/x'), link('b/y', 'c/parts/x'), link('c/z', 'a/y'), link('a/x', 'd/x')]
  const imports = [...chain, link('e/x', 'f/x'), link('f/y', 'e/y'), link('g/x', 'g/y')]
  expect(findFolderCircles(imports)).toEqual([`${nouns}: a b c`, `${nouns}: e f`])
})

import { expect, it } from 'vitest'
import { scriptPlatform } from '../transport/scripted-platform.fixture'
import { listNavigationItems } from './navigation'

interface Node {
  readonly type: 'Category'
  readonly id: string
  readonly title: string
  readonly children: readonly Node[]
}

/** A branch of categories, one below the other. */
const branch = ([title, ...below]: readonly string[]): readonly Node[] =>
  title === undefined ? [] : [{ type: 'Category', id: title, title, children: branch(below) }]

it('[2.6-1] [3.navigation-and-footer-1] the tree of categories comes from the platform, three levels of it', async () => {
  const { transport, seen } = scriptPlatform([
    { body: JSON.stringify(branch(['Boxes', 'Folding boxes', 'Single wall', 'Small'])) },
  ])
  const [first, ...others] = await listNavigationItems(transport)
  const levels = [first, first?.children?.[0], first?.children?.[0]?.children?.[0]]
  expect(levels.map((item) => [item?.title, item?.level])).toEqual([
    ['Boxes', 1],
    ['Folding boxes', 2],
    ['Single wall', 3],
  ])
  expect([others, levels[2]?.children]).toEqual([[], undefined])
  expect(seen).toHaveLength(1)
})

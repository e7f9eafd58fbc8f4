import { expect, it } from 'vitest'
import { countNodes, createTree, trees } from './tree.mjs'

interface Node {
  readonly id: string
  readonly children: readonly Node[]
}
const flatten = (nodes: readonly Node[]): readonly Node[] =>
  nodes.flatMap((node) => [node, ...flatten(node.children)])

it.each(Object.entries(trees))(
  'the %s tree has as many nodes as its shape says, each with an id of its own',
  (_, shape) => {
    const nodes = flatten(createTree(shape) as readonly Node[])
    expect(nodes).toHaveLength(countNodes(shape))
    expect(new Set(nodes.map(({ id }) => id)).size).toBe(nodes.length)
  },
)

it('the large tree has ten thousand', () => {
  expect(countNodes(trees['large'] ?? { first: 0, second: 0, third: 0 })).toBeGreaterThan(10_000)
})

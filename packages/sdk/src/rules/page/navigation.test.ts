import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isShopError } from '../../errors/errors'
import { isSafeUrl } from '../url/safe-url'
import { navigationLevels, readNavigationTree, type NavigationItem } from './navigation'

const id = '0ZGCH0000000002AAA'
const node = (more: object = {}) => ({
  type: 'Category',
  id,
  navid: 'n1',
  title: 'Faltkartons',
  url: '/a',
  ...more,
})
const item = (more: Partial<NavigationItem> = {}): NavigationItem => ({
  type: 'Category',
  id,
  navid: 'n1',
  level: 1,
  title: 'Faltkartons',
  url: `/category/detail/${id}`,
  index: 0,
  ...more,
})

describe('readNavigationTree', () => {
  it('[3.navigation-and-footer-1] reads the tree from its JSON text', () => {
    const tree = [
      node({
        level: 1,
        index: 3,
        description: 'Alle',
        imageUrl: '/i.webp',
        children: [node({ children: [] })],
      }),
    ]
    expect(readNavigationTree(JSON.stringify(tree))).toEqual([
      {
        ...item({ url: '/a', index: 3 }),
        description: 'Alle',
        imageUrl: '/i.webp',
        children: [item({ url: '/a', level: 2 })],
      },
    ])
  })

  it.each([[[]], [[5, { title: '' }]], [{}], ['x'], [null]])(
    '[3.navigation-and-footer-1] removes children that are empty: %j',
    (children) => {
      expect(readNavigationTree(JSON.stringify([node({ children })]))).toEqual([item({ url: '/a' })])
    },
  )

  it('[3.navigation-and-footer-1] accepts the parsed list too, and trims texts', () => {
    const spaced = node({
      title: ' Faltkartons\n',
      description: ' a ',
      navid: ' n1 ',
      id: ` ${id} `,
      url: ' /a ',
    })
    expect(readNavigationTree([{ ...spaced, type: ' Category ' }])).toEqual([
      { ...item({ url: '/a' }), description: 'a' },
    ])
  })

  it('[3.navigation-and-footer-1] has empty texts for missing members, and omits optional ones', () => {
    expect(
      readNavigationTree([{ title: 'x', url: '/a', description: ' ', imageUrl: 5, navid: null }]),
    ).toEqual([{ type: '', id: '', navid: '', level: 1, title: 'x', url: '/a', index: 0 }])
    expect(Object.keys(readNavigationTree([{ title: 'x', url: '/a' }])[0] ?? {}).toSorted()).toEqual([
      'id',
      'index',
      'level',
      'navid',
      'title',
      'type',
      'url',
    ])
  })

  it('[3.navigation-and-footer-1] uses the id where there is no navid', () => {
    expect(readNavigationTree([node({ navid: ' ' })])).toEqual([item({ navid: id, url: '/a' })])
  })

  it.each([
    [7, 7],
    [0, 0],
    ['7', 1],
    [1.5, 1],
    [null, 1],
    [undefined, 1],
    [Infinity, 1],
  ])('[3.navigation-and-footer-1] reads the place %j as %d', (index, position) => {
    expect(readNavigationTree([node(), node({ index })])[1]?.index).toBe(position)
  })

  it('[2.6-1] [9-17] cuts off what lies deeper than three levels, however deep it is', () => {
    let deep: object = node()
    for (let level = 0; level < 2000; level += 1) deep = node({ children: [deep] })
    let [found] = readNavigationTree(JSON.stringify([deep]))
    const levels: number[] = []
    for (; found; found = found.children?.[0]) levels.push(found.level)
    expect(levels).toEqual([1, 2, 3])
    expect(navigationLevels).toBe(3)
  })

  it.each([
    [null],
    [5],
    ['x'],
    [[]],
    [{}],
    [node({ title: '' })],
    [node({ title: ' ' })],
    [node({ title: 5 })],
    [node({ id: undefined, url: undefined })],
  ])('leaves out the node %j, and the rest serves', (bad) => {
    expect(readNavigationTree(JSON.stringify([bad, node()]))).toEqual([item({ url: '/a', index: 1 })])
  })

  it.each([
    [
      { id: 'a', url: undefined },
      { id: 'a', navid: 'n1', url: '' },
    ],
    [
      { id: undefined, url: '/a' },
      { id: '', url: '/a' },
    ],
  ])('keeps a node with a link: %j', (more, expected) => {
    expect(readNavigationTree([node(more)])).toEqual([item(expected)])
  })

  it('keeps a node without a link that has children', () => {
    const [first] = readNavigationTree([node({ id: undefined, url: undefined, children: [node()] })])
    expect(first?.children).toHaveLength(1)
  })

  it.each([
    ['javascript:alert(1)'],
    [' JaVaScRiPt:alert(1)'],
    ['java\tscript:alert(1)'],
    ['data:text/html,x'],
    ['vbscript:x'],
    ['//evil.example'],
    ['/\\evil.example'],
    ['https:evil.example'],
    ['https://user@evil.example'],
  ])('[2.5-10] keeps the node but not its unsafe address %j', (url) => {
    expect(readNavigationTree([node({ id: undefined, url })])).toEqual([item({ id: '', url: '' })])
  })

  it('keeps an address of another site', () => {
    expect(readNavigationTree([node({ url: 'https://x.example/a' })])[0]?.url).toBe('https://x.example/a')
  })

  it('leaves out an image that is no safe address', () => {
    const [first] = readNavigationTree(JSON.stringify([node({ imageUrl: 'javascript:alert(1)' })]))
    expect(first && 'imageUrl' in first).toBe(false)
  })

  it('does not let a node change what objects are made of', () => {
    readNavigationTree(
      '[{"__proto__":{"polluted":1},"title":"x","id":"1","constructor":{"prototype":{"polluted":1}}}]',
    )
    expect('polluted' in {}).toBe(false)
  })

  it.each([[''], ['  '], ['[]'], [null], [undefined], [[]]])('reads %j as an empty tree', (source) => {
    expect(readNavigationTree(source)).toEqual([])
  })

  it.each([['{}'], ['null'], ['"[]"'], ['5'], [5], [{}], [true], [Symbol('[]')]])(
    'throws UNEXPECTED_ANSWER for anything but a list: %o',
    (source) => {
      expect(() => readNavigationTree(source)).toThrow(
        expect.objectContaining({
          code: 'UNEXPECTED_ANSWER',
          message: 'navigation tree: a list is expected',
        }),
      )
    },
  )

  it.each([['{'], ['<html>'], ['['.repeat(100_000)], ['[1,]'], ['［］'], ['[]\u200b'], ['undefined']])(
    'throws UNEXPECTED_ANSWER, and why, for text that is no JSON: %.20j',
    (source) => {
      expect(() => readNavigationTree(source)).toThrow(
        expect.objectContaining({
          code: 'UNEXPECTED_ANSWER',
          message: 'navigation tree: the text is no JSON',
          cause: expect.any(SyntaxError) as unknown,
        }),
      )
    },
  )
})

const hostile = fc.constantFrom(
  'javascript:alert(1)',
  'data:,x',
  '//evil.example',
  '/a',
  'https://x.example',
  ' ',
)
const nodes = (children: fc.Arbitrary<unknown>) =>
  fc.array(
    fc.oneof(
      { weight: 1, arbitrary: fc.jsonValue() },
      {
        weight: 4,
        arbitrary: fc.record(
          {
            title: fc.oneof(fc.constant('x'), fc.jsonValue()),
            id: fc.oneof(fc.constant('a'), fc.jsonValue()),
            url: fc.oneof(hostile, fc.string({ unit: 'binary' })),
            imageUrl: hostile,
            level: fc.jsonValue(),
            children,
          },
          { requiredKeys: ['title', 'children'] },
        ),
      },
    ),
    { maxLength: 3 },
  )
const tree = nodes(nodes(nodes(nodes(fc.jsonValue()))))

describe('readNavigationTree on any input', () => {
  const check = (items: readonly NavigationItem[], level: number) => {
    expect(level).toBeLessThanOrEqual(navigationLevels)
    for (const { children, imageUrl = '/', ...one } of items) {
      expect(one.level).toBe(level)
      expect(one.title).not.toBe('')
      for (const url of [one.url || '/', imageUrl]) {
        expect(isSafeUrl(url, { origin: 'https://x.example', allow: 'http' })).toBe(true)
      }
      if (children) expect(children).not.toEqual([])
      if (children) check(children, level + 1)
    }
  }

  it('[2.6-1] never has more than three levels or an unsafe address', () => {
    fc.assert(
      fc.property(tree, (list) => {
        check(readNavigationTree(JSON.stringify(list)), 1)
      }),
    )
  })

  it('never throws anything but UNEXPECTED_ANSWER on any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json()), (text) => {
        try {
          check(readNavigationTree(text), 1)
        } catch (error) {
          expect(isShopError(error, 'UNEXPECTED_ANSWER')).toBe(true)
        }
      }),
    )
  })
})

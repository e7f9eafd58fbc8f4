import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { allCalls } from './all-calls'
import { inRequestedCurrency } from './kit/in-one-currency'
import { changeMember, memberPaths, type Path } from './platform-examples.fixture'
import examples from './platform-examples.json'
import { platformMoves } from './platform-moves.fixture'

interface Example {
  readonly call: string
  readonly status: number
  readonly body: unknown
}

function read({ call, status }: Example, body: unknown, requestedCode?: string): unknown {
  const schema = allCalls.find(({ id }) => id === call)?.responses[status]
  if (!schema) throw new Error(`${call} has no answer ${status}`)
  return z.parse(schema, inRequestedCurrency(body, requestedCode))
}

/** Every amount of an answer with its currency, by its path. */
function amountsOf(value: unknown, path = ''): readonly string[] {
  if (typeof value !== 'object' || value === null) return []
  if ('amount' in value && 'currencyCode' in value && Object.keys(value).length === 2)
    return [`${path} ${String(value.amount)} ${String(value.currencyCode)}`]
  return Object.entries(value)
    .flatMap(([name, member]) => amountsOf(member, `${path}.${name}`))
    .sort()
}

const isCurrency = (path: Path) => path.at(-1) === 'currencyIsoCode'
const currencyPaths = (body: unknown) => memberPaths(body).filter(isCurrency)
const dropped = [undefined, null, ''] as const
const recorded = (example: Example) => amountsOf(read(example, example.body, 'CHF'))
const priced = (examples as readonly Example[]).filter((example) => recorded(example).length > 0)

const without = (body: unknown, paths: readonly Path[], gone: unknown) =>
  paths.reduce((left, path) => changeMember(left, path, gone), body)

/** Without any currency the one asked for counts; where one is left, the one asked for is another. */
const requestedFor = (body: unknown): string =>
  /"currencyIsoCode":"\w/.test(JSON.stringify(body)) ? 'EUR' : 'CHF'

describe('amounts of recorded answers', () => {
  it('are in every kind of answer that has a price', () => {
    expect([...new Set(priced.map(({ call }) => call))]).toEqual([
      'cart.get',
      'cart.getById',
      'cart.create',
      'cart.ensure',
      'cart.clone',
      'cart.listItems',
      'cart.addItem',
      'cart.changeItem',
      'deliveryGroups.list',
      'deliveryGroups.get',
      'deliveryGroups.create',
      'deliveryGroups.update',
      'deliveryGroups.arrangeItems',
      'checkout.get',
      'catalog.search',
      'catalog.getPrice',
      'catalog.getPrices',
      'orders.list',
      'orders.get',
      'orders.listItems',
      'orders.lookUp',
    ])
  })

  it.each(platformMoves)('are the same %s, whichever currency is not named', (name, move) => {
    const changed = priced.filter(({ body }) => JSON.stringify(move(body)) !== JSON.stringify(body))
    expect(changed.length > 0).toBe(name !== 'where they were recorded')
    for (const example of priced) {
      const expected = recorded(example)
      const body = move(example.body)
      expect(amountsOf(read(example, body, requestedFor(body))), example.call).toEqual(expected)
      const paths = currencyPaths(body)
      for (const drops of [paths, ...paths.map((path) => [path])]) {
        for (const gone of dropped) {
          const left = without(body, drops, gone)
          const found = amountsOf(read(example, left, requestedFor(left)))
          expect(found, `${example.call} without ${drops.join()}`).toEqual(expected)
        }
      }
    }
  })
})

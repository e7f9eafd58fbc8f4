import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { findUnknownFields } from './unknown-fields'

const schema = z.object({
  id: z.string(),
  items: z.array(z.object({ name: z.string(), size: z.optional(z.object({ length: z.number() })) })),
  fields: z.record(z.string(), z.nullable(z.union([z.string(), z.object({ value: z.string() })]))),
})

describe('findUnknownFields', () => {
  it.each([
    ['nothing that the contract names', { id: 'a', items: [{ name: 'x' }], fields: { Any__c: 'y' } }, []],
    ['a member of the answer itself', { id: 'a', items: [], fields: {}, etag: 1 }, ['etag']],
    [
      'a member of list entries once',
      {
        id: 'a',
        items: [
          { name: 'x', gift: 1 },
          { name: 'y', gift: 2 },
        ],
        fields: {},
      },
      ['items[].gift'],
    ],
    [
      'a member deep inside',
      { id: 'a', items: [{ name: 'x', size: { length: 1, unit: 'mm' } }], fields: {} },
      ['items[].size.unit'],
    ],
    [
      'a member of a union branch',
      { id: 'a', items: [], fields: { A: { value: 'x', label: 'y' } } },
      ['fields.A.label'],
    ],
    ['nothing in a value that is no object', null, []],
  ])('reports %s', (_, response, expected) => {
    expect(findUnknownFields(schema, response)).toEqual(expected)
  })
})

import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { findDrifts } from './find-drifts'

const item = z.object({ id: z.string(), count: z.union([z.string(), z.number()]) })
const schema = z.object({
  name: z.optional(z.nullable(z.string())),
  status: z.optional(z.enum(['Open', 'Closed'])),
  items: z.optional(z.array(z.union([z.object({ item, message: z.optional(z.string()) }), item]))),
  map: z.optional(z.catchall(z.object({}), z.nullable(z.string()))),
})

describe('findDrifts', () => {
  it.each([
    ['nothing for an answer that fits', { name: null, items: [{ id: 'a', count: 1 }] }, []],
    ['the answer as a whole', 'text', [{ path: '', expected: 'object', seen: 'string' }]],
    ['null where an object belongs', null, [{ path: '', expected: 'object', seen: 'null' }]],
    ['another kind of value', { name: 7 }, [{ path: 'name', expected: 'string', seen: 'number' }]],
    ['a list', { name: ['Lea'] }, [{ path: 'name', expected: 'string', seen: 'array' }]],
    ['a member of a map', { map: { a: 'x', b: 1 } }, [{ path: 'map.b', expected: 'string', seen: 'number' }]],
    [
      'the value of an enumeration',
      { status: 'Waiting' },
      [{ path: 'status', expected: 'Open or Closed', seen: '"Waiting"' }],
    ],
    [
      'no text that is no word of an enumeration',
      { status: 'Lea Keller, Rorschach' },
      [{ path: 'status', expected: 'Open or Closed', seen: 'string' }],
    ],
    [
      'a missing member of the shape that fits best',
      { items: [{ item: { count: '1' } }, { count: 1 }] },
      [
        { path: 'items[0].item.id', expected: 'string', seen: 'nothing' },
        { path: 'items[1].id', expected: 'string', seen: 'nothing' },
      ],
    ],
    [
      'every kind that a value may be of',
      { items: [{ id: 'a', count: null }] },
      [{ path: 'items[0].count', expected: 'string or number', seen: 'null' }],
    ],
  ])('names %s', (_, response, expected) => {
    expect(findDrifts(schema, response)).toEqual(expected)
  })
})

import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { findMissingFields } from './missing-fields'

const text = z.optional(z.nullable(z.string()))
const item = z.object({
  id: z.string(),
  name: text,
  size: z.optional(z.object({ length: text, width: text })),
})
const schema = z.object({
  id: z.string(),
  note: text,
  items: z.array(z.union([z.object({ item, message: text }), item])),
  fields: z.record(z.string(), z.string()),
})
const whole = { id: 'a', note: '', fields: {} }
const size = { length: '1', width: '2' }

describe('findMissingFields', () => {
  it.each<readonly [string, unknown, readonly string[]]>([
    ['nothing of an answer that has everything', { ...whole, items: [{ id: 'b', name: 'x', size }] }, []],
    ['a member of the answer itself', { ...whole, note: undefined, items: [] }, ['note']],
    ['nothing for a null', { ...whole, note: null, items: [] }, []],
    [
      'nothing that one entry of a list has',
      {
        ...whole,
        items: [
          { id: 'b', name: 'x' },
          { id: 'c', size },
        ],
      },
      [],
    ],
    ['once what no entry has', { ...whole, items: [{ id: 'b', size }, { id: 'c' }] }, ['items[].name']],
    [
      'a member inside of what is there, and no more than the outermost of what is missing',
      { ...whole, items: [{ id: 'b', name: 'x', size: { width: '2' } }] },
      ['items[].size.length'],
    ],
    [
      'each shape by itself',
      {
        ...whole,
        items: [
          { item: { id: 'b', name: 'x' }, message: null },
          { id: 'c', size },
        ],
      },
      ['items[].item.size', 'items[].name'],
    ],
    ['nothing of an empty list, nor of a value that is no object', { ...whole, items: [] }, []],
    ['nothing of no answer', null, []],
  ])('lists %s', (_, response, expected) => {
    expect(findMissingFields(schema, response)).toEqual(expected)
  })
})

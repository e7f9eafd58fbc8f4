import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { allCalls } from '../all-calls'
import { object } from './object'
import examples from '../platform-examples.json'
import { changeMember, memberPaths } from '../platform-examples.fixture'
import { listOf, maybe, text } from './schema'

describe('object', () => {
  const schema = object({ id: z.string(), name: text, parts: listOf(maybe(object({ id: z.string() }))) })

  it('reads its members and drops all others', () => {
    const wire = { id: 'a', parts: [{ id: 'b', more: 1 }, null], more: 1 }
    expect(z.parse(schema, wire)).toEqual({ id: 'a', name: null, parts: [{ id: 'b' }, null] })
  })

  it.each([
    [{}, ['id']],
    [{ id: 'a', parts: [{ id: 'b' }, { id: 1 }] }, ['parts', 1, 'id']],
    [[], []],
    [null, []],
  ])('tells where %j is wrong', (wire, path) => {
    expect(z.safeParse(schema, wire).error?.issues[0]?.path).toEqual(path)
  })

  it('leaves a member out that may be absent', () => {
    expect(z.parse(object({ name: z.optional(z.string()) }), {})).toStrictEqual({})
  })
})

const otherValues = [
  undefined,
  null,
  '',
  ' ',
  'x',
  true,
  false,
  {},
  [],
  ['x'],
  { value: 'x' },
  { coupons: [] },
]
const numbers = [
  0,
  1,
  -1,
  2.5,
  1e21,
  '0',
  '7',
  '50.0',
  '007.10',
  '1.20',
  '-0.50',
  '-3.00',
  '0.00',
  '1e3',
  ' 4 ',
]
const longNumbers = [
  '1.' + '0'.repeat(37),
  '9'.repeat(15),
  '9'.repeat(16),
  '9'.repeat(61),
  '9'.repeat(59) + '.50',
]

describe('every answer', () => {
  it.each(examples)('of $call with status $status is read as the library alone reads it', async (example) => {
    const schema = allCalls.find(({ id }) => id === example.call)?.answers[example.status] ?? z.never()
    const paths = memberPaths(example.body)
    const value = fc.constantFrom<unknown>(...otherValues, ...numbers, ...longNumbers)
    const property = fc.asyncProperty(fc.nat(), value, async (at, member) => {
      const wire = changeMember(example.body, paths[at % paths.length] ?? [], member)
      const alone = await z.safeParseAsync(schema, wire)
      const { data, error } = z.safeParse(schema, wire)
      expect(data).toEqual(alone.data)
      expect(error?.issues).toEqual(alone.error?.issues)
    })
    await fc.assert(property, { numRuns: 300 })
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { allCalls } from './all-calls'
import { inRequestedCurrency } from './kit/in-one-currency'
import { changeMember, memberPaths } from './platform-examples.fixture'
import examples from './platform-examples.json'

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

describe('every response', () => {
  it.each(examples)('of $call with status $status is read alike by compiled schemas', (example) => {
    const schema = allCalls.find(({ id }) => id === example.call)?.responses[example.status] ?? z.never()
    const compiled = z.compile(schema)
    const paths = memberPaths(example.body)
    const value = fc.constantFrom<unknown>(...otherValues, ...numbers, ...longNumbers)
    const property = fc.property(fc.nat(), value, (at, member) => {
      const wire = changeMember(example.body, paths[at % paths.length] ?? [], member)
      const [read, readCompiled] = [schema, compiled].map((reader) =>
        z.safeParse(reader, inRequestedCurrency(wire, 'CHF')),
      )
      expect(readCompiled?.data).toEqual(read?.data)
      expect(readCompiled?.error?.issues).toEqual(read?.error?.issues)
    })
    fc.assert(property, { numRuns: 200 })
  })
})

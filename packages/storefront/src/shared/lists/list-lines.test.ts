import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readListLines, writeListLines } from './list-lines'

const id = fc.string({ unit: fc.constantFrom(...'0123456789ABab'), minLength: 15, maxLength: 15 })
const quantity = fc.option(fc.integer({ min: 0, max: 999_999 }))

it('reads what it has written', () => {
  const lines = fc.uniqueArray(fc.record({ productId: id, quantity }), {
    selector: ({ productId }) => productId,
    maxLength: 500,
  })
  fc.assert(fc.property(lines, (written) => expect(readListLines(writeListLines(written))).toEqual(written)))
})

it.each([
  '01t:5',
  '01tCN0001001180YAA:-5',
  '01tCN0001001180YAA:1000000',
  '<script>',
  '01tCN0001001180YAA:5,x',
])('does not read %j', (text) => expect(readListLines(text)).toBeUndefined())

it('takes at most 500 lines', () => {
  const lines = Array.from({ length: 501 }, (_, at) => `01tCN${String(at).padStart(10, '0')}:1`)
  expect(readListLines(lines.join(','))).toBeUndefined()
  expect(readListLines(lines.slice(1).join(','))).toHaveLength(500)
})

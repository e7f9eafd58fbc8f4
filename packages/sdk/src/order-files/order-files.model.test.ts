import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readOrderQuantity } from '../rules/quick-order/order-quantity'
import { drawnFile } from './drawn-file.fixture'
import { readOrderFile } from './read-order-file'
import { expectedRows, writeDrawnFile } from './written-file.fixture'

/** Each draws another file. `ORDER_FILE_RUNS=100000` is for a change of how lists are read. */
const numRuns = Number(process.env.ORDER_FILE_RUNS ?? 500)
const timeout = 10_000 + numRuns * 5

it(
  'reads of any file the rows that were written into it, each at its place, and no others',
  async () => {
    await fc.assert(
      fc.asyncProperty(drawnFile, async (file) => {
        const expected = expectedRows(file)
        const read = await readOrderFile(writeDrawnFile(file))
        if (expected.length === 0) {
          expect(read).toEqual({ problem: 'empty' })
          return
        }
        if ('problem' in read) throw new Error(read.problem)
        const rows = read.rows.map((row) => ({ ...row, read: readOrderQuantity(row.quantity, file.locale) }))
        expect(rows).toEqual(expected)
        expect([read.excess, read.hasHeader]).toEqual([0, file.header !== undefined])
      }),
      { numRuns },
    )
  },
  timeout,
)

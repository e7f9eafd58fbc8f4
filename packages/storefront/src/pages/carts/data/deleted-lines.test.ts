import { describe, expect, it } from 'vitest'
import { readDeletedLines, writeDeletedLines } from './deleted-lines'

const box = { productId: '01tCN0001001180YAA', quantity: '25' }
const film = { productId: '01tCN0002000240', quantity: '0.5' }

describe('the lines of a deleted cart', () => {
  it('come back from a form as they were', () => {
    expect(readDeletedLines(writeDeletedLines([box, film]))).toEqual([box, film])
  })

  it.each(['', ' ', '01tCN0001001180YAA', '..:1', '01tCN0001001180YAA:-1', '01tCN0001001180YAA:1 x', '[]'])(
    'are none in %j',
    (text) => {
      expect(readDeletedLines(text)).toBeUndefined()
    },
  )
})

import { describe, expect, it } from 'vitest'
import { blankOf } from './blank'
import { blankDimensions } from './blank-dimensions'

const box = { length: 303, width: 203, height: 156 }

const labels = (isWhole: boolean, decimalMark = '.') =>
  blankDimensions(blankOf(box, 1), { box, size: 13, isWhole, decimalMark }).map(({ label }) => label.text)

describe('the dimension lines of a blank', () => {
  it('are its panels, a flap and its height', () => {
    expect(labels(false)).toEqual(['303', '203', '303', '203', '101.5', '156'])
  })

  it('of the whole are the joint, the other flap, and width and height of the blank too', () => {
    expect(labels(true).slice(6)).toEqual(['35', '1047', '101.5', '359'])
  })

  it('have the decimal mark of their language', () => {
    expect(labels(false, ',')).toContain('101,5')
  })
})

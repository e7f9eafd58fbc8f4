import { describe, expect, it } from 'vitest'
import { readProductAttributes } from '../product/product-attributes'
import { blankSize, boardAllowance, boxBlank, creaseSize } from './box-blank'

const box = {
  Fefco__c: '0201',
  Flute__c: 'B',
  InnerLength__c: '300',
  InnerWidth__c: '200',
  InnerHeight__c: '150',
}

describe('the blank of a box', () => {
  it.each([
    ['E', 1.5],
    ['B', 3],
    ['C', 4],
    ['EB', 4.5],
    ['BC', 7],
    ['CAA', 13],
    ['X', undefined],
  ])('allows for a board of flute %s with %s mm, as outer sizes do', (flute, allowance) => {
    expect(boardAllowance(flute)).toBe(allowance)
  })

  it('is creased in the middle of its board', () => {
    expect(creaseSize({ length: 300, width: 200, height: 150 }, 3)).toEqual({
      length: 303,
      width: 203,
      height: 156,
    })
  })

  it.each([
    ['a folding box', {}, true],
    ['a folding box with a divider', { Fefco__c: '0201+0933' }, true],
    ['a box with an automatic bottom', { Fefco__c: '0713' }, false],
    ['a box without a code', { Fefco__c: '' }, false],
    ['a box without a height', { InnerHeight__c: '' }, false],
  ])('is known of %s: %#', (_, fields, isKnown) => {
    expect(blankSize(readProductAttributes({ ...box, ...fields })) !== undefined).toBe(isKnown)
  })

  it('has no crease lines without a known flute', () => {
    expect(boxBlank(readProductAttributes({ ...box, Flute__c: '' }))).toBeUndefined()
    expect(boxBlank(readProductAttributes(box))?.creases.length).toBe(303)
  })
})

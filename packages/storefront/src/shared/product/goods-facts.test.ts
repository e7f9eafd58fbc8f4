import { describe, expect, it } from 'vitest'
import { readGoodsFacts } from './goods-facts'

describe('readGoodsFacts', () => {
  it('reads amounts with their units, and names', () => {
    expect(
      readGoodsFacts({ Width__c: '50', RollLength__c: '66', Material__c: 'pp', Colour__c: 'braun' }),
    ).toEqual([
      { id: 'width', amount: '50', unit: 'mm' },
      { id: 'rollLength', amount: '66', unit: 'm' },
      { id: 'material', name: 'pp' },
      { id: 'colour', name: 'braun' },
    ])
  })

  it.each([
    ['20', '20', 'µm'],
    ['999', '999', 'µm'],
    ['1000', '1', 'mm'],
    ['3000', '3', 'mm'],
    ['1500', '1.5', 'mm'],
  ])('reads a thickness of %s µm as %s %s', (thickness, amount, unit) => {
    expect(readGoodsFacts({ Thickness__c: thickness })).toEqual([{ id: 'thickness', amount, unit }])
  })

  it.each(['', '0', '-5', 'x', '5 mm', null])('has no fact for the width %j', (width) => {
    expect(readGoodsFacts({ Width__c: width })).toEqual([])
  })

  it('has no fact for a name that it does not know, and none of a box', () => {
    expect(readGoodsFacts({ Material__c: 'unobtainium' })).toEqual([])
    expect(readGoodsFacts({ Fefco__c: '0201', Colour__c: 'braun', Grammage__c: '430' })).toEqual([])
  })
})

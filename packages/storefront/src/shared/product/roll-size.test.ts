import { describe, expect, it } from 'vitest'
import { outerDiameter, readRoll } from './roll-size'

describe('readRoll', () => {
  it.each([
    ['tape-pack-pp', { Width__c: '50', RollLength__c: '66' }, { diameter: 100, width: 50, core: 76 }],
    ['tape-pack-paper', { Width__c: '50', RollLength__c: '50' }, { diameter: 124, width: 50, core: 76 }],
    [
      'pallet-film',
      { Width__c: '500', RollLength__c: '1500', Thickness__c: '23' },
      { diameter: 215, width: 500, core: 50 },
    ],
    [
      'pallet-film',
      { Width__c: '500', RollLength__c: '300', Thickness__c: '20', Core__c: '76' },
      { diameter: 116, width: 500, core: 76 },
    ],
    [
      'label-ship',
      { Width__c: '102', Length__c: '152', Contents__c: '475' },
      { diameter: 144, width: 102, core: 76, labelLength: 152 },
    ],
  ])('knows the size of %s', (ImageHint__c, fields, roll) => {
    expect(readRoll({ ImageHint__c, ...fields })).toEqual(roll)
  })

  it.each([
    ['a set for strapping', { ImageHint__c: 'tape-tools-strapping', Width__c: '12', RollLength__c: '1000' }],
    ['sheets', { ImageHint__c: 'fill-paper-sheets', Width__c: '500', Length__c: '750', Contents__c: '480' }],
    [
      'a tape whose length is no figure',
      { ImageHint__c: 'tape-pack-pp', Width__c: '50', RollLength__c: 'x' },
    ],
    ['a tape of unknown length', { ImageHint__c: 'tape-pack-pp', Width__c: '50' }],
    ['labels of unknown number', { ImageHint__c: 'label-ship', Width__c: '102', Length__c: '152' }],
    ['a box', { ImageHint__c: 'boxes-fold-single', Fefco__c: '0201' }],
  ])('is none for %s', (_, fields) => {
    expect(readRoll(fields)).toBeUndefined()
  })
})

describe('outerDiameter', () => {
  it('is that of the core without anything on it, and grows with what is wound', () => {
    expect(outerDiameter({ core: 76, wound: 0, layer: 0.05 })).toBe(76)
    expect(outerDiameter({ core: 50, wound: 100_000, layer: 2.2 })).toBe(532)
  })
})

import { describe, expect, it } from 'vitest'
import { isSample, maximumSamples, sampleRefusal, type SampleRefusal } from './samples'

const [one, two, three, four] = [
  '01tCN00S1001100YEA',
  '01tCN00S1001010YEA',
  '01tCN00S1001020YEA',
  '01tCN00S1001030YEA',
]

const rows: readonly (readonly [string, readonly string[], string, SampleRefusal | undefined])[] = [
  ['the first', [], one, undefined],
  ['the second', [one], two, undefined],
  ['the third', [one, two], three, undefined],
  ['the fourth', [one, two, three], four, 'full'],
  ['one that is in the cart', [one], one, 'taken'],
  ['one that is in the cart, by its id of 15 characters', [one], one.slice(0, 15), 'taken'],
  ['one of three that are in the cart', [one, two, three], two, 'taken'],
  ['any where there are more than may be', [one, two, three, four], '01tCN00S1001040YEA', 'full'],
]

describe('sampleRefusal', () => {
  it.each(rows)('answers for %s', (_which, samples, sampleId, refusal) => {
    expect(sampleRefusal(samples, sampleId)).toBe(refusal)
  })

  it('takes three', () => {
    expect(maximumSamples).toBe(3)
  })
})

describe('isSample', () => {
  it.each([
    [{ SampleOf__c: '01tCN0001001100YAA' }, true],
    [{ SampleOf__c: ' ' }, false],
    [{ SampleOf__c: null }, false],
    [{ SampleProduct__c: one }, false],
    [{}, false],
  ])('reads %j as %s', (fields, expected) => {
    expect(isSample({ fields })).toBe(expected)
  })
})

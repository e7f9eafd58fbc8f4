import { describe, expect, it } from 'vitest'
import { figuresOf } from './list-figures'

const product = (fields: Readonly<Record<string, string>>, amount?: string) => ({
  fields,
  prices: amount === undefined ? null : { listPrice: null, unitPrice: { amount, currencyCode: 'CHF' } },
})

describe('figuresOf', () => {
  it('has ranges, the highest load and the lowest price of each list', () => {
    expect(
      figuresOf([
        product({ CategoryId__c: 'a', InnerLength__c: '300', MaxLoad__c: '10' }, '1.2'),
        product({ CategoryId__c: 'a', InnerLength__c: '100', MaxLoad__c: '30' }, '0.9'),
        product({ CategoryId__c: 'b', Width__c: '50' }),
        product({ CategoryId__c: 'c' }),
        product({ CategoryId__c: 'd', Width__c: '12' }),
        product({ CategoryId__c: 'd' }),
        product({ CategoryId__c: 'd' }),
      ]),
    ).toEqual({
      a: { lengths: [100, 300], maxLoad: 30, price: { amount: '0.9', currencyCode: 'CHF' } },
      b: { widths: [50, 50] },
      c: {},
      d: {},
    })
  })

  it('has no price of what is free or on request', () => {
    expect(figuresOf([product({ CategoryId__c: 'a' }, '0'), product({ CategoryId__c: 'a' })])).toEqual({
      a: {},
    })
  })
})

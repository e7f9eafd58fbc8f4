import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { fieldValues } from './field-values'

describe('fieldValues', () => {
  it.each([
    ['plain texts', { Name: 'K-400', Family: null }, { Name: 'K-400', Family: null }],
    ['{ value }', { Name: { value: 'K-400' }, Family: { value: null } }, { Name: 'K-400', Family: null }],
    [
      '{ label, text, type }',
      { Status: { label: 'Status', text: 'Created', type: 'STRING' } },
      { Status: 'Created' },
    ],
    [
      'numbers and booleans',
      { Weight__c: 120, Active__c: { value: true } },
      { Weight__c: '120', Active__c: 'true' },
    ],
    ['nothing', null, {}],
    ['a missing map', undefined, {}],
  ])('reads %s', (_, wire, expected) => {
    expect(z.parse(fieldValues, wire)).toEqual(expected)
  })

  it('drops a field that would pass for a prototype', () => {
    const wire: unknown = JSON.parse('{"__proto__": "x", "Name": "K-400"}')
    expect(Object.keys(z.parse(fieldValues, wire))).toEqual(['Name'])
  })
})

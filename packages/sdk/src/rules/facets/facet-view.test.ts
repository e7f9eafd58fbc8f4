import { describe, expect, it } from 'vitest'
import { chooseInGroups, facetChips } from './facet-chips'
import { readFacets } from './facet-selection'
import { facetGroups, type FacetAnswer, type FoundFacet } from './facet-view'

const facet = (nameOrId: string, counts: Readonly<Record<string, number>>): FoundFacet => ({
  nameOrId,
  displayName: `name of ${nameOrId}`,
  values: Object.entries(counts).map(([value, productCount]) => ({
    nameOrId: value,
    displayName: `value ${value}`,
    productCount,
  })),
})

const answer: FacetAnswer = {
  total: 22,
  facets: [
    facet('Flute__c', { B: 11, C: 11 }),
    facet('InnerLengthStep__c', { 200: 4, 1000: 1, 50: 2 }),
    facet('Colour__c', { braun: 22 }),
    facet('Wall__c', { 1: 7 }),
    facet('Availability__c', { 'in-stock': 22, 'made-to-order': 3 }),
    facet('Unknown__c', { x: 1 }),
  ],
}
const groupsFor = (query: string, found = answer) =>
  facetGroups(found, readFacets(new URLSearchParams(query)))
const parameters = (query: string, found = answer) =>
  groupsFor(query, found).map(({ parameter }) => parameter)

describe('the groups of a panel', () => {
  it('are those that leave something out, in the order of the table', () => {
    expect(parameters('')).toEqual(['length', 'flute', 'wall'])
  })

  it('are also those that are chosen, whatever they leave out', () => {
    expect(parameters('colour=braun&stock=1&diameter=50')).toEqual([
      'length',
      'flute',
      'colour',
      'stock',
      'wall',
      'diameter',
    ])
  })

  it('are those that are chosen where nothing is found', () => {
    const nothing = { total: 0, facets: [facet('Flute__c', { B: 0, C: 4 }), facet('Wall__c', { 1: 0 })] }
    expect(parameters('flute=B', nothing)).toEqual(['flute'])
  })

  it('have the platform’s names and counts', () => {
    expect(groupsFor('flute=C')[1]).toEqual({
      kind: 'values',
      parameter: 'flute',
      label: 'name of Flute__c',
      options: [
        { value: 'B', label: 'value B', count: 11, isChosen: false },
        { value: 'C', label: 'value C', count: 11, isChosen: true },
      ],
    })
  })

  it('show what is chosen although no article has it', () => {
    expect(groupsFor('flute=CAA').find(({ parameter }) => parameter === 'flute')).toMatchObject({
      options: [{}, {}, { value: 'CAA', label: 'CAA', count: 0, isChosen: true }],
    })
  })

  it('say of a range what was asked for, what is obeyed and what there is', () => {
    expect(groupsFor('length=210-')[0]).toMatchObject({
      asked: { from: 210 },
      range: { from: 200 },
      isWidened: true,
      smallest: 50,
      largest: null,
      steps: [
        { from: 50, to: 100, count: 2 },
        { from: 200, to: 250, count: 4 },
        { from: 1000, to: null, count: 1 },
      ],
    })
    expect(groupsFor('length=200-400')[0]).toMatchObject({ isWidened: false })
    expect(groupsFor('length=-400')[0]).toMatchObject({ isWidened: false })
    expect(groupsFor('')[0]).toMatchObject({ asked: {}, range: {}, isWidened: false })
  })

  it('follow another selection before its counts are there', () => {
    const selection = readFacets(new URLSearchParams('length=190-&flute=C'))
    const [length, flute] = chooseInGroups(groupsFor('flute=B'), selection)
    expect(length).toMatchObject({ range: { from: 150 }, isWidened: true })
    expect(flute).toMatchObject({ options: [{ isChosen: false }, { isChosen: true }] })
  })
})

describe('chips', () => {
  it('are one for each value, and one for a range', () => {
    expect(facetChips(groupsFor('length=210-390&flute=C&flute=B&stock=1'))).toMatchObject([
      { parameter: 'length', range: { from: 200, to: 400 } },
      { parameter: 'flute', option: { value: 'B', count: 11 } },
      { parameter: 'flute', option: { value: 'C' } },
      { parameter: 'stock', option: { value: '1', label: 'value in-stock', count: 22 } },
    ])
    expect(facetChips(groupsFor(''))).toEqual([])
  })
})

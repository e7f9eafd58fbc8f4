import { expect, it } from 'vitest'
import { readOptions } from './options.mjs'

it('the main pages, all languages and visitors are weighed unless some are named', () => {
  const { pages, sites, whos, json, isQuick, byPart } = readOptions([])
  expect(pages).toContain('visit')
  expect(pages).not.toContain('guide')
  expect(sites).toEqual(['de-CH', 'fr-CH', 'en-US', 'de', 'en-US/DE'])
  expect([isQuick, byPart]).toEqual([false, undefined])
  expect(whos).toEqual(['guest', 'new guest', 'buyer'])
  expect(json).toBeUndefined()
})

it('lists are separated by commas', () => {
  const options = readOptions([
    '--pages',
    'home, guest cart',
    '--sites=de',
    '--who',
    'buyer',
    '--json',
    'a.json',
  ])
  expect(options).toMatchObject({
    pages: ['home', 'guest cart'],
    sites: ['de'],
    whos: ['buyer'],
    json: 'a.json',
  })
})

it.each([
  [['--pages', 'hom'], '--pages: unknown: hom. There are: home, category'],
  [['--sites', 'de,it'], '--sites: unknown: it.'],
  [['--by-part', 'hom'], '--by-part: unknown: hom.'],
  [['--faster'], 'faster'],
])('a name that nobody knows is refused: %j', (args, message) => {
  expect(() => readOptions(args)).toThrow(message)
})

it('the page whose scripts are shared out is named', () => {
  expect(readOptions(['--by-part', 'guide']).byPart).toBe('guide')
})

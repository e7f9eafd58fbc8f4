import { expect, it } from 'vitest'
import { readOptions } from './options.mjs'

it('all pages, languages and visitors are weighed unless some are named', () => {
  const { pages, locales, whos, json } = readOptions([])
  expect(pages).toContain('visit')
  expect(locales).toEqual(['de-CH', 'fr-CH', 'en-US', 'de'])
  expect(whos).toEqual(['guest', 'new guest', 'buyer'])
  expect(json).toBeUndefined()
})

it('lists are parted by commas', () => {
  const options = readOptions([
    '--pages',
    'home, guest cart',
    '--locales=de',
    '--who',
    'buyer',
    '--json',
    'a.json',
  ])
  expect(options).toMatchObject({
    pages: ['home', 'guest cart'],
    locales: ['de'],
    whos: ['buyer'],
    json: 'a.json',
  })
})

it.each([
  [['--pages', 'hom'], '--pages: unknown: hom. There are: home, category'],
  [['--locales', 'de,it'], '--locales: unknown: it.'],
  [['--faster'], 'faster'],
])('a name that nobody knows is refused: %j', (args, message) => {
  expect(() => readOptions(args)).toThrow(message)
})

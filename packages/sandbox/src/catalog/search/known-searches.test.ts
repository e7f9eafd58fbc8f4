import { describe, expect, it } from 'vitest'
import { knownSearches, type KnownSearch } from './known-searches.fixture'
import { openSearch } from './search.fixture'

const { search } = openSearch()

/** What is wrong with the first results; empty when all is as expected. */
async function faultsOf({ term, first, has, not }: KnownSearch, language: string) {
  const { names, skus } = await search({ searchTerm: term, language, pageSize: first })
  if (has.length === 0) return names.map((name) => `found ${name}`)
  const isFirst = (wanted: string) => skus.includes(wanted) || names.some((name) => name.includes(wanted))
  return [
    ...has.filter((wanted) => !isFirst(wanted)).map((wanted) => `lacks ${wanted}`),
    ...names.filter((name) => not?.test(name)).map((name) => `has ${name}`),
  ]
}

describe('searches of people who buy packaging', () => {
  for (const [language, searches] of Object.entries(knownSearches)) {
    it.each(searches)(`finds in ${language} for $term`, async (known) => {
      expect(await faultsOf(known, language)).toEqual([])
    })
  }
})

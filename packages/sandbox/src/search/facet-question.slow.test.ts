import { describe, expect, it } from 'vitest'
import { createNodeSandbox } from '../server'
import { encodeRefinements } from './search.fixture'

const boxes = '0ZGCH0000000001AAA'

const refinements = encodeRefinements([
  { nameOrId: 'InnerLengthStep__c', attributeType: 'Custom', values: ['200', '250', '300', '350'] },
  { nameOrId: 'Flute__c', attributeType: 'Custom', values: ['B', 'C'] },
  { nameOrId: 'Availability__c', attributeType: 'Custom', values: ['in-stock'] },
])

const questions = {
  facets: { categoryId: boxes, refinements, pageSize: '1', fields: 'Name' },
  'facets, sorted': {
    categoryId: boxes,
    refinements,
    pageSize: '1',
    fields: 'Name',
    sortRuleId: 'UnitPrice',
  },
  'facets of a term': { searchTerm: 'faltkarton', refinements, pageSize: '1', fields: 'Name' },
  'facets of a Box Finder search': {
    ...{ searchTerm: 'boxfindersearch', length: '300', width: '200', height: '150' },
    ...{ refinements, pageSize: '1', fields: 'Name' },
  },
  'first 30 of a list': { categoryId: boxes, pageSize: '30', fields: 'Name,Width__c,InnerLength__c' },
} as const

type Question = keyof typeof questions

const open = (products: number) => {
  const sandbox = createNodeSandbox({ products })
  return async (question: Question) => {
    const query = new URLSearchParams({ language: 'de-CH', ...questions[question] })
    const url = `http://localhost/services/data/v65.0/commerce/webstores/0ZECH00000000014AA/search/products?${query}`
    const begin = performance.now()
    const response = await sandbox.fetch(new Request(url))
    await response.text()
    expect(response.status).toBe(200)
    return performance.now() - begin
  }
}

const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0

/** Prints how much longer each question takes in a large catalogue; of a median of interleaved pairs, after warming up. */
describe('the time of a search', () => {
  it.each([1000, 10_000])(
    'in %i products against one in 138',
    async (products) => {
      const [small, large] = [open(138), open(products)]
      for (const question of Object.keys(questions) as Question[]) {
        const pairs: (readonly [number, number])[] = []
        for (let round = 0; round < 60; round += 1) pairs.push([await small(question), await large(question)])
        const measured = pairs.slice(20)
        const [few, many] = [median(measured.map(([a]) => a)), median(measured.map(([, b]) => b))]
        process.stdout.write(
          `${question}: ${few.toFixed(2)} ms → ${many.toFixed(2)} ms, ${(many / few).toFixed(2)} ×\n`,
        )
      }
    },
    180_000,
  )
})

import { median } from '../../tools/percentile.ts'
import { loadSources } from './load-sources.mjs'

const rounds = 5
const questionsPerRound = 20
/** The products of the catalogue, and so many as a large shop has. */
const catalogues = { few: 138, many: 10_000 }

/** @param {readonly { nameOrId: string, values: readonly string[] }[]} refinements */
const encode = (refinements) => {
  const sent = refinements.map((one) => ({ ...one, type: 'DistinctValue', attributeType: 'Custom' }))
  return Buffer.from(JSON.stringify(sent)).toString('base64')
}

/** '200 to 400 mm, B or C, in stock' */
const narrowed = {
  ...{ language: 'de-CH', fields: 'Name', pageSize: '1' },
  refinements: encode([
    { nameOrId: 'InnerLengthStep__c', values: ['200', '250', '300', '350'] },
    { nameOrId: 'Flute__c', values: ['B', 'C'] },
    { nameOrId: 'Availability__c', values: ['in-stock'] },
  ]),
}

const boxes = { categoryId: '0ZGCH0000000001AAA' }
const goods = { searchTerm: 'boxfindersearch', length: '300', width: '200', height: '150' }

/** Each for a page of one product, so that what is measured is finding and counting. */
const questions = new Map([
  ['facets of a category', { ...boxes, ...narrowed }],
  ['the same by price', { ...boxes, ...narrowed, sortRuleId: 'UnitPrice' }],
  ['facets of a term', { searchTerm: 'faltkarton', ...narrowed }],
  ['facets of a Box Finder search', { ...goods, ...narrowed }],
])

/** @typedef {(question: Record<string, string>) => Promise<number>} Ask ms of a round, the median */

/** @param {(request: Request) => Promise<Response>} platform @returns {Ask} */
const asking = (platform) => async (question) => {
  const query = new URLSearchParams(question)
  const url = `http://localhost/services/data/v65.0/commerce/webstores/0ZECH00000000014AA/search/products?${query}`
  const times = []
  for (let count = 0; count < questionsPerRound; count += 1) {
    const start = performance.now()
    const response = await platform(new Request(url))
    await response.text()
    if (response.status !== 200) throw new Error(`status ${response.status} from ${url}`)
    times.push(performance.now() - start)
  }
  return median(times)
}

/** Facet questions to sandboxes of few and of many products: ms by question, and the median ratio of interleaved rounds. */
export const facetQuestions = async () => {
  const { createNodeSandbox } = await loadSources(
    'facet-questions',
    "export { createNodeSandbox } from '@cartonnage/sandbox/node'",
  )
  const sandboxes = [catalogues.few, catalogues.many].map((products) => createNodeSandbox({ products }))
  const [few, many] = sandboxes.map((sandbox) => asking((request) => sandbox.fetch(request)))
  if (!few || !many) throw new Error('two sandboxes are compared')
  const figures = []
  for (const [name, question] of questions)
    figures.push({ name, ...(await compare(question, { few, many })) })
  for (const sandbox of sandboxes) sandbox.close()
  return figures
}

/** @param {Record<string, string>} question @param {{ few: Ask, many: Ask }} platforms */
const compare = async (question, { few, many }) => {
  const pairs = []
  for (let round = 0; round <= rounds; round += 1) {
    const pair = { few: await few(question), many: await many(question) }
    // The first round warms up.
    if (round > 0) pairs.push(pair)
  }
  return {
    few: median(pairs.map((pair) => pair.few)),
    many: median(pairs.map((pair) => pair.many)),
    ratio: median(pairs.map((pair) => pair.many / pair.few)),
  }
}

import { createNodeSandbox } from '@cartonnage/sandbox/node'
import { startPlatform, startShop } from '../../tools/servers.ts'
import { signIn } from '../load/session.ts'
import { sideBySide } from './measure.ts'

const list = '/de-CH/category/faltkartons-1-wellig'
const search = 'http://localhost/services/data/v65.0/commerce/webstores/0ZECH00000000014AA/search/products'

const read = async (response: Response) => {
  await response.text()
  if (response.status !== 200) throw new Error(`status ${response.status} from ${response.url}`)
}

/** A shop with a buyer's session: no cache keeps pages of buyers. */
const openShop = async (products: number) => {
  const platform = await startPlatform({ flags: ['--products', String(products)] })
  const shop = await startShop({ settings: { PLATFORM_ORIGIN: platform.origin } })
  const headers = { cookie: await signIn(shop.origin) }
  const stop = async () => {
    await shop.stop()
    await platform.stop()
  }
  return { visit: async () => read(await fetch(shop.origin + list, { headers })), stop }
}

/** A list of 26 products at the server, and one of a thousand: medians in ms. */
export const longLists = async () => {
  const [few, many] = [await openShop(138), await openShop(5308)]
  try {
    const times = await sideBySide(
      [
        ['26 articles', few.visit],
        ['a thousand', many.visit],
      ],
      { rounds: 40, warmUp: 8 },
    )
    return times
  } finally {
    await few.stop()
    await many.stop()
  }
}

const encode = (refinements: readonly { nameOrId: string; values: readonly string[] }[]) => {
  const sent = refinements.map((one) => ({ ...one, type: 'DistinctValue', attributeType: 'Custom' }))
  return Buffer.from(JSON.stringify(sent)).toString('base64')
}

/** '200 to 400 mm, B or C, in stock', for a page of one product: what is measured is finding and counting. */
const narrowed = {
  language: 'de-CH',
  fields: 'Name',
  pageSize: '1',
  refinements: encode([
    { nameOrId: 'InnerLengthStep__c', values: ['200', '250', '300', '350'] },
    { nameOrId: 'Flute__c', values: ['B', 'C'] },
    { nameOrId: 'Availability__c', values: ['in-stock'] },
  ]),
}
const boxes = { categoryId: '0ZGCH0000000001AAA' }
const goods = { searchTerm: 'boxfindersearch', length: '300', width: '200', height: '150' }
const questions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'facets of a category': boxes,
  'the same by price': { ...boxes, sortRuleId: 'UnitPrice' },
  'facets of a term': { searchTerm: 'faltkarton' },
  'facets of a Box Finder search': goods,
}

/** Facet questions to sandboxes of 138 and of 10,000 products: medians in ms by question. */
export const facetQuestions = async () => {
  const [few, many] = [createNodeSandbox({ products: 138 }), createNodeSandbox({ products: 10_000 })]
  const figures = []
  for (const [name, question] of Object.entries(questions)) {
    const url = `${search}?${new URLSearchParams({ ...question, ...narrowed })}`
    const ask = (sandbox: typeof few) => async () => read(await sandbox.fetch(new Request(url)))
    const times = await sideBySide(
      [
        ['138 products', ask(few)],
        ['10,000 products', ask(many)],
      ],
      { rounds: 100, warmUp: 20 },
    )
    figures.push([name, times] as const)
  }
  few.close()
  many.close()
  return figures
}

import { afterAll, describe, expect, it } from 'vitest'
import { openLog } from './log.fixture'
import { createSandboxPlatform } from '../platform/sandbox-platform'
import { openShopServer } from '../stories/shop-server.fixture'

const sandbox = createSandboxPlatform(undefined)
afterAll(() => sandbox.close())

/** The lines about searches after requests for paths of the shop. */
async function linesAfter(...paths: readonly string[]) {
  const { log, lines } = openLog()
  const { origin } = await openShopServer({ platform: sandbox, log })
  for (const path of paths) await (await fetch(origin + path)).text()
  // the body of a call is read beside its response
  await new Promise((resolve) => setTimeout(resolve, 20))
  return lines().filter(({ event }) => event === 'search-without-result')
}

const call = (query: string) =>
  `/services/data/v67.0/commerce/webstores/0ZECH00000000014AA/search/products?language=de-CH&${query}`

describe('a search that finds nothing', { timeout: 30_000 }, () => {
  it('gets a line with its term, from a page as from a call of a browser', async () => {
    const lines = await linesAfter(
      '/de-CH/global-search/Styropor',
      call('searchTerm=Gitterbox&page=0&pageSize=30'),
    )
    expect(lines).toMatchObject([
      { level: 'info', term: 'styropor', requestId: expect.any(String) },
      { level: 'info', term: 'gitterbox', requestId: expect.any(String) },
    ])
    for (const line of lines) expect(line.visitor).toBeUndefined()
  })

  it.each(['lea.keller@example.com', '+41 44 123 45 67', 'ZCWT6K4N2P'])(
    'has no term where that may be somebody’s own: %s',
    async (term) => {
      const [line] = await linesAfter(`/de-CH/global-search/${encodeURIComponent(term)}`)
      expect(line).toMatchObject({ event: 'search-without-result' })
      expect(line).not.toHaveProperty('term')
    },
  )

  it.each([
    ['finds something', '/de-CH/global-search/karton'],
    ['finds something by another spelling', '/de-CH/global-search/umzugskartn'],
    ['is made while somebody types', call('searchTerm=gitterb&page=0&pageSize=4')],
    [
      'is narrowed',
      call(
        `searchTerm=karton&page=0&pageSize=30&refinements=${btoa('[{"nameOrId":"Flute__c","type":"DistinctValue","attributeType":"Custom","values":["X"]}]')}`,
      ),
    ],
    ['is one of the Box Finder', '/de-CH/global-search/boxfindersearch?length=5000&width=4000&height=3000'],
  ])('is none, and gets no line, when it %s', async (_, path) => {
    expect(await linesAfter(path)).toEqual([])
  })
})

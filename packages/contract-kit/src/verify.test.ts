import { createNodeSandbox } from '@cartonnage/sandbox/node'
import { afterAll, describe, expect, it } from 'vitest'
import { formatReport, hasDrift } from './report'
import { verify } from './verify'

const sandbox = createNodeSandbox()
afterAll(() => sandbox.close())

const shops = [
  { shop: 'the Swiss shop', baseUrl: 'http://localhost', webstoreId: '0ZECH00000000014AA' },
  { shop: 'the German shop', baseUrl: 'http://localhost/de-shop', webstoreId: '0ZEDE00000000014AA' },
]

/** The sandbox, with every answer of the named call changed on its way. */
const changing =
  (pathPart: string, change: (answer: Record<string, unknown>) => unknown) =>
  async (request: Request): Promise<Response> => {
    const response = await sandbox.fetch(request)
    if (!request.url.includes(pathPart)) return response
    const answer = (await response.json()) as Record<string, unknown>
    return Response.json(change(answer))
  }

const target = { baseUrl: 'http://localhost', webstoreId: '0ZECH00000000014AA' }
const reportOf = async (
  pathPart: string,
  change: (answer: Record<string, unknown>) => unknown,
  call: string,
) => {
  const reports = await verify({ ...target, fetch: changing(pathPart, change) })
  return reports.find((report) => report.call === call)
}

describe('verify', () => {
  it.each(shops)('finds no drift in ten reading calls of $shop', async ({ baseUrl, webstoreId }) => {
    const reports = await verify({ baseUrl, webstoreId, fetch: sandbox.fetch })
    expect(reports.map(({ call, outcome, drifts }) => ({ call, outcome, drifts }))).toEqual(
      reports.map(({ call }) => ({ call, outcome: 'pass', drifts: [] })),
    )
    expect(reports).toHaveLength(10)
    expect(hasDrift(reports)).toBe(false)
  })

  it('names the path of a field that drifted', async () => {
    const report = await reportOf(
      '/session-context',
      (answer) => ({ ...answer, guestUser: 'yes' }),
      'context.getSession',
    )
    expect(report).toMatchObject({ outcome: 'drift', status: 200, drifts: [{ path: 'guestUser' }] })
  })

  it('names the path of a field that drifted inside a list', async () => {
    const spoil = (answer: Record<string, unknown>) =>
      JSON.parse(JSON.stringify(answer).replace(/"id":"01t\w+"/, '"id":7'))
    const report = await reportOf('/search/products', spoil, 'catalog.search')
    expect(report?.drifts.map((drift) => drift.path)).toContain('productsPage.products[0].id')
  })

  it('reports a member that the contract does not name, and passes', async () => {
    const report = await reportOf(
      '/session-context',
      (answer) => ({ ...answer, newMember: 1 }),
      'context.getSession',
    )
    expect(report).toMatchObject({ outcome: 'pass' })
    expect(report?.unknownFields).toContain('newMember')
  })

  it('says which calls it could not test for want of a record', async () => {
    const reports = await verify({
      ...target,
      fetch: changing('product-categories/children', () => ({ productCategories: [] })),
    })
    expect(reports.find((report) => report.call === 'catalog.search')).toMatchObject({
      outcome: 'not tested',
    })
  })

  it('reports a shop that does not answer as drift of every call it asks', async () => {
    const reports = await verify({
      ...target,
      fetch: () => Promise.reject(new TypeError('connection refused')),
    })
    expect(reports[0]).toMatchObject({ outcome: 'drift', drifts: [{ problem: 'connection refused' }] })
  })

  it('reports a page where JSON belongs', async () => {
    const page = () => Promise.resolve(new Response('<html>', { headers: { 'content-type': 'text/html' } }))
    const reports = await verify({ ...target, fetch: page })
    expect(reports[0]?.drifts[0]?.problem).toBe('status 200 with text/html')
  })
})

describe('formatReport', () => {
  it('prints a row a call, findings below it and a summary', () => {
    const text = formatReport([
      { call: 'a.get', outcome: 'pass', status: 200, drifts: [], unknownFields: ['x'] },
      {
        call: 'b.list',
        outcome: 'drift',
        drifts: [{ path: 'items[0].id', problem: 'expected string' }],
        unknownFields: [],
      },
      { call: 'c.get', outcome: 'not tested', drifts: [], unknownFields: [], reason: 'no record' },
    ])
    expect(text.split('\n')).toEqual([
      'a.get   200  pass        1 unknown field',
      '    unknown  x',
      'b.list       drift',
      '    drift    items[0].id: expected string',
      'c.get        not tested  no record',
      '',
      '1 pass, 1 drift, 1 not tested',
    ])
  })
})

import { ResponseError, ShopError } from '@cartonnage/sdk'
import { describe, expect, it, vi } from 'vitest'
import { loadListPage } from './page-token'

const refusal = (status: number) =>
  new ResponseError({ url: 'https://shop.example/x', status, statusText: '', errors: [] })
const at = (search: string) => ({ url: `https://shop.example/my/orders${search}` })

/** A list whose pages with a token fail with this error. */
const failing = (error: Error) =>
  vi.fn((query: { readonly pageToken?: string }) =>
    query.pageToken === undefined ? Promise.resolve('first') : Promise.reject(error),
  )

describe('loadListPage', () => {
  it('loads the page that the address names', async () => {
    const load = vi.fn(() => Promise.resolve('second'))
    expect(await loadListPage(at('?page=2'), load)).toEqual({ page: 'second', isFirst: false })
    expect(load.mock.calls).toEqual([[{ pageToken: '2' }]])
  })

  it('loads the first page of a plain address', async () => {
    expect(await loadListPage(at(''), failing(refusal(400)))).toEqual({ page: 'first', isFirst: true })
  })

  it.each([400, 404, 414, 431])(
    'finding 15: loads the first page for a token that gets %i',
    async (status) => {
      expect(await loadListPage(at('?page=AAAA'), failing(refusal(status)))).toEqual({
        page: 'first',
        isFirst: true,
      })
    },
  )

  it.each([refusal(401), refusal(500), new ShopError('NETWORK', 'x')])(
    'lets other failures pass: %s',
    async (error) => {
      const load = failing(error)
      await expect(loadListPage(at('?page=2'), load)).rejects.toBe(error)
      expect(load).toHaveBeenCalledOnce()
    },
  )
})

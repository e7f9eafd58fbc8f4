import { createNodeSandbox } from '@cartonnage/sandbox/node'
import { session } from '@cartonnage/sdk'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterAll, describe, expect, it } from 'vitest'
import { createTestClient } from '../../shop-client.fixture'
import { ShopProvider } from '../../shop-provider'
import { useProduct } from './use-product'

const sandbox = createNodeSandbox({ cookies: 'sandbox' })
afterAll(sandbox.close)

const [box, tape] = ['01tCN0001001100YAA', '01tCN0002000240YAA']

const unreachable = () => Promise.reject(new TypeError('Failed to fetch'))

function show(first: string) {
  let fetch: typeof sandbox.fetch = sandbox.fetch
  const client = createTestClient({
    url: 'http://localhost/de-CH/',
    fetch: (request: Request) => fetch(request),
  })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ShopProvider client={client}>{children}</ShopProvider>
  )
  const { result, rerender } = renderHook((id: string) => useProduct(id), { wrapper, initialProps: first })
  return { client, result, rerender, setFetch: (next: typeof fetch) => (fetch = next) }
}

describe('useProduct', () => {
  it('loads a product with its prices, and then another one', async () => {
    const { result, rerender } = show(box)
    expect(result.current).toMatchObject({ product: undefined, tiers: [], isLoading: true })
    await waitFor(() => expect(result.current.product?.fields.StockKeepingUnit).toBe('1001100'))
    expect(result.current.tiers.map(({ from }) => from)).toEqual([1, 25, 100, 500, 1000])
    rerender(tape)
    expect(result.current).toMatchObject({ product: undefined, tiers: [], isLoading: true })
    await waitFor(() => expect(result.current.product?.fields.StockKeepingUnit).toBe('2000240'))
    expect(result.current.isLoading).toBe(false)
  })

  it('says why there is none, and loads again', async () => {
    const { result, setFetch } = show('01tCN0009999999YAA')
    await waitFor(() => expect(result.current.error).toMatchObject({ code: 'RESPONSE', status: 404 }))
    expect(result.current).toMatchObject({ product: undefined, isLoading: false })
    setFetch(unreachable)
    await act(() => result.current.reload())
    expect(result.current.error).toMatchObject({ code: 'NETWORK' })
  })

  it('loads the prices of a buyer who signs in', async () => {
    const { client, result, setFetch } = show(box)
    await waitFor(() => expect(result.current.tiers).toHaveLength(5))
    const asked: string[] = []
    setFetch((request) => {
      asked.push(new URL(request.url).pathname)
      return sandbox.fetch(request)
    })
    const { signIn, load } = client.use(session)
    const buyer = { username: 'einkauf@alpenblick.example', password: 'cartonnage', startUrl: '/de-CH/' }
    await act(async () => {
      await sandbox.fetch(new Request(new URL((await signIn(buyer)).redirectUrl, 'http://localhost/')))
      await load()
    })
    await waitFor(() => expect(result.current).toMatchObject({ isLoading: false, product: { id: box } }))
    expect(asked.filter((path) => path.includes('/pricing/'))).toHaveLength(1)
  })
})

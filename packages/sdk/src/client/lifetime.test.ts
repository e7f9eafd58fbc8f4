import { expect, it, vi } from 'vitest'
import { createShopClient } from '../shop-client'

it('[8-17] requests in flight end with the client, and every later call fails', async () => {
  // A platform that never responds.
  const fetch = vi.fn(
    ({ signal }: Request) =>
      new Promise<Response>((_, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason as Error)),
      ),
  )
  const client = createShopClient({
    webstoreId: '0ZECH00000000014AA',
    url: 'https://shop.example/de-CH/',
    locale: 'de-CH',
    runtime: 'server',
    fetch,
    reportFailure: () => undefined,
  })
  const load = client.navigation.load()
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce())
  client.dispose()
  await expect(load).rejects.toMatchObject({ code: 'ABORTED' })
  await expect(client.vatRates.load()).rejects.toMatchObject({ code: 'ABORTED' })
  expect(fetch).toHaveBeenCalledOnce()
})

it('[8-17] requests that ignore their signal end with the client all the same', async () => {
  const fetch = vi.fn(() => new Promise<Response>(() => undefined))
  const client = createShopClient({
    webstoreId: '0ZECH00000000014AA',
    url: 'https://shop.example/de-CH/',
    locale: 'de-CH',
    runtime: 'server',
    fetch,
  })
  const load = client.navigation.load()
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce())
  client.dispose()
  await expect(load).rejects.toMatchObject({ code: 'ABORTED' })
})

import { describe, expect, it, vi } from 'vitest'
import { pdfFile } from '../uploads/files.fixture'
import { cookieOf, formWith, openFileShop, sendTo } from './file-desk.fixture'

vi.setConfig({ testTimeout: 30_000 })

type FileShop = Awaited<ReturnType<typeof openFileShop>>

async function handIn({ origin }: FileShop, cookie = '', bytes: Uint8Array = pdfFile()) {
  const response = await sendTo(origin, formWith(bytes), cookie === '' ? {} : { cookie })
  const body = (await response.json()) as { id: string; problem?: string }
  return { status: response.status, cookie: cookieOf(response), ...body }
}

const claim = async (
  { origin }: FileShop,
  ids: readonly string[],
  options: { cookie?: string; for?: string },
) => {
  const response = await fetch(`${origin}/de-CH/files/claims`, {
    method: 'POST',
    headers: { origin, cookie: options.cookie ?? '', 'content-type': 'application/json' },
    body: JSON.stringify({ ids, claimedFor: options.for ?? 'order:1' }),
  })
  return response.status
}

describe('the files of a visitor', () => {
  it('are listed for the browser that has handed them in, and for no other', async () => {
    const shop = await openFileShop()
    const first = await handIn(shop)
    const second = await handIn(shop, first.cookie)
    const list = async (cookie: string) => {
      const response = await fetch(`${shop.origin}/de-CH/files`, { headers: { cookie } })
      return ((await response.json()) as { files: { id: string }[] }).files.map(({ id }) => id)
    }
    expect(await list(first.cookie)).toEqual([first.id, second.id])
    expect([await list(''), await list(`files_CH=${'A'.repeat(22)}`)]).toEqual([[], []])
  })

  it('are given to one thing only, as often as that asks', async () => {
    const shop = await openFileShop()
    const { id, cookie } = await handIn(shop)
    expect([
      await claim(shop, [id], {}),
      await claim(shop, [id], { cookie: `files_CH=${'A'.repeat(22)}` }),
      await claim(shop, [id, 'B'.repeat(22)], { cookie }),
      await claim(shop, ['../../etc/passwd'], { cookie }),
      await claim(shop, [id], { cookie, for: '<script>' }),
    ]).toEqual([404, 404, 404, 422, 422])
    const races = await Promise.all(
      ['order:1', 'order:2', 'order:1'].map((name) => claim(shop, [id], { cookie, for: name })),
    )
    expect(races.toSorted()).toEqual([200, 200, 404])
  })

  it('are removed by their visitor while they belong to nothing', async () => {
    const shop = await openFileShop()
    const { id, cookie } = await handIn(shop)
    const kept = await handIn(shop, cookie)
    await claim(shop, [kept.id], { cookie })
    const remove = async (file: string, sent: string) =>
      (
        await fetch(`${shop.origin}/de-CH/files/${file}`, {
          method: 'DELETE',
          headers: { origin: shop.origin, cookie: sent },
        })
      ).status
    expect(await remove(id, '')).toBe(204)
    expect(shop.onDisk()).toHaveLength(4)
    expect([await remove(id, cookie), await remove(kept.id, cookie)]).toEqual([204, 204])
    expect(shop.onDisk().toSorted()).toEqual([kept.id, `${kept.id}.json`].toSorted())
  })

  it('go after a day, or after the time of what they belong to', async () => {
    let time = Date.now()
    const day = 86_400_000
    const shop = await openFileShop({ now: () => time, bounds: { claimedMs: 30 * day } })
    const { id, cookie } = await handIn(shop)
    const other = await handIn(shop, cookie)
    await claim(shop, [other.id], { cookie })
    const look = () => fetch(`${shop.origin}/de-CH/files`, { headers: { cookie } })
    time += day + 1
    expect(await claim(shop, [id], { cookie })).toBe(404)
    await look()
    expect(shop.onDisk().toSorted()).toEqual([other.id, `${other.id}.json`].toSorted())
    time += 30 * day
    await look()
    expect(shop.onDisk()).toEqual([])
  })
})

describe('the files of all', () => {
  it('are limited by address: how many in an hour, and how much', async () => {
    const few = await openFileShop({ limits: { 'files.address': { max: 2, seconds: 3_600 } } })
    expect([await handIn(few), await handIn(few), await handIn(few)].map(({ status }) => status)).toEqual([
      201, 201, 429,
    ])
    const small = await openFileShop({ limits: { 'file-megabytes.address': { max: 3, seconds: 3_600 } } })
    const large = pdfFile(`/Title (${'a'.repeat(2_500_000)})`)
    expect([(await handIn(small, '', large)).status, (await handIn(small)).status]).toEqual([201, 429])
  })

  it('are limited as long as they belong to nothing, by visitor and by address', async () => {
    const shop = await openFileShop({ bounds: { ofVisitor: 2, ofAddress: 3 } })
    const { cookie, id } = await handIn(shop)
    await handIn(shop, cookie)
    expect((await handIn(shop, cookie)).problem).toBe('tooMany')
    // Without the cookie it is another visitor, from the same address.
    expect((await handIn(shop)).status).toBe(201)
    expect((await handIn(shop)).problem).toBe('tooMany')
    await claim(shop, [id], { cookie })
    expect((await handIn(shop, cookie)).status).toBe(201)
  })

  it('end where the place is full', async () => {
    const shop = await openFileShop({ bounds: { largestTotal: 100 } })
    expect([(await handIn(shop)).status, (await handIn(shop)).problem]).toEqual([201, 'full'])
  })

  it('are given away so often in a day only', async () => {
    const shop = await openFileShop({ limits: { 'file-claims.address': { max: 1, seconds: 86_400 } } })
    const { cookie, id } = await handIn(shop)
    expect([await claim(shop, [id], { cookie }), await claim(shop, [id], { cookie })]).toEqual([200, 429])
  })
})

describe('a form without scripts', () => {
  const send = ({ origin }: FileShop, to: string, bytes: Uint8Array | string) =>
    fetch(`${origin}/de-CH/files?to=${encodeURIComponent(to)}`, {
      method: 'POST',
      body: formWith(bytes),
      headers: { origin, accept: 'text/html' },
      redirect: 'manual',
    })

  it('is led back to its page, with the file or with why it was not taken', async () => {
    const shop = await openFileShop()
    const taken = await send(shop, '/de-CH/my/orders/1/print-files', pdfFile())
    const refused = await send(shop, '/de-CH/my/orders/1/print-files', 'nothing')
    expect([taken, refused].map(({ status, headers }) => [status, headers.get('location')])).toEqual([
      [303, '/de-CH/my/orders/1/print-files?file=taken#files'],
      [303, '/de-CH/my/orders/1/print-files?file=kind#files'],
    ])
    expect(cookieOf(taken)).toMatch(/^files_CH=/)
  })

  it.each(['https://example.com/', '//example.com/', 'javascript:alert(1)'])(
    'is led to no other site: %s',
    async (to) => {
      const response = await send(await openFileShop(), to, pdfFile())
      expect([response.status, response.headers.get('location')]).toEqual([201, null])
    },
  )
})

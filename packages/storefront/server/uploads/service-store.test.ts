import { describe, expect, it } from 'vitest'
import type { FileRecord } from './file-store'
import { createServiceStore } from './service-store'

const record: FileRecord = {
  id: 'A'.repeat(22),
  name: 'logo.pdf',
  size: 4,
  kind: 'pdf',
  shop: 'CH',
  owner: 'o',
  uploadedAt: 1,
  claimedFor: null,
  expiresAt: 2,
}

async function* bytes() {
  yield await Promise.resolve(new Uint8Array([37, 80, 68, 70]))
}

/** A service that keeps bodies by path, and fails at one of them. */
function openService(failing = '') {
  const kept = new Map<string, string>()
  const tokens = new Set<string | null>()
  const service = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init)
    const { pathname } = new URL(request.url)
    tokens.add(request.headers.get('authorization'))
    if (pathname === failing && request.method === 'PUT') return new Response('full', { status: 507 })
    if (request.method === 'PUT') kept.set(pathname, await request.text())
    if (request.method === 'DELETE') for (const path of [pathname, `${pathname}/record`]) kept.delete(path)
    const body = kept.get(pathname)
    return request.method !== 'GET'
      ? new Response(null, { status: 204 })
      : new Response(body ?? null, { status: body === undefined ? 404 : 200 })
  }
  const store = createServiceStore({ url: 'https://files.example/prints', token: 'secret', fetch: service })
  return { store, kept, tokens }
}

describe('the organisation’s own service for files', () => {
  it('gets bytes and record with the token, and forgets both', async () => {
    const { store, kept, tokens } = openService()
    await store.write(record, bytes())
    expect(kept.get(`/prints/${record.id}`)).toBe('%PDF')
    expect(await store.find(record.id)).toEqual(record)
    await store.update({ ...record, claimedFor: 'order:1' })
    expect(await store.find(record.id)).toMatchObject({ claimedFor: 'order:1' })
    await store.delete(record.id)
    expect([kept.size, await store.find(record.id), [...tokens]]).toEqual([0, undefined, ['Bearer secret']])
  })

  it('keeps nothing of a file that it does not take whole', async () => {
    const { store, kept } = openService(`/prints/${record.id}`)
    await expect(store.write(record, bytes())).rejects.toThrow('507')
    expect(kept.size).toBe(0)
  })
})

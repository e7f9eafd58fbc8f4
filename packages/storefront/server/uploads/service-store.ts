import { Readable } from 'node:stream'
import type { FileRecord, FileStore } from './file-store'
import { readRecord } from './file-store'

/** The organisation's own service for files. */
export interface FileService {
  /** Its address, without a slash at the end. */
  readonly url: string
  /** Sent as `Authorization: Bearer`. */
  readonly token: string | undefined
  /** @default the fetch of this runtime */
  readonly fetch?: typeof fetch
}

/** How long one call may take, in ms. */
const callMs = 60_000

/**
 * Keeps files at a service that knows PUT, GET and DELETE at `{url}/{id}` for the bytes and at `{url}/{id}/record` for a
 * JSON record. The service deletes by itself what is past the `expiresAt` of its record.
 */
export function createServiceStore({ url, token, fetch: send = fetch }: FileService): FileStore {
  const call = async (path: string, init: RequestInit): Promise<Response> => {
    const headers = new Headers(init.headers)
    if (token !== undefined) headers.set('authorization', `Bearer ${token}`)
    const signal = AbortSignal.timeout(callMs)
    const response = await send(`${url}/${path}`, { ...init, headers, signal, redirect: 'error' })
    if (!response.ok && response.status !== 404)
      throw new Error(`the service for files answers ${response.status}`)
    return response
  }
  const put = async (path: string, init: RequestInit) => {
    const { ok, status } = await call(path, { method: 'PUT', ...init })
    if (!ok) throw new Error(`the service for files answers ${status}`)
  }
  const update = (record: FileRecord) =>
    put(`${record.id}/record`, {
      body: JSON.stringify(record),
      headers: { 'content-type': 'application/json' },
    })
  const remove = async (id: string) => {
    await call(id, { method: 'DELETE' })
  }
  return {
    write: async (record, content) => {
      try {
        // First what says when it goes: bytes without a record would stay for ever.
        await update(record)
        const body = Readable.toWeb(Readable.from(content)) as unknown as BodyInit
        const headers = {
          'content-type': 'application/octet-stream',
          'content-length': String(record.size),
        }
        await put(record.id, { body, headers, ...{ duplex: 'half' } })
      } catch (error) {
        await remove(record.id).catch(() => undefined)
        throw error
      }
    },
    update,
    find: async (id) => {
      const response = await call(`${id}/record`, { method: 'GET' })
      return response.ok ? readRecord(await response.text()) : undefined
    },
    delete: remove,
    list: () => Promise.resolve([]),
  }
}

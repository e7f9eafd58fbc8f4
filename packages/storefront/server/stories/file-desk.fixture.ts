import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { createSandboxPlatform } from '../platform/sandbox-platform'
import { createFolderStore } from '../uploads/folder-store'
import type { UploadBounds } from '../uploads/uploads'
import { createUploads } from '../uploads/uploads'
import type { Limits } from '../limits/limits'
import { openShopServer } from './shop-server.fixture'

interface FileShopOptions {
  readonly bounds?: Partial<UploadBounds>
  readonly limits?: Partial<Limits>
  readonly bodyMs?: number
  readonly now?: () => number
}

/** A shop that takes files into a folder of its own, until the tests of the file are over. */
export async function openFileShop({ bounds, limits, bodyMs, now = Date.now }: FileShopOptions = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'cartonnage-test-'))
  const [kept, incomingFolder] = [join(folder, 'kept'), join(folder, 'incoming')]
  const platform = createSandboxPlatform(undefined, { isAdminEnabled: true })
  afterAll(() => {
    void platform.close()
    rmSync(folder, { recursive: true, force: true })
  })
  const store = await createFolderStore(kept)
  const uploads = await createUploads({ store, now, ...(bounds && { bounds }) })
  const shop = await openShopServer({
    platform,
    files: { uploads, incomingFolder, ...(bodyMs !== undefined && { bodyMs }) },
    ...(limits && { limits }),
  })
  const list = (path: string) => {
    try {
      return readdirSync(path)
    } catch {
      return []
    }
  }
  return {
    ...shop,
    platform,
    store,
    /** Moves the order of a page as its seller does. */
    move: async (path: string, step: string) => {
      const orderNumber = /\/my\/orders\/([^/]+)/.exec(path)?.[1]
      const body = JSON.stringify({ orderNumber, step })
      await fetch(`${shop.origin}/__sandbox/orders`, {
        method: 'POST',
        body,
        headers: { origin: shop.origin, 'content-type': 'application/json' },
      })
    },
    /** The names of all that is on the disk. */
    onDisk: () => [...list(kept), ...list(incomingFolder)],
  }
}

/** Hands in a file as a browser with scripts does. */
export function sendTo(origin: string, body: BodyInit, headers: Record<string, string> = {}) {
  return fetch(`${origin}/de-CH/files`, {
    method: 'POST',
    body,
    headers: { origin, accept: 'application/json', connection: 'close', ...headers },
    ...{ duplex: 'half' },
    redirect: 'manual',
  })
}

/** The form with one file. */
export function formWith(bytes: Uint8Array | string, name = 'logo.pdf', type = 'application/pdf'): FormData {
  const form = new FormData()
  form.set('file', new File([bytes as BlobPart], name, { type }))
  return form
}

/** The cookie that a response sets, to be sent back. */
export const cookieOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ')

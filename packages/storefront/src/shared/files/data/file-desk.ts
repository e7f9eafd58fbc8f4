import { canonicalBasePathname, parseShopUrl } from '@cartonnage/sdk/rules'
import { createContext } from 'react-router-dom'
import { paths } from '../../../shell/paths'
import type { PageLoaderArgs } from '../../../shell/shop-context'
import { readUploadedFile } from '../uploaded-file'
import type { UploadedFile } from '../uploaded-file'

/** The files that this visitor has handed in at the shop's server. */
export interface FileDesk {
  /** Those that belong to nothing so far; empty where the server cannot be asked. */
  list(): Promise<readonly UploadedFile[]>
  /**
   * Gives files to what they belong to, so that they are kept; undefined where one of them is not there any more. Repeating
   * it with the same text does nothing.
   */
  claim(ids: readonly string[], claimedFor: string): Promise<readonly UploadedFile[] | undefined>
}

/** The desk of this request; null in the browser, which asks the server. */
export const fileDeskContext = createContext<FileDesk | null>(null)

/** The desk inside a loader or an action. */
export const fileDeskOf = ({ context, request }: Pick<PageLoaderArgs, 'context' | 'request'>): FileDesk =>
  context.get(fileDeskContext) ?? createBrowserDesk(request.url)

function createBrowserDesk(pageUrl: string): FileDesk {
  const base = canonicalBasePathname(parseShopUrl(pageUrl))
  const read = async (path: string, init?: RequestInit) => {
    const response = await fetch(new URL(base + path, pageUrl), init)
    const body: unknown = await response.json().catch(() => undefined)
    return response.ok ? readFiles(body) : undefined
  }
  return {
    list: async () => (await read(paths.files()).catch(() => undefined)) ?? [],
    claim: async (ids, claimedFor) =>
      await read(paths.fileClaims(), {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ ids, claimedFor }),
      }),
  }
}

function readFiles(body: unknown): readonly UploadedFile[] | undefined {
  const { files } = (body ?? {}) as { readonly files?: unknown }
  return Array.isArray(files) ? files.map(readUploadedFile).filter((file) => file !== undefined) : undefined
}

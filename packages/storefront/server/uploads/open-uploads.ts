import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FileStore } from './file-store'
import { createFolderStore } from './folder-store'
import { createServiceStore } from './service-store'
import type { Uploads, UploadBounds } from './uploads'
import { createUploads } from './uploads'

/** Where files of visitors are kept. */
export interface FileSettings {
  /** The organisation's own service, with its token; undefined for a folder. */
  readonly filesUrl: string | undefined
  readonly filesToken: string | undefined
  /** The folder of this server's data; undefined for one that is gone at the end. */
  readonly dataFolder: string | undefined
  /** How long a file that belongs to a request or an order is kept, in days. */
  readonly fileDays: number
  /** All files together, in megabytes. */
  readonly fileMegabytes: number
}

/** The files of one process. */
export interface OpenedUploads {
  readonly uploads: Uploads
  /** For files that are on their way. */
  readonly incomingFolder: string
  /** Removes what is not to outlive the process. */
  close(): Promise<void>
}

const day = 86_400_000
/** How often files past their time are deleted, in ms. */
const sweepMs = 600_000

/** Opens the place for files, and lets go of what is past its time, now and every ten minutes. */
export async function openUploads(settings: FileSettings, now: () => number): Promise<OpenedUploads> {
  const ownFolder = await mkdtemp(join(tmpdir(), 'cartonnage-files-'))
  const uploads = await createUploads({
    store: await openStore(settings, ownFolder),
    now,
    bounds: boundsOf(settings),
  })
  await uploads.sweep()
  // A store that cannot be reached now is asked again later.
  const timer = setInterval(() => void uploads.sweep().catch(() => undefined), sweepMs).unref()
  return {
    uploads,
    incomingFolder: join(ownFolder, 'incoming'),
    close: async () => {
      clearInterval(timer)
      await rm(ownFolder, { recursive: true, force: true })
    },
  }
}

const boundsOf = ({ fileDays, fileMegabytes }: FileSettings): Partial<UploadBounds> => ({
  claimedMs: fileDays * day,
  largestTotal: fileMegabytes * 1024 ** 2,
})

async function openStore(settings: FileSettings, ownFolder: string): Promise<FileStore> {
  const { filesUrl, filesToken, dataFolder } = settings
  if (filesUrl !== undefined) return createServiceStore({ url: filesUrl, token: filesToken })
  return await createFolderStore(join(dataFolder ?? ownFolder, 'files'))
}

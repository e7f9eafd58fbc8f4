import type { ShopType } from '@cartonnage/sdk/rules'
import type { UploadedFile } from '../../src/shared/files/uploaded-file'

/** What is kept of a file beside its bytes. */
export interface FileRecord extends UploadedFile {
  readonly shop: ShopType
  /** A hash of the key that the visitor's browser has. */
  readonly owner: string
  /** When it came, in ms since 1970. */
  readonly uploadedAt: number
  /** What it belongs to, such as `order` or `request`; null while nothing uses it. */
  readonly claimedFor: string | null
  /** When it is deleted, in ms since 1970. */
  readonly expiresAt: number
}

/**
 * Where files of visitors are kept: the port `files`. The shop's server writes and never opens them; whoever works on an
 * order reads them there. Calls reject where the place cannot be reached.
 */
export interface FileStore {
  /** Keeps the bytes with their record. Nothing is kept where it rejects. */
  write(record: FileRecord, content: AsyncIterable<Uint8Array>): Promise<void>
  /** Replaces the record of a file. */
  update(record: FileRecord): Promise<void>
  /** The record of a file; undefined for an unknown id. */
  find(id: string): Promise<FileRecord | undefined>
  /** Removes bytes and record; does nothing for an unknown id. */
  delete(id: string): Promise<void>
  /** The records of all files; empty where the place deletes by itself what has expired. */
  list(): Promise<readonly FileRecord[]>
}

/** A record that was read back; undefined for anything else. */
export function readRecord(text: string): FileRecord | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isFileRecord(value) ? value : undefined
  } catch {
    return undefined
  }
}

function isFileRecord(value: unknown): value is FileRecord {
  if (typeof value !== 'object' || value === null) return false
  const { id, name, size, owner, uploadedAt, expiresAt } = value as Partial<Record<keyof FileRecord, unknown>>
  return (
    [id, name, owner].every((text) => typeof text === 'string') &&
    [size, uploadedAt, expiresAt].every((number) => typeof number === 'number')
  )
}

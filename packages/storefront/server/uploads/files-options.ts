import type { Attempts } from '../limits/attempts'
import type { Uploads } from './uploads'

/** What takes files of visitors. */
export interface FilesOptions {
  readonly uploads: Uploads
  /** For files that are on their way; another one than that of the store. */
  readonly incomingFolder: string
  /** @default not counted */
  readonly attempts?: Attempts | undefined
  readonly reportFailure: (error: unknown, context: string) => void
  /** How long a file may take to arrive, in ms. @default 140 s */
  readonly bodyMs?: number
}

import type { FileProblem, UploadedFile } from './uploaded-file'
import { largestFile } from './uploaded-file'

/** A file of the field: on its way, handed in, or not taken. */
export interface FileEntry {
  /** Distinguishes the entries of one field. */
  readonly key: string
  readonly name: string
  /** In bytes. */
  readonly size: number
  readonly state: 'waiting' | 'sending' | 'taken' | 'failed'
  /** How much has been sent, a fraction. */
  readonly share: number
  /** Of one that was taken. */
  readonly file?: UploadedFile
  /** Of one that was not. */
  readonly problem?: FileProblem
  /** Still here to be sent again. */
  readonly source?: File
}

/** A file that the server has. */
export const takenEntry = (file: UploadedFile): FileEntry => ({
  key: file.id,
  name: file.name,
  size: file.size,
  state: 'taken',
  share: 1,
  file,
})

/** Entries for chosen files; those that the server would refuse are not sent. */
export function addSources(
  entries: readonly FileEntry[],
  sources: readonly { readonly key: string; readonly source: File }[],
  limit: number,
): readonly FileEntry[] {
  const added = sources.map(({ key, source }, index): FileEntry => {
    const room = limit - countKept(entries) - index
    const problem = room <= 0 ? 'tooMany' : problemOf(source)
    const entry = { key, name: source.name, size: source.size, share: 0, source }
    return problem === undefined ? { ...entry, state: 'waiting' } : { ...entry, state: 'failed', problem }
  })
  return [...entries, ...added]
}

const problemOf = ({ size }: File): FileProblem | undefined => {
  if (size === 0) return 'empty'
  return size > largestFile ? 'tooLarge' : undefined
}

/** Files that are handed in or on their way. */
export const countKept = (entries: readonly FileEntry[]): number =>
  entries.filter(({ state }) => state !== 'failed').length

/** The entries with one changed; as they are where it is gone. */
export const changeEntry = (
  entries: readonly FileEntry[],
  key: string,
  change: Partial<FileEntry>,
): readonly FileEntry[] => entries.map((entry) => (entry.key === key ? { ...entry, ...change } : entry))

/** Whether sending an entry again may help. */
export const mayRetry = ({ state, problem, source }: FileEntry): boolean =>
  state === 'failed' && source !== undefined && ['interrupted', 'full', 'tooMany'].includes(problem ?? '')

/** What a file may be, by its content. */
export const fileKinds = ['pdf', 'svg', 'eps', 'ai', 'png'] as const
export type FileKind = (typeof fileKinds)[number]

/** A file that this visitor has handed in, and that nothing uses so far. */
export interface UploadedFile {
  /** 128 bits, which nobody can guess. */
  readonly id: string
  /** Cleaned of everything that is no text; with the ending of its kind. */
  readonly name: string
  /** In bytes. */
  readonly size: number
  readonly kind: FileKind
}

/** Why a file was not taken. */
export const fileProblems = [
  'empty',
  'tooLarge',
  'kind',
  'damaged',
  'active',
  'tooMany',
  'full',
  'gone',
  'interrupted',
] as const
export type FileProblem = (typeof fileProblems)[number]

/** The largest file that is taken, in bytes. */
export const largestFile = 10 * 1024 * 1024

/** What a file field offers at first; the content decides. */
export const acceptedFiles = '.pdf,.svg,.ai,.eps,.png'

/** Whether a text is the id of a file. */
export const isFileId = (text: string): boolean => /^[A-Za-z0-9_-]{22}$/.test(text)

/** Whether a text is one of the problems. */
export const isFileProblem = (text: unknown): text is FileProblem =>
  fileProblems.some((problem) => problem === text)

/** A file as a response has it; undefined for anything else. */
export function readUploadedFile(value: unknown): UploadedFile | undefined {
  const { id, name, size, kind } = (value ?? {}) as Partial<Record<keyof UploadedFile, unknown>>
  const known = fileKinds.find((each) => each === kind)
  if (typeof id !== 'string' || typeof name !== 'string' || typeof size !== 'number') return undefined
  return known === undefined || !isFileId(id) ? undefined : { id, name, size, kind: known }
}

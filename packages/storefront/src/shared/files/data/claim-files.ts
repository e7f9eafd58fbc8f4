import type { PageActionArgs } from '../../../shell/shop-context'
import { isFileId } from '../uploaded-file'
import type { UploadedFile } from '../uploaded-file'
import { fileDeskOf } from './file-desk'

/** The files that a form names, each once, five at most. */
export const readFileIds = (form: FormData, name: string, limit = 5): readonly string[] =>
  [...new Set(form.getAll(name).map(String))].filter(isFileId).slice(0, limit)

/** What files are to be given to. */
export interface FileClaim {
  readonly ids: readonly string[]
  /** What they belong to: the same text for the same form, such as `request:` and its key. */
  readonly claimedFor: string
}

/**
 * Gives the files of a form to what it makes, before it is made. Undefined where one of them is not there any more, or the
 * visitor has given it to something else: then the form says `gone`.
 */
export async function claimFiles(
  args: Pick<PageActionArgs, 'context' | 'request'>,
  { ids, claimedFor }: FileClaim,
): Promise<readonly UploadedFile[] | undefined> {
  return ids.length === 0 ? [] : await fileDeskOf(args).claim(ids, claimedFor)
}

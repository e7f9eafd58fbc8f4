import type { FileKind } from '../../src/shared/files/uploaded-file'

/** The most characters of a name. */
const longestName = 80

/** Endings by kind; the first one is added where a name has another. */
const endings: Readonly<Record<FileKind, readonly string[]>> = {
  pdf: ['.pdf', '.ai'],
  ai: ['.ai', '.pdf', '.eps'],
  svg: ['.svg'],
  eps: ['.eps', '.ai', '.ps'],
  png: ['.png'],
}

/**
 * The name of a file as text: without folders, control characters, and characters that turn the direction of reading, in 80
 * characters at most. The ending is that of its content, so that nobody opens it as something else.
 */
export function cleanName(sent: string, kind: FileKind): string {
  const last = sent.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const plain = last
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}<>:"|?*]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
  const fitting = endings[kind].find((ending) => plain.toLowerCase().endsWith(ending))
  const ending = fitting ?? endings[kind][0] ?? ''
  const stem = fitting === undefined ? plain : plain.slice(0, -fitting.length).trimEnd()
  const bare = stem.replace(/^[. ]+|[. ]+$/g, '')
  const short = [...bare]
    .slice(0, longestName - ending.length)
    .join('')
    .trimEnd()
  return (short === '' ? 'file' : short) + ending
}

import type { FileKind, FileProblem } from '../../src/shared/files/uploaded-file'
import { findPdfProblem } from './check-pdf'
import { isWholePng, pngStart } from './check-png'
import { binaryEpsStart, findPostScriptProblem, programOf } from './check-postscript'
import { findSvgProblem } from './check-svg'

/** What a file is by its content, or why it is not taken. */
export type CheckedContent = { readonly kind: FileKind } | { readonly problem: FileProblem }

/** Judges a file by its bytes alone, from the first to the last: neither name nor media type says what it is. */
export async function checkContent(bytes: Buffer): Promise<CheckedContent> {
  if (bytes.length === 0) return { problem: 'empty' }
  if (startsWith(bytes, pngStart)) return isWholePng(bytes) ? { kind: 'png' } : { problem: 'damaged' }
  const head = bytes.toString('latin1', 0, 1024)
  if (/^%PDF-[12]\.\d/.test(head)) return await checkPdf(bytes)
  if (startsWith(bytes, binaryEpsStart)) return checkBinaryEps(bytes)
  if (/^%!PS-Adobe-\d/.test(head)) return checkPostScript(bytes)
  if (/^(?:\u00EF\u00BB\u00BF)?\s*<(?:\?xml|!--|!DOCTYPE svg|[\w:]*svg\b)/.test(head))
    return await checkSvg(bytes)
  return { problem: 'kind' }
}

const startsWith = (bytes: Buffer, start: Buffer): boolean => bytes.subarray(0, start.length).equals(start)

async function checkPdf(bytes: Buffer): Promise<CheckedContent> {
  const problem = await findPdfProblem(bytes)
  if (problem !== undefined) return { problem }
  // A drawing of Illustrator is a PDF with its own data inside.
  return { kind: bytes.includes('/AIPrivateData') || bytes.includes('/AIMetaData') ? 'ai' : 'pdf' }
}

function checkBinaryEps(bytes: Buffer): CheckedContent {
  const program = programOf(bytes)
  return program?.toString('latin1', 0, 11) === '%!PS-Adobe-'
    ? checkPostScript(program)
    : { problem: 'damaged' }
}

function checkPostScript(program: Buffer): CheckedContent {
  const head = program.toString('latin1', 0, 1024)
  const isIllustrator = head.includes('%%Creator: Adobe Illustrator')
  if (!isIllustrator && !/^%!PS-Adobe-[\d.]+ EPSF-/.test(head)) return { problem: 'kind' }
  const problem = findPostScriptProblem(program)
  if (problem !== undefined) return { problem }
  return { kind: isIllustrator && !head.includes('EPSF-') ? 'ai' : 'eps' }
}

async function checkSvg(bytes: Buffer): Promise<CheckedContent> {
  const problem = await findSvgProblem(bytes)
  return problem === undefined ? { kind: 'svg' } : { problem }
}

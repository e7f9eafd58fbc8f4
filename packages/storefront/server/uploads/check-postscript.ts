export const binaryEpsStart = Buffer.from([0xc5, 0xd0, 0xd3, 0xc6])

/** Operators with which a PostScript program reaches for files and other programs; drawings have none of them. */
const reachingOut =
  /%pipe%|%stdin%|\((?:%stdin|%stdout|%statementedit)\)|(?<![A-Za-z])(?:deletefile|renamefile|filenameforall|setsystemparams|startjob|exitserver)(?![A-Za-z])/

/** Why a PostScript file is not taken; undefined where it is. */
export function findPostScriptProblem(program: Buffer): 'damaged' | 'active' | undefined {
  const text = program.toString('latin1')
  if (!/%%(?:EOF|Trailer|BoundingBox)/.test(text)) return 'damaged'
  return reachingOut.test(text) ? 'active' : undefined
}

/** The PostScript program inside an EPS file with a binary head, which also has a preview; undefined where it is not there. */
export function programOf(bytes: Buffer): Buffer | undefined {
  if (bytes.length < 30) return undefined
  const [start, length] = [bytes.readUInt32LE(4), bytes.readUInt32LE(8)]
  return start >= 28 && length > 0 && start + length <= bytes.length
    ? bytes.subarray(start, start + length)
    : undefined
}

/** The oldest Node.js that this package runs on, as `engines` in its `package.json` says. */
export const oldestNode = '22.16'

/** A sentence for a Node.js that is older, such as `20.20.2`; undefined for any other. */
export function findNodeProblem(present: string): string | undefined {
  const [major = 0, minor = 0] = present.split('.').map(Number)
  const [oldest = 0, oldestMinor = 0] = oldestNode.split('.').map(Number)
  if (major > oldest || (major === oldest && minor >= oldestMinor)) return undefined
  return `The shop needs Node.js ${oldestNode} or later; this is ${present}.`
}

/** @typedef {{ from: string, to: string }} Arrow */

/** @param {readonly Arrow[]} arrows */
const neighboursOf = (arrows) => {
  /** @type {Map<string, string[]>} */
  const neighbours = new Map()
  for (const { from, to } of arrows) neighbours.set(from, [...(neighbours.get(from) ?? []), to])
  return neighbours
}

/**
 * The circles of a graph: its strongly connected components with more than one member, by Tarjan's algorithm. Each
 * circle is sorted, the largest comes first.
 * @param {readonly Arrow[]} arrows
 * @returns {string[][]}
 */
export const findCircles = (arrows) => {
  const neighbours = neighboursOf(arrows)
  /** @type {Map<string, { index: number, low: number, isOpen: boolean }>} */
  const visited = new Map()
  /** @type {string[]} */
  const stack = []
  /** @type {string[][]} */
  const circles = []

  /** Takes the component of `node` off the stack. @param {string} node */
  const close = (node) => {
    const members = stack.splice(stack.indexOf(node))
    for (const member of members) Object.assign(visited.get(member) ?? {}, { isOpen: false })
    if (members.length > 1) circles.push(members.sort())
  }

  /** @param {string} node */
  const visit = (node) => {
    const own = { index: visited.size, low: visited.size, isOpen: true }
    visited.set(node, own)
    stack.push(node)
    for (const next of neighbours.get(node) ?? []) {
      const other = visited.get(next) ?? visit(next)
      if (other.isOpen) own.low = Math.min(own.low, other.low)
    }
    if (own.low === own.index) close(node)
    return own
  }

  for (const node of neighbours.keys()) if (!visited.has(node)) visit(node)
  return circles.sort((a, b) => b.length - a.length || (a.join() < b.join() ? -1 : 1))
}

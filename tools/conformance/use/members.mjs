import ts from 'typescript'
import { createFits } from './fits.mjs'
import { createLinks } from './links.mjs'
import { isSignature, nameOf } from './syntax.mjs'

/** @typedef {import('./declarations.mjs').Declaration} Declaration */
/** @typedef {ReturnType<typeof import('./edges.mjs').collectEdges>} Collected */

/**
 * Finds the reads of members, and members that are not tracked on their own.
 * @param {ts.TypeChecker} checker
 * @param {Pick<Collected, 'readByName' | 'keyed'> & { isOwn: (node: ts.Node) => boolean }} input
 */
export const createMembers = (checker, { readByName, keyed, isOwn }) => {
  const linkOf = createLinks(checker, isOwn)
  const fits = createFits(checker)
  /** @type {Map<Declaration, import('./links.mjs').Link>} */
  const links = new Map()
  const link = (/** @type {Declaration} */ member) => {
    const existing = links.get(member) ?? linkOf(member)
    links.set(member, existing)
    return existing
  }

  /** Whether a literal without a type is read by name; otherwise it is a table. @param {ts.Node} literal */
  const isReadByName = (literal) => {
    let isRead = false
    ts.forEachChild(literal, (child) => {
      isRead ||= readByName.get(nameOf(child) ?? '')?.has(child) ?? false
    })
    return isRead
  }

  /** @param {Declaration} member */
  const isOnItsOwn = (member) => {
    const { members, isPart } = link(member)
    const types = [...members].filter(isSignature).map(({ parent }) => parent)
    if (isPart || types.some((type) => keyed.has(type))) return false
    return types.length > 0 || isReadByName(member.node.parent)
  }

  /** The declarations through which a member is read. @param {Declaration} member */
  const readsOf = (member) => {
    const { members } = link(member)
    return [...(readByName.get(member.name) ?? [])].filter(
      (read) => members.has(read) || (isOwn(read) && fits(member.node.parent, read.parent)),
    )
  }

  return { isOnItsOwn, readsOf }
}

import type * as sqlite from 'node:sqlite'
import { findNodeProblem } from '../node-version'

/**
 * SQLite of Node.js. Loaded by hand: an import of what an older Node.js lacks fails before anybody can say why, and who
 * imports the sandbox there gets one sentence, without a stack.
 */
export function loadSqlite(present = process.versions.node): typeof sqlite {
  const problem = findNodeProblem(present)
  if (problem !== undefined) throw Object.assign(new Error(problem), { stack: problem })
  return process.getBuiltinModule('node:sqlite')
}

import { findNodeProblem } from './settings/node-version'

const problem = findNodeProblem(process.versions.node)
if (problem !== undefined) {
  console.error(problem)
  process.exit(1)
}
// With a listener Node.js does not open its inspector, with which anybody at this machine could run code.
process.on('SIGUSR1', () => undefined)
// Only now: what an older Node.js lacks fails when it is loaded.
await import('./run')

#!/usr/bin/env node
import { findNodeProblem } from './node-version'

const problem = findNodeProblem(process.versions.node)
if (problem === undefined) {
  // Only now: what an older Node.js lacks fails when it is loaded.
  await import('./run-cli')
} else {
  console.error(problem)
  process.exitCode = 1
}

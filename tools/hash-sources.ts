import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { walkFiles } from './walk-files.ts'
import { root } from './workspace.ts'

const isTest = (path: string) => /\.test\.tsx?$|\/e2e\//.test(path)
/** The reference, which a step writes. */
const isWritten = (path: string) => path.startsWith('docs/api/')

const filesAt = (path: string) => {
  if (!existsSync(path)) return []
  return statSync(path).isDirectory() ? walkFiles(path) : [path]
}

/** @param file from the root of the project */
const hashFile = (file: string) =>
  createHash('sha256')
    .update(readFileSync(join(root, file)))
    .digest('hex')

/**
 * A hash of the content of each of these files, and of those in these folders, tests left out.
 * @param paths absolute or from the root of the project; what is not there is left out
 * @returns by path from the root
 */
export const hashFiles = (
  paths: readonly string[],
  { withTests = false }: { withTests?: boolean | undefined } = {},
): Map<string, string> => {
  const files = paths.flatMap((path) => filesAt(resolve(root, path))).map((path) => relative(root, path))
  const sources = files.filter((file) => !isWritten(file) && (withTests || !isTest(file)))
  return new Map(sources.map((file) => [file, hashFile(file)]))
}

/** One text for the content of these files and folders: it changes with any of them. */
export const hashSources = (...args: Parameters<typeof hashFiles>) =>
  createHash('sha256')
    .update(JSON.stringify([...hashFiles(...args)]))
    .digest('hex')

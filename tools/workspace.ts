import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the whole project. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..')

/** The folder for the reports of checks, which other checks read. */
export const reports = join(root, '.reports')

/** The folder for caches, which make checks quicker and may be deleted. */
export const caches = join(root, 'node_modules/.cache')

/** The type checkers by their scripts: packages of both call their command tsc. */
export const compilers = {
  native: join(root, 'node_modules/typescript7/bin/tsc'),
  scripted: join(root, 'node_modules/typescript/bin/tsc'),
}

export interface Manifest {
  name: string
  version: string
  private?: boolean
  bin?: Record<string, string>
  exports?: Record<string, string | Record<string, string>>
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

export type WorkspacePackage = { folder: string; manifest: Manifest }

/** The packages below `packages/`, in the order of their folder names. */
export const workspacePackages = (): WorkspacePackage[] =>
  readdirSync(join(root, 'packages'))
    .sort()
    .map((name) => join(root, 'packages', name))
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .map((folder) => ({ folder, manifest: JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) }))

/** The packages that partners install. */
export const publishedPackages = () => workspacePackages().filter(({ manifest }) => manifest.private !== true)

import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { runOrThrow } from './run-or-throw.mjs'

/** @typedef {import('../workspace.ts').WorkspacePackage} WorkspacePackage */
/** @typedef {WorkspacePackage & { tarball: string }} PackedPackage */

/**
 * Packs a package as it would be published.
 * @param {WorkspacePackage} one
 * @param {string} folder where the tarball goes
 * @returns {Promise<PackedPackage>}
 */
export const pack = async (one, folder) => {
  const target = join(folder, one.manifest.name.replace(/^.*\//, ''))
  mkdirSync(target, { recursive: true })
  await runOrThrow('pnpm', ['pack', '--pack-destination', target], one.folder)
  const [name = ''] = readdirSync(target)
  return { ...one, tarball: join(target, name) }
}

/** Checks the tarball for packaging mistakes. @param {PackedPackage} one */
export const checkPackage = async ({ manifest, tarball }) => {
  await runOrThrow('publint', ['run', '--strict', tarball])
  await runOrThrow('attw', [tarball, '--profile', 'esm-only', '--no-emoji', '--no-color'])
  console.log(`ok     ${manifest.name}: publint, attw`)
}

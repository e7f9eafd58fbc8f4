import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { inParallel } from '../in-parallel.ts'
import { runCommand } from '../run-command.ts'
import { root } from '../workspace.ts'
import type { WorkspacePackage } from '../workspace.ts'

export type PackedPackage = WorkspacePackage & { tarball: string }

/** Runs a command to its end; throws an error with its output if it fails. */
export const runOrThrow = async (command: string, args: string[], cwd = root) => {
  const { code, output } = await runCommand(command, args, { cwd, quiet: true })
  if (code !== 0) throw new Error(`${command} ${args.join(' ')}\n${output.trimEnd()}`)
}

/** Packs packages as they would be published, each into its own folder in `folder`. */
export const pack = (packages: readonly WorkspacePackage[], folder: string): Promise<PackedPackage[]> =>
  inParallel(packages, 2, async (one) => {
    const target = join(folder, one.manifest.name.replace(/^.*\//, ''))
    mkdirSync(target, { recursive: true })
    await runOrThrow('pnpm', ['pack', '--pack-destination', target], one.folder)
    const [name = ''] = readdirSync(target)
    return { ...one, tarball: join(target, name) }
  })

/** Checks a tarball for packaging mistakes. */
export const checkTarball = async ({ manifest, tarball }: PackedPackage) => {
  await runOrThrow('publint', ['run', '--strict', tarball])
  await runOrThrow('attw', [tarball, '--profile', 'esm-only', '--no-emoji', '--no-color'])
  console.log(`ok     ${manifest.name}: publint, attw`)
}

import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installProject } from '../packed/project.ts'
import { pack } from '../packed/tarballs.ts'
import { publishedPackages } from '../workspace.ts'
import { entries } from './entries.ts'
import type { Entry } from './entries.ts'

export interface Page {
  entry: Entry
  file: string
}

/** A partner's project with the packed SDK and hooks, and a page for each entry; it goes with this process. */
export const createProject = async () => {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'cartonnage-packed-size-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  const project = join(folder, 'project')
  const measured = publishedPackages().filter(({ manifest }) => /\/(?:sdk|react-hooks)$/.test(manifest.name))
  await installProject(await pack(measured, join(folder, 'tarballs')), project)
  mkdirSync(join(project, 'pages'))
  const pages = entries.map((entry): Page => {
    // A bundler that fails names the file.
    const file = join(project, 'pages', `${entry.name.replaceAll(/[^\w+-]+/g, ' ')}.js`)
    writeFileSync(file, entry.code)
    return { entry, file }
  })
  return { project, pages }
}

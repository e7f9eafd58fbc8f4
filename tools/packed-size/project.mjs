import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { installProject } from '../packed/project.mjs'
import { pack } from '../packed/tarballs.mjs'
import { publishedPackages } from '../workspace.ts'

/** @typedef {import('./entries.mjs').Entry} Entry */

/**
 * A partner's project with the packed packages, and a file for each entry.
 * @param {readonly Entry[]} entries
 * @param {string} folder an empty one
 * @returns {Promise<{ pages: { entry: Entry, file: string }[], sdk: string }>} `sdk` is the folder of the installed SDK
 */
export const createProject = async (entries, folder) => {
  const project = join(folder, 'project')
  const measured = publishedPackages().filter(({ manifest }) => /\/(?:sdk|react-hooks)$/.test(manifest.name))
  const packed = await Promise.all(measured.map((one) => pack(one, join(folder, 'tarballs'))))
  await installProject(packed, project)
  const pages = entries.map((entry, index) => {
    const location = join(project, `page-${index}`)
    mkdirSync(location)
    writeFileSync(join(location, 'page.js'), entry.code)
    return { entry, file: join(location, 'page.js') }
  })
  return { pages, sdk: join(project, 'node_modules/@cartonnage/sdk') }
}

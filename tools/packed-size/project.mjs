import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { installProject } from '../packed/project.mjs'
import { pack } from '../packed/tarballs.mjs'
import { publishedPackages } from '../workspace.mjs'

/** @typedef {import('./entries.mjs').Entry} Entry */

/**
 * A partner's project with the packed SDK, and in it a file for each entry.
 * @param {readonly Entry[]} entries
 * @param {string} folder an empty one
 * @returns {Promise<{ entry: Entry, file: string }[]>}
 */
export const createProject = async (entries, folder) => {
  const project = join(folder, 'project')
  const sdk = publishedPackages().filter(({ manifest }) => manifest.name === '@cartonnage/sdk')
  const packed = await Promise.all(sdk.map((one) => pack(one, join(folder, 'tarballs'))))
  await installProject(packed, project)
  return entries.map((entry, index) => {
    const location = join(project, `page-${index}`)
    mkdirSync(location)
    writeFileSync(join(location, 'page.js'), entry.code)
    return { entry, file: join(location, 'page.js') }
  })
}

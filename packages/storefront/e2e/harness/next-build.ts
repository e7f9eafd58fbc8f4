import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { usualBuild } from './shop-server'

/** A build of the shop in a folder of its own. */
export interface NextBuild {
  readonly folder: string
  remove(): Promise<void>
}

const fileName = /[\w.-]+\.(?:js|css)\b/g
/** The early script hardly ever changes, and the one that is asked about other builds has one name for ever. */
const keepsName = /^(?:early-script-|renew-page)/

/**
 * The same shop as the usual build, as if every source had changed: each script and each style sheet has another name,
 * and none of the usual build is there. A real build takes longer than all the tests with it.
 */
export async function createNextBuild(): Promise<NextBuild> {
  const folder = await mkdtemp(join(tmpdir(), 'cartonnage-next-'))
  await cp(usualBuild, folder, { recursive: true })
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }')
  const assets = join(folder, 'client/assets')
  const names = (await readdir(assets)).filter((name) => /\.(?:js|css)$/.test(name) && !keepsName.test(name))
  const renamed = new Map(names.map((name, index) => [name, name.replace('.', `N${index}.`)]))
  const replaceNames = (text: string) => text.replace(fileName, (name) => renamed.get(name) ?? name)
  for (const name of names) {
    const file = join(assets, name)
    await writeFile(file, replaceNames(await readFile(file, 'utf8')))
    await rename(file, join(assets, renamed.get(name) ?? name))
    // The compressed copies have the old content.
    for (const packed of ['br', 'gz']) await rm(`${file}.${packed}`, { force: true })
  }
  const lists = join(folder, 'client/.vite')
  for (const name of await readdir(lists)) {
    const file = join(lists, name)
    await writeFile(file, replaceNames(await readFile(file, 'utf8')))
  }
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

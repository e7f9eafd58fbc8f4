import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const pictures = 'src/drawing/pictures/'

/** One hash of all pictures of goods, so that each keeps its name: the code that draws knows them by it. */
function hashPictures(root: string): string {
  const folder = join(root, pictures)
  const hash = createHash('sha256')
  for (const file of readdirSync(folder).sort()) hash.update(file).update(readFileSync(join(folder, file)))
  return hash.digest('base64url').slice(0, 7)
}

interface Asset {
  readonly originalFileNames: readonly string[]
}

/** The names of the build's files other than scripts. */
export function assetNames(root: string): (asset: Asset) => string {
  const folder = `assets/pictures-${hashPictures(root)}`
  return ({ originalFileNames: [file = ''] }) =>
    file.includes(pictures) ? `${folder}/[name][extname]` : 'assets/[name]-[hash:7][extname]'
}

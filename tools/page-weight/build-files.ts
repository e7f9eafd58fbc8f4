import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** A file of the client build, as the bundler lists it. */
interface Chunk {
  readonly file: string
  /** the source that it was made for */
  readonly src?: string
  /** names of other chunks */
  readonly imports?: readonly string[]
}

export type BuildManifest = Readonly<Record<string, Chunk>>

/** The files with everything that they import, each once; files without a chunk stay as they are. */
export const withImports = (manifest: BuildManifest, paths: readonly string[]): readonly string[] => {
  const chunks = new Map(Object.values(manifest).map((chunk) => [`/${chunk.file}`, chunk]))
  const found = new Set<string>()
  const collect = (path: string) => {
    if (found.has(path)) return
    found.add(path)
    for (const key of chunks.get(path)?.imports ?? []) {
      const imported = manifest[key]
      if (imported !== undefined) collect(`/${imported.file}`)
    }
  }
  paths.forEach(collect)
  return [...found]
}

/** Files of texts may be small, since a page may have few, and each language has files of its own. */
const isText = ({ src = '' }: Chunk) => /^(?:src\/i18n|\.\.\/sdk\/src\/messages)\//.test(src)

/**
 * The paths of all module scripts except texts. The early script and the one that renews pages are not modules: each
 * runs where nothing else may.
 */
export const scriptsButTexts = (manifest: BuildManifest): readonly string[] => [
  ...new Set(
    Object.values(manifest)
      .filter((chunk) => chunk.file.endsWith('.js') && !isText(chunk))
      .map(({ file }) => `/${file}`),
  ),
]

/** The files of a built shop: what they say, and what they weigh. */
export const openBuild = (build: string) => {
  const client = join(build, 'client')
  const weights = new Map<string, number>()
  const read = (path: string) => readFileSync(join(client, path))
  /** Bytes after gzip -9, so that the figure does not depend on how a server compresses. */
  const bytesOf = (path: string): number => {
    const bytes = weights.get(path) ?? gzipSync(read(path), { level: 9 }).length
    weights.set(path, bytes)
    return bytes
  }
  return {
    manifest: JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as BuildManifest,
    bytesOf,
    weigh: (paths: readonly string[]) => ({
      bytes: paths.reduce((sum, path) => sum + bytesOf(path), 0),
      files: paths.length,
    }),
    has: (path: string, text: string): boolean => read(path).includes(text),
  }
}

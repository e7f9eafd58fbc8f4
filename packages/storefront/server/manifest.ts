import { readFileSync } from 'node:fs'

interface Chunk {
  readonly file: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
  readonly assets?: readonly string[]
}

/** The client build's files by source path, as the bundler lists them. */
export type Manifest = Readonly<Record<string, Chunk>>

/** Files that a page's head names. */
export interface PageFiles {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

export const entrySource = 'src/app/entry-client.tsx'
export const holdSource = 'src/app/hold.ts'

/** Reads a manifest from the client build. */
export function readManifest(file: URL): Manifest {
  // Written by our own build.
  return JSON.parse(readFileSync(file, 'utf8')) as Manifest
}

/** The given sources with everything they import, each file once, in the order of the cascade. */
export function collectFiles(manifest: Manifest, sources: readonly string[]): PageFiles {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const seen = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (chunk === undefined || seen.has(key)) return
    seen.add(key)
    chunk.imports?.forEach(visit)
    scripts.add(chunk.file)
    chunk.css?.forEach((file) => styles.add(file))
  }
  sources.forEach(visit)
  return { scripts: [...scripts], styles: [...styles] }
}

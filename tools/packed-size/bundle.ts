// @ts-expect-error It has no types.
import esbuildPlugin from '@size-limit/esbuild'
import filePlugin from '@size-limit/file'
import sizeLimit from 'size-limit'
import type { Metafile } from 'esbuild'
import type { PluginCheck } from 'size-limit'
import type { Entry } from './entries.ts'
import type { Page } from './project.ts'

export interface Bundle {
  entry: Entry
  /** in kB of 1000 bytes, minified, gzip -9 */
  size: number
  metafile: Metafile
}

/** Bundles each page on its own with esbuild. */
export const bundlePages = async (pages: readonly Page[]): Promise<Bundle[]> => {
  const checks = pages.map(({ entry, file }): PluginCheck => ({
    files: [file],
    gzip: true,
    ignore: entry.external ?? [],
    modifyEsbuildConfig: (config) => ({ ...config, format: 'esm', target: 'es2022', logLevel: 'silent' }),
  }))
  await sizeLimit([esbuildPlugin, filePlugin], { checks })
  return pages.map(({ entry }, index) => {
    const { size, esbuildMetafile } = checks[index] ?? {}
    if (!size || !esbuildMetafile) throw new Error(`${entry.name} was not bundled`)
    return { entry, size: size / 1000, metafile: esbuildMetafile as unknown as Metafile }
  })
}

/** The modules that are left once the unused ones were dropped. */
export const modulesIn = ({ outputs }: Metafile) =>
  Object.values(outputs)
    .flatMap(({ inputs }) => Object.entries(inputs))
    .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
    .map(([path]) => path)

/** What is wrong with a bundle: its size, and modules that it must not contain. */
export const findFaults = ({ entry, size, metafile }: Bundle) => {
  const { name, ceiling = Infinity, without } = entry
  const forbidden = modulesIn(metafile)
    .filter((path) => without?.test(path))
    .map((path) => path.replace(/^.*node_modules\//, ''))
  const more = forbidden.length > 5 ? ` and ${forbidden.length - 5} more` : ''
  return [
    ...(size > ceiling ? [`${name}: ${size.toFixed(2)} kB are more than ${ceiling} kB`] : []),
    ...(forbidden.length > 0 ? [`${name}: must not contain ${forbidden.slice(0, 5).join(', ')}${more}`] : []),
  ]
}

import type { Plugin } from 'vite'

interface ManifestEntry {
  readonly file: string
  readonly src?: string
}

/**
 * Adds the pages to the build's manifest whose module shares a chunk with others: the bundler lists only chunks that one
 * module stands for, and the server looks up the files of a page by its source.
 */
export const pageManifest = (): Plugin => ({
  name: 'page-manifest',
  apply: (config, { command }) => command === 'build' && !config.build?.ssr,
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const manifest = bundle['.vite/manifest.json']
      if (manifest?.type !== 'asset') return
      // Written by the bundler a moment ago.
      const entries = JSON.parse(String(manifest.source)) as Record<string, ManifestEntry>
      const entryOf = (file: string) => Object.values(entries).find((entry) => entry.file === file)
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        const entry = entryOf(chunk.fileName)
        for (const id of Object.keys(chunk.modules)) {
          const source = /src\/pages\/.*-page\.tsx$/.exec(id)?.[0]
          if (source !== undefined && entry !== undefined) entries[source] ??= { ...entry, src: source }
        }
      }
      manifest.source = JSON.stringify(entries, null, 2)
    },
  },
})

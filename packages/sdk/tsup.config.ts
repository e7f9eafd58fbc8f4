import { globSync } from 'node:fs'
import { defineConfig } from 'tsup'
import { modulesApart, publishedModules } from '../../tools/build/modules-apart'

/** The rules of each noun, `rules/money/index` and so on. */
const nouns = globSync('src/rules/*/index.ts').map((path) => [path.slice(4, -3), path] as const)

export default defineConfig({
  entry: publishedModules,
  // Types are bundled for each public entry.
  dts: {
    entry: {
      index: 'src/index.ts',
      'rules/index': 'src/rules/index.ts',
      ...Object.fromEntries(nouns),
      'contract/index': 'src/contract/index.ts',
      'errors/index': 'src/errors/index.ts',
      'order-files/index': 'src/order-files/index.ts',
      'postcodes/index': 'src/postcodes/index.ts',
      'messages/de': 'src/messages/de.ts',
      'messages/de-CH': 'src/messages/de-CH.ts',
      'messages/fr-CH': 'src/messages/fr-CH.ts',
      'messages/en-US': 'src/messages/en-US.ts',
    },
  },
  esbuildPlugins: [modulesApart],
  format: ['esm'],
  splitting: false,
  sourcemap: true,
  target: 'es2022',
  clean: true,
})

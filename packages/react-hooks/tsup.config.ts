import { defineConfig } from 'tsup'
import { modulesApart, publishedModules } from '../../tools/build/modules-apart'

export default defineConfig({
  entry: publishedModules,
  dts: { entry: { index: 'src/index.ts' } },
  esbuildPlugins: [modulesApart],
  // Servers that render React components by themselves must leave these to the browser.
  banner: { js: "'use client'" },
  format: ['esm'],
  splitting: false,
  sourcemap: true,
  target: 'es2022',
  clean: true,
})

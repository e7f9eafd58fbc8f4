import { defineConfig } from 'tsup'
import { modulesApart, publishedModules } from '../../tools/build/modules-apart'

export default defineConfig({
  entry: publishedModules,
  dts: { entry: { index: 'src/index.ts' } },
  esbuildPlugins: [modulesApart],
  format: ['esm'],
  splitting: false,
  sourcemap: true,
  target: 'es2022',
  clean: true,
})

import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { assetNames } from './asset-names'
import { chunkGroups } from './chunk-groups'
import { mergedTexts } from './merged-texts'
import { pageManifest } from './page-manifest'

/** The router's exports name its development build only, with warnings for whoever writes a page. */
function productionRouter(): Readonly<Record<string, string>> {
  const router = createRequire(createRequire(import.meta.url).resolve('react-router-dom'))
  const production = join(dirname(router.resolve('react-router/package.json')), 'dist/production')
  return {
    'react-router/dom': join(production, 'dom-export.mjs'),
    'react-router': join(production, 'index.mjs'),
  }
}

/** The browser's part; `build.mjs` adds the early script and the server. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), mergedTexts(), pageManifest()],
  // The workspace's packages are taken from their sources: nothing has to be built before.
  resolve: {
    conditions: ['@cartonnage/source', 'module', 'browser', 'development|production'],
    ...(isSsrBuild !== true && { alias: productionRouter() }),
  },
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    // The policy allows styles and scripts from files only.
    assetsInlineLimit: (file) => (file.endsWith('.svg') ? undefined : false),
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: 'src/app/entry-client.tsx',
      output: {
        ...(isSsrBuild !== true && { codeSplitting: { groups: chunkGroups } }),
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: assetNames(import.meta.dirname),
      },
    },
  },
}))

// Builds the shop: the browser's files (dist/client), the classic loader script, and the server (dist/server).
// `node build.mjs <folder>` builds into another folder, so that a running server keeps its files.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build } from 'vite'

const root = fileURLToPath(new URL('.', import.meta.url))
const out = resolve(root, process.argv[2] ?? 'dist')
const shared = { root, logLevel: 'warn' }

await build({
  ...shared,
  configFile: join(root, 'vite.config.ts'),
  build: { outDir: join(out, 'client') },
})

/** A classic script, which is a file of its own and no module. */
const buildClassic = (input, { manifest = false, file }) =>
  build({
    ...shared,
    configFile: false,
    publicDir: false,
    build: {
      outDir: join(out, 'client'),
      emptyOutDir: false,
      manifest,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rollupOptions: { input, output: { format: 'iife', entryFileNames: `assets/${file}` } },
    },
  })

// It runs before anything else.
await buildClassic('src/hydration/early-script.ts', {
  manifest: '.vite/early-script-manifest.json',
  file: 'early-script-[hash].js',
})
// Pages of other builds ask for it: its name never changes.
await buildClassic('src/hydration/renew-page.ts', { file: 'renew-page.js' })

// For Node with everything in it: the packages' own dependencies are not visible from here.
await build({
  ...shared,
  configFile: join(root, 'vite.config.ts'),
  publicDir: false,
  resolve: { conditions: ['@cartonnage/source', 'module', 'node', 'production'] },
  ssr: {
    noExternal: true,
    target: 'node',
    resolve: { conditions: ['@cartonnage/source', 'module', 'node', 'production'] },
  },
  build: {
    outDir: join(out, 'server'),
    emptyOutDir: true,
    ssr: 'server/start.ts',
    manifest: false,
    minify: false,
    sourcemap: true,
    target: 'node22',
    rollupOptions: {
      input: 'server/start.ts',
      output: {
        entryFileNames: 'server.js',
        // The server finds the client's files beside the folder that it is in.
        chunkFileNames: ({ name }) => `${name === 'run' ? '' : 'assets/'}[name]-[hash:7].js`,
      },
    },
  },
  define: { 'process.env.NODE_ENV': '"production"' },
})

/** Packed twins beside each text file of the client, which the server prefers. */
async function pack(folder) {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const file = join(folder, entry.name)
    if (entry.isDirectory()) await pack(file)
    else if (['.js', '.css', '.svg', '.txt'].includes(extname(file))) await packFile(file)
  }
}

async function packFile(file) {
  const content = await readFile(file)
  if (content.length < 1024) return
  await writeFile(`${file}.gz`, gzipSync(content, { level: 9 }))
  await writeFile(
    `${file}.br`,
    brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  )
}

await pack(join(out, 'client'))

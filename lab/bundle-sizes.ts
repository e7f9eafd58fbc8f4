// Compares the bundlers that partners use: `node lab/bundle-sizes.ts`. Bundles each entry of `pnpm packed-size` from the
// installed tarballs with esbuild, Rollup and webpack (the latter two with terser), as one minified file for ES2022, and
// prints the kB after gzip -9. Needs a build, but no registry.
import { nodeResolve } from '@rollup/plugin-node-resolve'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { rollup } from 'rollup'
import { minify } from 'terser'
import webpack from 'webpack'
import { alignColumns } from '../tools/align-columns.ts'
import { bundlePages } from '../tools/packed-size/bundle.ts'
import { createProject } from '../tools/packed-size/project.ts'
import type { Page } from '../tools/packed-size/project.ts'
import type { Configuration } from 'webpack'

const withRollup = async ({ entry: { external = [] }, file }: Page) => {
  const bundle = await rollup({
    input: file,
    external: (id) => external.some((name) => id === name || id.startsWith(`${name}/`)),
    plugins: [nodeResolve({ browser: true })],
    // It also warns about comments in the libraries.
    onwarn: ({ code, message }) => {
      if (code === 'UNRESOLVED_IMPORT') throw new Error(message)
    },
  })
  const { output } = await bundle.generate({ format: 'es', inlineDynamicImports: true })
  await bundle.close()
  const { code = '' } = await minify(output[0].code, { module: true, ecma: 2020 })
  return code
}

/** Runs webpack, which writes its output to a file. */
const runWebpack = (options: Configuration): Promise<void> =>
  new Promise((resolve, reject) => {
    webpack(options, (error, stats) => {
      if (error) reject(error)
      else if (stats?.hasErrors() || stats?.hasWarnings())
        reject(new Error(stats.toString('errors-warnings')))
      else resolve()
    })
  })

const withWebpack = async ({ entry: { external = [] }, file }: Page) => {
  const output = { path: join(dirname(file), 'webpack'), filename: 'bundled.js' }
  await runWebpack({
    mode: 'production',
    entry: file,
    context: dirname(file),
    target: ['web', 'es2022'],
    externalsType: 'commonjs',
    externals: external.map((name) => new RegExp(`^${name}(?:/|$)`)),
    output,
    module: { parser: { javascript: { dynamicImportMode: 'eager' } } },
    performance: false,
  })
  return readFileSync(join(output.path, output.filename), 'utf8')
}

const toKb = (code: string) => gzipSync(code, { level: 9 }).length / 1000

const { pages } = await createProject()
const rows = [['kB, minified, gzip -9', 'esbuild', 'Rollup', 'webpack']]
for (const page of pages) {
  const [byEsbuild] = await bundlePages([page])
  const sizes = [byEsbuild?.size ?? 0, toKb(await withRollup(page)), toKb(await withWebpack(page))]
  rows.push([page.entry.name, ...sizes.map((kB) => kB.toFixed(1))])
}
console.log(alignColumns(rows, 1).join('\n'))

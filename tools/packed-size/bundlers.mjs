// Bundles an entry with each of the bundlers that partners use: one file, minified, for ES2022.
import { nodeResolve } from '@rollup/plugin-node-resolve'
import { build } from 'esbuild'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { rollup } from 'rollup'
import { minify } from 'terser'
import webpack from 'webpack'

/**
 * @typedef {object} Bundled
 * @property {string} code
 * @property {Record<string, number>} [modules] minified bytes of each file, where the bundler says so
 */
/** @typedef {(file: string, external?: readonly string[]) => Promise<Bundled>} Bundler packages in `external` stay imports */

/** @type {Bundler} */
export const withEsbuild = async (file, external = []) => {
  const { outputFiles, metafile } = await build({
    entryPoints: [file],
    absWorkingDir: dirname(file),
    outdir: 'bundled',
    bundle: true,
    external: [...external],
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    metafile: true,
    logLevel: 'silent',
  })
  const [{ inputs } = { inputs: {} }] = Object.values(metafile.outputs)
  const sizes = Object.entries(inputs).map(([path, { bytesInOutput }]) => [path, bytesInOutput])
  return { code: outputFiles[0]?.text ?? '', modules: Object.fromEntries(sizes) }
}

/** @type {Bundler} */
const withRollup = async (file, external = []) => {
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
  return { code }
}

/** Runs webpack, which writes its output to a file. @param {import('webpack').Configuration} options @returns {Promise<void>} */
const runWebpack = (options) =>
  new Promise((resolve, reject) => {
    webpack(options, (error, stats) => {
      if (error) reject(error)
      else if (stats?.hasErrors() || stats?.hasWarnings())
        reject(new Error(stats.toString('errors-warnings')))
      else resolve()
    })
  })

/** @type {Bundler} */
const withWebpack = async (file, external = []) => {
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
  return { code: readFileSync(join(output.path, output.filename), 'utf8') }
}

/** By name; Rollup and webpack use terser. @type {Readonly<Record<string, Bundler>>} */
export const bundlers = { esbuild: withEsbuild, Rollup: withRollup, webpack: withWebpack }

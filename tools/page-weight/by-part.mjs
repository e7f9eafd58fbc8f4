import { join } from 'node:path'
import { build, minify } from 'vite'
import { alignColumns } from '../align-columns.ts'
import { shopBuild } from '../servers.ts'
import { root } from '../workspace.ts'
import { readManifest, withImports } from './build-files.mjs'
import { pages, sites } from './pages.mjs'
import { sumParts } from './parts.mjs'
import { createServedFiles } from './served-files.mjs'
import { toKiB } from './table.mjs'
import { weighDocuments } from './weigh-documents.mjs'

/** @typedef {import('./relay.mjs').WeighedFile} WeighedFile */
/** @typedef {import('./parts.mjs').BundledScript} BundledScript */
/** @typedef {Readonly<Record<string, { readonly code: string | null }>>} Modules of a script, as the bundler lists them */

/**
 * Bundles the shop once more without writing anything: only the bundler knows which modules a script has.
 * @returns {Promise<ReadonlyMap<string, Modules>>} by the path of the script
 */
const readModules = async () => {
  /** @type {Map<string, Modules>} */
  const modules = new Map()
  const folder = join(root, 'packages/storefront')
  await build({
    root: folder,
    configFile: join(folder, 'vite.config.ts'),
    logLevel: 'error',
    build: { write: false },
    plugins: [
      {
        name: 'list-modules',
        generateBundle(_, bundle) {
          for (const file of Object.values(bundle))
            if (file.type === 'chunk') modules.set(`/${file.fileName}`, file.modules)
        },
      },
    ],
  })
  return modules
}

/** @param {Modules} modules @returns {Promise<BundledScript['modules']>} */
const minifiedSizes = (modules) =>
  Promise.all(
    Object.entries(modules).map(async ([id, { code }]) => {
      const { code: minified } = await minify('module.js', code ?? '')
      return { id, size: minified.length }
    }),
  )

/**
 * @param {readonly WeighedFile[]} files
 * @param {ReadonlySet<string>} frame paths of the scripts that every page has
 * @returns {Promise<readonly BundledScript[]>}
 */
const findModules = async (files, frame) => {
  const modules = await readModules()
  return Promise.all(
    files.map(async ({ path, bytes }) => {
      const own = modules.get(path)
      if (own === undefined)
        throw new Error(`The sources do not give ${path} any more. Build the shop first.`)
      return { bytes, isOfFrame: frame.has(path), modules: await minifiedSizes(own) }
    }),
  )
}

const isReported = (/** @type {{ bytes: number }} */ { bytes }) => toKiB(bytes) !== '0.0'

/** @param {ReturnType<typeof sumParts>} groups @param {readonly WeighedFile[]} early */
const writeParts = (groups, early) => {
  const rows = [
    ...groups.flatMap(({ group, bytes, parts }) => [
      [group, toKiB(bytes)],
      ...(parts.length > 1
        ? parts.filter(isReported).map(({ name, bytes: own }) => [`  ${name}`, toKiB(own)])
        : []),
    ]),
    ...early.map(({ path, bytes }) => [path, toKiB(bytes)]),
  ]
  return alignColumns(rows, 1)
}

/**
 * All scripts that a guest in the first language has after the first sign, in KiB by part. Files are
 * compressed as a whole: their bytes are shared out by the minified sizes of their modules.
 * @param {string} name of the page
 * @param {Pick<ReturnType<typeof import('./crew.mjs').createCrew>, 'openShop'>} crew
 */
export const writePartsOf = async (name, { openShop }) => {
  const { origin } = await openShop()
  const manifest = readManifest(shopBuild)
  const subjects = pages
    .filter((page) => page.name === name)
    .flatMap((page) => sites.slice(0, 1).map((site) => ({ page, site, who: page.whos[0] ?? 'guest' })))
  const files = createServedFiles(origin)
  const [document] = await weighDocuments({ origin, manifest, files }, subjects)
  const { rest = [], sign = [] } = document?.measurement.states ?? {}
  const scripts = rest.filter(({ kind }) => kind === 'scripts')
  const frame = new Set(
    withImports(
      manifest,
      sign.slice(0, 1).map(({ path }) => path),
    ),
  )
  const bytes = [...scripts, ...sign].reduce((sum, file) => sum + file.bytes, 0)
  return [
    `Scripts of ${name} after the first sign, KiB gzip: ${toKiB(bytes)}`,
    ...writeParts(sumParts(await findModules(sign, frame)), scripts),
  ].join('\n')
}

import { basename } from 'node:path'
import { workspacePackages } from '../workspace.ts'
import { createImportGraph } from './import-graph.mjs'
import { measure } from './measure.mjs'
import { hooksLayout, kitLayout } from './other-layouts.mjs'
import { createResolver } from './resolve-import.mjs'
import { sandboxLayout } from './sandbox-layout.mjs'
import { sdkLayout } from './sdk-layout.mjs'
import { readSources } from './sources.mjs'
import { storefrontLayout } from './storefront-layout.mjs'

const layouts = [sdkLayout, hooksLayout, storefrontLayout, sandboxLayout, kitLayout]

/**
 * The figures of packages, by their folders' names; of all where none is named.
 * @param {readonly string[]} names
 */
export const measurePackages = (names) => {
  const packages = workspacePackages()
  const byFolder = new Map(packages.map((one) => [basename(one.folder), one]))
  const packageNames = packages.map(({ manifest }) => manifest.name)
  const drawn = layouts.map((layout) => layout.package)
  // A new package is not left out silently.
  const strangers = [...names, ...byFolder.keys()].filter((name) => !drawn.includes(name))
  if (strangers.length > 0) throw new Error(`No layout of ${strangers.join(', ')}: ${drawn.join(', ')}`)

  return layouts
    .filter((layout) => names.length === 0 || names.includes(layout.package))
    .map((layout) => {
      const own = byFolder.get(layout.package)
      if (own === undefined) throw new Error(`There is no packages/${layout.package}`)
      const sources = readSources(own.folder)
      return measure(sources, createImportGraph(sources, createResolver(own, packageNames)), layout)
    })
}

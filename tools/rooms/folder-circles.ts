import { sdkFeatures } from './sdk-rules.ts'

/** A noun of the sandbox or a feature is a folder. Files in folders of it are its own. */
const noun = new RegExp(
  `^packages/(?:sdk/src/(?:${sdkFeatures})|sandbox/src/[^/]+|storefront/src/features/[^/]+)(?=/)`,
)

/** Folders that import each other today. They are to be taken apart; none may be added. */
export const knownCircles = [
  'packages/sandbox/src: account addresses cart checkout coupons delivery-groups fulfilment inventory mails orders payments session shop-context vat withdrawal',
  'packages/storefront/src/features: delivery price product',
  'packages/storefront/src/features: failures notifications',
  'packages/sdk/src: cart checkout',
]

export interface Import {
  from: string
  to: string
}

const linkFolders = (imports: readonly Import[]) => {
  const links = new Map<string, Set<string>>()
  for (const { from, to } of imports) {
    const [folder] = noun.exec(from) ?? []
    const [target] = noun.exec(to) ?? []
    if (folder === undefined || target === undefined || folder === target) continue
    links.set(folder, (links.get(folder) ?? new Set()).add(target))
  }
  return links
}

const reach = (from: string, links: ReadonlyMap<string, ReadonlySet<string>>) => {
  // A set gives those too that are added while it is gone through.
  const reached = new Set(links.get(from))
  for (const folder of reached) for (const next of links.get(folder) ?? []) reached.add(next)
  return reached
}

const describe = (folders: readonly string[]) => {
  const names = folders.map((folder) => folder.slice(folder.lastIndexOf('/') + 1))
  return `${folders[0]?.replace(/\/[^/]+$/, '')}: ${names.sort().join(' ')}`
}

/** The circles of folders, each said once, as in `knownCircles`; the largest first. */
export const findFolderCircles = (imports: readonly Import[]) => {
  const links = linkFolders(imports)
  const reached = new Map([...links.keys()].map((folder) => [folder, reach(folder, links)]))
  const inCircle = [...reached.keys()].filter((folder) => reached.get(folder)?.has(folder))
  const circles = inCircle.map((folder) =>
    describe(inCircle.filter((other) => reached.get(folder)?.has(other) && reached.get(other)?.has(folder))),
  )
  return [...new Set(circles)].sort((a, b) => b.length - a.length)
}

import { basename, dirname } from 'node:path/posix'
import { sdkFeatures } from './sdk-rules.ts'

/** A noun is a folder. Files in folders of it are its own. */
const noun = new RegExp(
  `^packages/(?:sdk/src/(?:${sdkFeatures})|sandbox/src/(?:(?:people|catalog|basket|orders)/)?[^/]+|storefront/src/(?:pages|frame|shared)/[^/]+|storefront/server/[^/]+)(?=/)`,
)

interface Import {
  from: string
  to: string
}

const formatCircle = (folders: readonly string[]) =>
  `${dirname(folders[0] ?? '')}: ${folders.map((folder) => basename(folder)).join(' ')}`

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

/** The circles of folders, each said once, as `packages/sandbox/src: cart orders`; the largest first. */
export const findFolderCircles = (imports: readonly Import[]): readonly string[] => {
  const links = linkFolders(imports)
  const reached = new Map([...links.keys()].map((folder) => [folder, reach(folder, links)]))
  const reaches = (from: string, to: string) => reached.get(from)?.has(to) === true
  const circleOf = (folder: string) =>
    [...links.keys()].filter((other) => reaches(folder, other) && reaches(other, folder)).sort()
  const circles = [...links.keys()].filter((folder) => reaches(folder, folder)).map(circleOf)
  return [...new Set(circles.sort((a, b) => b.length - a.length).map(formatCircle))]
}

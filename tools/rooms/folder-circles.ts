import { basename, dirname } from 'node:path/posix'
import { sdkFeatures } from './sdk-rules.ts'

/** A noun of the sandbox or a feature is a folder. Files in folders of it are its own. */
const noun = new RegExp(
  `^packages/(?:sdk/src/(?:${sdkFeatures})|sandbox/src/[^/]+|storefront/src/features/[^/]+)(?=/)`,
)

/** Folders that import each other today. They are to be taken apart; none may be added. */
export const knownCircles = [
  'packages/storefront/src/features: delivery price product',
  'packages/storefront/src/features: failures notifications',
  'packages/sdk/src: cart checkout',
]

interface Import {
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

/** As one circle is written in `knownCircles`. */
const formatCircle = (folders: readonly string[]) =>
  `${dirname(folders[0] ?? '')}: ${folders
    .map((folder) => basename(folder))
    .sort()
    .join(' ')}`

/** The folders of a circle. */
export const foldersOf = (circle: string) => {
  const [parent = '', names = ''] = circle.split(': ')
  return names.split(' ').map((name) => `${parent}/${name}`)
}

/** The circles of folders, each said once, as in `knownCircles`; the largest first. */
export const findFolderCircles = (imports: readonly Import[]) => {
  const links = linkFolders(imports)
  const reached = new Map([...links.keys()].map((folder) => [folder, reach(folder, links)]))
  const folders = [...reached.keys()].filter((folder) => reached.get(folder)?.has(folder))
  const reaches = (from: string, to: string) => reached.get(from)?.has(to) === true
  const circles = folders.map((folder) =>
    formatCircle(folders.filter((other) => reaches(folder, other) && reaches(other, folder))),
  )
  return [...new Set(circles)].sort((a, b) => foldersOf(b).length - foldersOf(a).length)
}

/** What is new in the circles, and the known ones that are no more. */
export const compareCircles = (circles: readonly string[], known: readonly string[]) => {
  const before = new Set(known.flatMap(foldersOf))
  const now = new Set(circles.flatMap(foldersOf))
  const changed = circles.filter((circle) => !known.includes(circle))
  return [
    ...changed.map((circle) => {
      const joined = foldersOf(circle).filter((folder) => !before.has(folder))
      return `${circle}: these folders import each other; new: ${joined.join(', ') || 'none of them'}`
    }),
    ...known
      .filter((circle) => !foldersOf(circle).every((folder) => now.has(folder)))
      .map((circle) => `${circle}: no longer a circle; correct tools/rooms/folder-circles.ts`),
  ]
}

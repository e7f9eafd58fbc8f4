// Weighs the scripts and style sheets that the HTML of every page names, after gzip -9, in all languages of both shops,
// for guests and buyers: `pnpm page-weight`. Exits with 1 if a page is heavier than its ceiling. Needs a built shop.
// That a browser fetches just this, and what it fetches later, is proved by the storefront's e2e/page-weight.spec.ts.
// `--page home` lists the files of that page instead.
import { parseArgs } from 'node:util'
import { alignColumns } from './align-columns.ts'
import { openBuild, scriptsButTexts } from './page-weight/build-files.ts'
import { describe, exceeds, toKiB } from './page-weight/ceilings.ts'
import { readPages } from './page-weight/read-pages.ts'
import { raisedLimits, shopBuild, startShop } from './servers.ts'
import type { CeilingName, Figure } from './page-weight/ceilings.ts'
import type { PageFiles } from './page-weight/read-pages.ts'

const build = openBuild(shopBuild)
const scripts = scriptsButTexts(build.manifest)

/** Below it, a request costs more than it brings. */
const smallestScript = 2048
/** A name in the code that sends calls, whatever the name of its file. */
const senderMark = 'takesAnySuccess'

const ceilingOf = ({ startsAtOnce, isBuyer }: PageFiles): CeilingName => {
  if (startsAtOnce) return 'startsAtOnce'
  return isBuyer ? 'afterSignOfBuyer' : 'afterSign'
}

const figuresOf = (page: PageFiles): readonly Figure[] => {
  const { label: where, early, app, styles, startsAtOnce } = page
  const atSign = [...new Set([...early, ...app])]
  return [
    ...(startsAtOnce ? [] : [{ ceiling: 'beforeSign' as const, where, ...build.weigh(early) }]),
    { ceiling: ceilingOf(page), where, ...build.weigh(atSign) },
    { ceiling: 'styles', where, ...build.weigh(styles) },
  ]
}

const smallScripts = (): Figure => {
  const small = scripts.filter((path) => build.bytesOf(path) < smallestScript)
  return { ceiling: 'smallScripts', where: small.join(' '), ...build.weigh(small) }
}

/** The home page of a guest has no script that sends calls. Others have, which proves that the mark is still right. */
const findSenders = (pages: readonly PageFiles[]): readonly string[] => {
  const isSender = (path: string) => build.has(path, senderMark)
  if (!scripts.some(isSender)) return [`no script has ${senderMark}, by which senders of calls are found`]
  return pages
    .filter(({ name, isBuyer }) => name === 'home' && !isBuyer)
    .flatMap(({ label, app }) =>
      app.filter(isSender).map((path) => `${label}: has a script that sends calls: ${path}`),
    )
}

const heaviestFirst = (figures: readonly Figure[]) =>
  figures.toSorted((one, other) => other.bytes - one.bytes || other.files - one.files)

/** How many pages are named that exceed the same ceiling: usually all of them do. */
const mostNamed = 10

/** The heaviest of each figure beside its ceiling, or all that exceed it. */
const writeFigures = (figures: readonly Figure[]): readonly string[] =>
  [...Map.groupBy(figures, ({ ceiling }) => ceiling).values()].flatMap((own) => {
    const excesses = heaviestFirst(own.filter(exceeds))
    if (excesses.length === 0) return heaviestFirst(own).slice(0, 1).map(describe)
    return [
      ...excesses.slice(0, mostNamed).map((figure) => `too much: ${describe(figure)}`),
      ...(excesses.length > mostNamed ? [`  and ${excesses.length - mostNamed} more pages`] : []),
    ]
  })

const checkPages = (pages: readonly PageFiles[]): boolean => {
  const figures = [...pages.flatMap(figuresOf), smallScripts()]
  const problems = [...pages.flatMap((page) => page.problems), ...findSenders(pages)]
  for (const line of writeFigures(figures)) console.log(line)
  for (const problem of problems) console.log(`wrong: ${problem}`)
  console.log(`=> ${pages.length} pages`)
  return problems.length === 0 && !figures.some(exceeds)
}

/** Every file of a page with its weight. */
const writeFiles = ({ label, early, app, styles }: PageFiles): readonly string[] => {
  const rows = (when: string, paths: readonly string[]) =>
    paths.map((path) => [`  ${when}`, path, toKiB(build.bytesOf(path))])
  return [label, ...alignColumns([...rows('at once', early), ...rows('', app), ...rows('style', styles)], 2)]
}

const { page: chosen } = parseArgs({ options: { page: { type: 'string' } } }).values
const shop = await startShop({ settings: raisedLimits })
try {
  const pages = await readPages({ origin: shop.origin, manifest: build.manifest })
  const listed = pages.filter(({ name }) => name === chosen)
  if (chosen === undefined) process.exitCode = checkPages(pages) ? 0 : 1
  else console.log(listed.flatMap(writeFiles).join('\n') || `There is no page ${chosen}: e2e/route-table.ts`)
} finally {
  await shop.stop()
}

// Who may import whom, by folder (rooms/*-rules.ts): `node tools/rooms.ts`. Tests, fixtures and examples may import all.
import type { IViolation } from 'dependency-cruiser'
import { cruisePackages } from './rooms/cruise-packages.ts'
import { circleOfFiles, rules, sources } from './rooms/everywhere-rules.ts'
import { findFolderCircles, knownCircles } from './rooms/folder-circles.ts'
import { root } from './workspace.ts'

const describe = ({ rule, from, to, cycle }: IViolation) =>
  `${[from, ...(cycle?.map(({ name }) => name) ?? [to])].join(' → ')}: ${rule.name}`

const { modules, summary } = await cruisePackages(root, sources, [circleOfFiles, ...rules])
const imports = modules.flatMap(({ source, dependencies }) =>
  dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
)
const circles = findFolderCircles(imports)
const added = circles.filter((circle) => !knownCircles.includes(circle))
const ended = knownCircles.filter((circle) => !circles.includes(circle))
const circlesOfFiles = summary.violations.filter(({ rule }) => rule.name === circleOfFiles.name)

for (const violation of summary.violations) console.log(describe(violation))
for (const circle of added) console.log(`These folders import each other. ${circle}`)
for (const circle of ended)
  console.log(`No longer a circle: take it out of rooms/folder-circles.ts. ${circle}`)
const faults = summary.violations.length + added.length + ended.length
process.exitCode = faults > 0 ? 1 : 0

const known = circles.filter((circle) => knownCircles.includes(circle))
const sizes = known.map((circle) => circle.split(' ').length - 1).join(' + ')
const count = (number: number) => number.toLocaleString('en-US')
console.log(
  `=> ${count(modules.filter(({ source }) => source.startsWith('packages/')).length)} modules, ${count(imports.length)} imports, ${circlesOfFiles.length} circles of files, ` +
    `${known.length} known circles of folders (${sizes})${faults > 0 ? `, faults: ${faults}` : ''}`,
)

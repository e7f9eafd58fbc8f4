// Who may import whom, by folder (rooms/*-rules.ts): `node tools/rooms.ts`. Tests, fixtures and examples may import all.
import type { IViolation } from 'dependency-cruiser'
import { cruisePackages } from './rooms/cruise-packages.ts'
import { circleOfFiles, rules, sources } from './rooms/everywhere-rules.ts'
import { findFolderCircles } from './rooms/folder-circles.ts'
import { root } from './workspace.ts'

const describe = ({ rule, from, to, cycle }: IViolation) =>
  `${[from, ...(cycle?.map(({ name }) => name) ?? [to])].join(' → ')}: ${rule.name}`

const { modules, summary } = await cruisePackages(root, sources, [circleOfFiles, ...rules])
const imports = modules.flatMap(({ source, dependencies }) =>
  dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
)
const circles = findFolderCircles(imports)
const circlesOfFiles = summary.violations.filter(({ rule }) => rule.name === circleOfFiles.name)
const faults = [
  ...summary.violations.map(describe),
  ...circles.map((circle) => `${circle}: these folders import each other`),
]
for (const fault of faults) console.log(fault)
process.exitCode = faults.length > 0 ? 1 : 0

const count = (number: number) => number.toLocaleString('en-US')
const figures = [
  `${count(modules.filter(({ source }) => source.startsWith('packages/')).length)} modules`,
  `${count(imports.length)} imports`,
  `${circlesOfFiles.length} circles of files`,
  `${circles.length} circles of folders`,
  ...(faults.length > 0 ? [`faults: ${faults.length}`] : []),
]
console.log(`=> ${figures.join(', ')}`)

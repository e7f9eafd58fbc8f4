import { createOpenApi } from '../openapi/create-openapi'
import { fixtureName, record } from '../record/record'
import { countOf, hasDrift, type CallReport } from '../report/call-report'
import { compareReports, readEarlierReports, type EarlierReport } from '../report/compare-reports'
import { passEnough, type LeastPassing } from '../report/coverage'
import { junitReport } from '../report/report-junit'
import { formatReport, formatSummary } from '../report/report-table'
import type { VerifyOptions } from '../target/options'
import { verify } from '../verify'
import { leastPassing, outFolder, readArguments, toVerifyOptions, type Values } from './read-arguments'
import { usage } from './usage'

/** The terminal, the file system and the network, so that tests can replace them. */
export interface CliPorts {
  print(text: string): void
  printError(text: string): void
  read(path: string): Promise<string>
  /** Writes a file and creates the folders above it. */
  write(path: string, text: string): Promise<void>
  readonly env: Readonly<Record<string, string | undefined>>
  readonly fetch?: VerifyOptions['fetch']
}

/** Runs one command line and gives its exit code. */
export async function runCli(args: readonly string[], ports: CliPorts): Promise<number> {
  const read = attempt(() => prepare(args, ports))
  if (read instanceof Error) return fail(`${read.message}\n\n${usage}`, ports)
  try {
    return await read()
  } catch (error) {
    return fail(messageOf(error), ports)
  }
}

type Command = () => Promise<number>

/** Checks the whole command line before any request is sent. */
function prepare(args: readonly string[], ports: CliPorts): Command {
  const found = readArguments(args)
  if (found === 'help') return () => output(usage, undefined, ports)
  const { command, values } = found
  if (command === 'openapi') return () => output(JSON.stringify(createOpenApi(), null, 2), values.out, ports)
  const options = { ...toVerifyOptions(values, ports.env), ...shopPort(ports) }
  if (command === 'verify') {
    const least = leastPassing(values)
    return () => runVerify(values, { options, least }, ports)
  }
  const folder = outFolder(values)
  return () => runRecord(folder, options, ports)
}

interface Check {
  readonly options: VerifyOptions
  readonly least: LeastPassing | undefined
}

async function runVerify(values: Values, { options, least }: Check, ports: CliPorts): Promise<number> {
  const earlier = await readEarlier(values.compare, ports)
  const reports = compareReports(await verify(options), earlier)
  const text = values.json ? JSON.stringify(reports, null, 2) : formatReport(reports)
  if (values.junit !== undefined) await ports.write(values.junit, junitReport(reports, options.baseUrl))
  await output(text, values.out, ports)
  if (values.out !== undefined) ports.print(formatSummary(reports))
  const isEnough = passEnough(reports, least)
  if (!isEnough) ports.printError(tooFewText(reports, values['min-pass'] ?? '1'))
  return hasDrift(reports) || !isEnough ? 1 : 0
}

async function readEarlier(path: string | undefined, ports: CliPorts): Promise<readonly EarlierReport[]> {
  if (path === undefined) return []
  const earlier = readEarlierReports(await ports.read(path))
  if (earlier === undefined) throw new Error(`--compare is not a report written by verify --json: ${path}`)
  return earlier
}

const tooFewText = (reports: readonly CallReport[], least: string): string =>
  `Too few calls passed: ${countOf(reports, 'pass')} of ${reports.length}, and ${least} have to.`

async function runRecord(folder: string, options: VerifyOptions, ports: CliPorts): Promise<number> {
  const fixtures = await record(options)
  for (const fixture of fixtures) {
    await ports.write(`${folder}/${fixtureName(fixture)}`, `${JSON.stringify(fixture, null, 2)}\n`)
  }
  ports.print(`${fixtures.length} fixtures in ${folder}`)
  return fixtures.length === 0 ? 1 : 0
}

async function output(text: string, path: string | undefined, ports: CliPorts): Promise<number> {
  if (path === undefined) ports.print(text)
  else await ports.write(path, `${text}\n`)
  return 0
}

const shopPort = ({ fetch }: CliPorts): Pick<VerifyOptions, 'fetch'> => (fetch === undefined ? {} : { fetch })

function attempt<T>(work: () => T): T | Error {
  try {
    return work()
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

function fail(text: string, ports: CliPorts): number {
  ports.printError(text)
  return 2
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

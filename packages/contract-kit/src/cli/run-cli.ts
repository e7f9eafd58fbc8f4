import { createOpenApi } from '../openapi/create-openapi'
import { fixtureName, record } from '../record/record'
import { countOf, hasDrift } from '../report/call-report'
import { junitReport } from '../report/report-junit'
import { formatReport, formatSummary } from '../report/report-table'
import type { VerifyOptions } from '../run/options'
import { verify } from '../verify'
import { outFolder, readArguments, toVerifyOptions, type Values } from './read-arguments'
import { usage } from './usage'

/** What the command reaches outside of itself. */
export interface CliPorts {
  print(text: string): void
  complain(text: string): void
  /** Writes a file and the folders above it. */
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

type Work = () => Promise<number>

/** Checks the whole command line before anything is asked of a shop. */
function prepare(args: readonly string[], ports: CliPorts): Work {
  const found = readArguments(args)
  if (found === 'help') return () => put(usage, undefined, ports)
  const { command, values } = found
  if (command === 'openapi') return () => put(JSON.stringify(createOpenApi(), null, 2), values.out, ports)
  const options = { ...toVerifyOptions(values, ports.env['SHOP_PASSWORD']), ...shopPort(ports) }
  if (command === 'verify') return () => runVerify(values, options, ports)
  const folder = outFolder(values)
  return () => runRecord(folder, options, ports)
}

async function runVerify(values: Values, options: VerifyOptions, ports: CliPorts): Promise<number> {
  const reports = await verify(options)
  const text = values.json ? JSON.stringify(reports, null, 2) : formatReport(reports)
  if (values.junit !== undefined) await ports.write(values.junit, junitReport(reports, options.baseUrl))
  await put(text, values.out, ports)
  if (values.out !== undefined) ports.print(formatSummary(reports))
  return hasDrift(reports) || countOf(reports, 'pass') === 0 ? 1 : 0
}

async function runRecord(folder: string, options: VerifyOptions, ports: CliPorts): Promise<number> {
  const fixtures = await record(options)
  for (const fixture of fixtures) {
    await ports.write(`${folder}/${fixtureName(fixture)}`, `${JSON.stringify(fixture, null, 2)}\n`)
  }
  ports.print(`${fixtures.length} fixtures in ${folder}`)
  return fixtures.length === 0 ? 1 : 0
}

async function put(text: string, path: string | undefined, ports: CliPorts): Promise<number> {
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
  ports.complain(text)
  return 2
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

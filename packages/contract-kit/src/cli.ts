#!/usr/bin/env node
import { parseArgs } from 'node:util'
import { formatReport, hasDrift } from './report'
import { verify, type VerifyOptions } from './verify'

const usage = `cartonnage-contract verify --base-url URL --webstore-id ID [options]

Asks the documented reading calls of a shop and compares the answers with the contract. Writes nothing.

  --base-url URL     origin of the shop, with the site's path where there is one
  --webstore-id ID   record id of the webstore
  --api-prefix PATH  put in front of commerce calls, such as /sf/api
  --language TAG     locale of the answers (default en-US)
  --cookie TEXT      sent as Cookie, to check what a signed-in buyer is answered
  --json             the report as JSON

Exit code 0: no drift. 1: drift. 2: the command could not be understood.`

process.exitCode = await run()

async function run(): Promise<number> {
  const given = readArguments()
  if (given?.values.help) return print(usage, 0)
  const options = given && toOptions(given)
  if (!options) return print(usage, 2)
  const reports = await verify(options)
  const text = given.values.json ? JSON.stringify(reports, null, 2) : formatReport(reports)
  return print(text, hasDrift(reports) ? 1 : 0)
}

type Given = NonNullable<ReturnType<typeof readArguments>>

function toOptions({ values, positionals }: Given): VerifyOptions | undefined {
  const baseUrl = values['base-url']
  const webstoreId = values['webstore-id']
  if (positionals[0] !== 'verify' || !baseUrl || !webstoreId || !URL.canParse(baseUrl)) return undefined
  return {
    baseUrl,
    webstoreId,
    ...(values['api-prefix'] === undefined ? {} : { apiPrefix: values['api-prefix'] }),
    ...(values.language === undefined ? {} : { language: values.language }),
    ...(values.cookie === undefined ? {} : { cookie: values.cookie }),
  }
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        'base-url': { type: 'string' },
        'webstore-id': { type: 'string' },
        'api-prefix': { type: 'string' },
        language: { type: 'string' },
        cookie: { type: 'string' },
        json: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    })
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n`)
    return undefined
  }
}

function print(text: string, exitCode: number): number {
  const stream = exitCode === 2 ? process.stderr : process.stdout
  stream.write(`${text}\n`)
  return exitCode
}

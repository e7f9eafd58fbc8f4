import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { cliFlags, helpText, readCliOptions } from './cli-options'
import { serveSandbox, type ServeSandboxOptions } from './server'

try {
  const { values } = parseArgs({ options: cliFlags })
  if (values.help) console.log(helpText)
  else await run(readCliOptions({ ...values, catalog: readCatalogFile(values.catalog) }))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function readCatalogFile(path: string | undefined): string | undefined {
  try {
    return path === undefined ? undefined : readFileSync(path, 'utf8')
  } catch (error) {
    throw new Error(`--catalog: ${path} cannot be read.`, { cause: error })
  }
}

async function run(options: ServeSandboxOptions): Promise<void> {
  const { url, paymentOrigin, close } = await serveSandbox(options)
  console.log(`Sandbox: ${url}  (start page: ${url}/__sandbox)`)
  if (paymentOrigin !== undefined) console.log(`Payment pages: ${paymentOrigin}`)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void close())
}

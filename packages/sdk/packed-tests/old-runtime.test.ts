import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { test } from 'node:test'
import { promisify } from 'node:util'
import { serveSandbox } from '@cartonnage/sandbox/node'

/**
 * What Safari 16.4 or Node.js 20 lack; gone before any module is loaded, also those of libraries. Node.js itself keeps the
 * functions that its own fetch calls.
 */
const removal = `
  const remove = (owner, name) => {
    const { [name]: own } = owner
    const isOwnCall = () => new Error().stack.split('\\n')[3]?.includes('node:internal')
    Object.defineProperty(owner, name, { get: () => (isOwnCall() ? own : undefined) })
  }
  const statics = { any: AbortSignal, withResolvers: Promise, try: Promise, canParse: URL, parse: URL, json: Response,
    groupBy: Object, fromAsync: Array, escape: RegExp, isError: Error }
  for (const [name, owner] of Object.entries(statics)) remove(owner, name)
  remove(Map, 'groupBy')
  delete URLSearchParams.prototype.size
  delete globalThis.Iterator
  const helpers = Object.getPrototypeOf(Object.getPrototypeOf([].values()))
  for (const name of ['map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray', 'forEach', 'some', 'every', 'find'])
    delete helpers[name]
  for (const name of ['union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf',
    'isDisjointFrom']) delete Set.prototype[name]
`

test('a guest’s and a buyer’s cart work without what Safari 16.4 and Node.js 20 lack', async () => {
  const sandbox = await serveSandbox({ port: 0 })
  try {
    const script = join(import.meta.dirname, 'old-runtime-carts.mjs')
    const args = ['--import', `data:text/javascript,${encodeURIComponent(removal)}`, script]
    const env = { ...process.env, SHOP_URL: sandbox.url }
    const { stdout } = await promisify(execFile)(process.execPath, args, { env })
    assert.equal(stdout, 'a guest has 2 products, a buyer 2\n')
  } finally {
    await sandbox.close()
  }
})

import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import * as client from '@cartonnage/sdk'
import * as errors from '@cartonnage/sdk/errors'

const fileOf = (entry: string) => fileURLToPath(import.meta.resolve(entry))

// A client knows its features by their functions: a second copy of the SDK would be a second cart.
test('the hooks, the sandbox and the contract kit import the same files of the SDK as a partner does', () => {
  for (const name of ['@cartonnage/react-hooks', '@cartonnage/sandbox', '@cartonnage/contract-kit']) {
    const { resolve } = createRequire(fileOf(name))
    for (const entry of ['@cartonnage/sdk', '@cartonnage/sdk/rules']) {
      assert.equal(resolve(entry), fileOf(entry), `${entry} of ${name}`)
    }
  }
})

test('the hooks hold no code but their own, and are given the SDK by whoever installs them', () => {
  const folder = dirname(fileOf('@cartonnage/react-hooks'))
  const maps = readdirSync(folder).filter((name) => name.endsWith('.js.map'))
  const sources = maps.flatMap((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')).sources)
  assert.ok(sources.includes('../src/index.ts'))
  assert.deepEqual(
    sources.filter((source) => !source.startsWith('../src/')),
    [],
  )
  const manifest = JSON.parse(readFileSync(join(folder, '../package.json'), 'utf8'))
  assert.deepEqual(Object.keys(manifest.dependencies ?? {}), [])
  assert.ok('@cartonnage/sdk' in manifest.peerDependencies)
})

test('every module of the hooks says first that it is for the browser', () => {
  const folder = dirname(fileOf('@cartonnage/react-hooks'))
  const modules = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.js'),
  )
  assert.ok(modules.includes('index.js'))
  const others = modules.filter(
    (name) => !readFileSync(join(folder, name), 'utf8').startsWith("'use client'\n"),
  )
  assert.deepEqual(others, [])
})

test('what two entries of the SDK export is one and the same', () => {
  const ofClient: Record<string, unknown> = { ...client }
  const shared = Object.entries(errors).filter(([name]) => name in ofClient)
  assert.ok(shared.length > 0)
  assert.deepEqual(
    shared.filter(([name, value]) => ofClient[name] !== value).map(([name]) => name),
    [],
  )
})

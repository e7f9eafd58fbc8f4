import { readdirSync, readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { createSandbox } from '../sandbox'
import type { Bindable } from './database'
import { openWasmDatabase, type WasmConnection, type WasmStatement } from './wasm-sqlite'

/** The interface of SQLite's WASM build, with its rules, over the SQLite of Node.js. */
function connectLikeWasm(): WasmConnection & { readonly open: () => number } {
  const connection = new DatabaseSync(':memory:')
  const statements = new Set<WasmStatement>()
  return {
    exec: (sql) => connection.exec(sql),
    changes: () => Number(connection.prepare('SELECT changes() AS n').get()?.n),
    open: () => statements.size,
    close: () => connection.close(),
    prepare: (sql) => {
      const statement = prepareLikeWasm(connection, { sql, finalize: () => statements.delete(statement) })
      statements.add(statement)
      return statement
    },
  }
}

function prepareLikeWasm(
  connection: DatabaseSync,
  { sql, finalize }: { sql: string; finalize: () => unknown },
): WasmStatement {
  let bound: readonly Bindable[] = []
  let rows: Iterator<Record<string, unknown>> | undefined
  let row: Record<string, unknown> | undefined
  const prepared = connection.prepare(sql)
  return {
    bind: (values) => {
      if (values.length === 0 || rows) throw new Error('This statement cannot be bound now.')
      bound = values
    },
    step: () => {
      rows ??= prepared.iterate(...bound)
      const { done, value } = rows.next()
      row = done ? undefined : value
      return row !== undefined
    },
    get: (target) => {
      if (!row) throw new Error('There is no row.')
      return Object.assign(target, row)
    },
    reset: () => {
      rows?.return?.()
      ;[rows, row, bound] = [undefined, undefined, []]
    },
    finalize,
  }
}

describe('openWasmDatabase', () => {
  const open = () => {
    const connection = connectLikeWasm()
    const db = openWasmDatabase(connection)
    db.exec('CREATE TABLE line (id INTEGER PRIMARY KEY, text TEXT); CREATE TABLE other (id INTEGER)')
    return { connection, db }
  }

  it('runs statements and reads rows', () => {
    const { db } = open()
    expect(db.run('INSERT INTO line VALUES (?, ?), (?, ?)', 1, 'a', 2, null)).toEqual({ changes: 2 })
    expect(db.get('SELECT * FROM line WHERE id = ?', 1)).toEqual({ id: 1, text: 'a' })
    expect(db.get('SELECT * FROM line WHERE id = ?', 9)).toBeUndefined()
    expect(db.all('SELECT text FROM line ORDER BY id')).toEqual([{ text: 'a' }, { text: null }])
    expect(db.get('SELECT count(*) AS n FROM line')).toEqual({ n: 2 })
  })

  it('rolls back what a failed transaction did, and only that', () => {
    const { db } = open()
    db.transaction(() => {
      db.run('INSERT INTO line (id) VALUES (1)')
      const fail = () =>
        db.transaction(() => {
          db.run('INSERT INTO line (id) VALUES (2)')
          throw new Error('no')
        })
      expect(fail).toThrow('no')
    })
    expect(db.all('SELECT id FROM line')).toEqual([{ id: 1 }])
  })

  it('prepares a statement once, and gives all back at the end', () => {
    const { db, connection } = open()
    for (const id of [1, 2, 3]) db.run('INSERT INTO line (id) VALUES (?)', id)
    expect(connection.open()).toBe(1)
    db.close()
    expect(connection.open()).toBe(0)
  })

  it('is all that the sandbox needs of a database', async () => {
    const sandbox = createSandbox({ db: openWasmDatabase(connectLikeWasm()), seed: 1 })
    const base = 'http://localhost/services/data/v65.0/commerce/webstores/0ZECH00000000014AA'
    const item = { productId: '01tCN0001001180YAA', quantity: '25', type: 'Product' }
    const added = await sandbox.fetch(
      new Request(`${base}/carts/current/cart-items`, { method: 'POST', body: JSON.stringify(item) }),
    )
    const Cookie = added.headers.getSetCookie().join('; ').split(';')[0] ?? ''
    const summary = await sandbox.fetch(new Request(`${base}/carts/compact-summary`, { headers: { Cookie } }))
    expect([added.status, await summary.json()]).toMatchObject([201, { uniqueProductCount: 1 }])
    sandbox.reset()
    expect((await sandbox.fetch(new Request(`${base}/session-context`))).status).toBe(200)
    sandbox.close()
  })
})

describe('the sandbox', () => {
  it('imports what only Node has where it serves, and nowhere else', () => {
    const folder = new URL('../', import.meta.url)
    const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
      /(?<!\.test|\.fixture)\.ts$/.test(path),
    )
    const withNode = sources.filter((path) =>
      /from '(node:|@hono\/node-server)/.test(readFileSync(new URL(path, folder), 'utf8')),
    )
    expect(withNode.toSorted()).toEqual([
      'database/load-sqlite.ts',
      'database/node-sqlite.ts',
      'payment-server.ts',
      'run-cli.ts',
      'server.ts',
    ])
  })
})

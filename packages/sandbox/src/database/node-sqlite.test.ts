import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { openNodeDatabase } from './node-sqlite'

const cleanups: (() => void)[] = []
afterEach(() => {
  for (const clean of cleanups.splice(0).toReversed()) clean()
})

/** A file that two processes have open. */
function openTwice() {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'))
  cleanups.push(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'data.db')
  const [first, second] = [openNodeDatabase(path), openNodeDatabase(path)]
  cleanups.push(
    () => first.close(),
    () => second.close(),
  )
  return [first, second] as const
}

describe('openNodeDatabase', () => {
  it('finding 12: waits for another process that writes, and keeps a commit over a loss of power', () => {
    for (const db of openTwice()) {
      expect(db.get('PRAGMA busy_timeout')).toEqual({ timeout: 5_000 })
      expect(db.get('PRAGMA synchronous')).toEqual({ synchronous: 2 })
      expect(db.get('PRAGMA journal_mode')).toEqual({ journal_mode: 'wal' })
    }
  })

  it('finding 12: shows one process what the other has written', () => {
    const [first, second] = openTwice()
    first.run('CREATE TABLE note (text TEXT)')
    first.transaction(() => first.run('INSERT INTO note VALUES (?)', 'kept'))
    second.transaction(() => second.run('INSERT INTO note VALUES (?)', 'too'))
    expect(first.all('SELECT text FROM note ORDER BY rowid')).toEqual([{ text: 'kept' }, { text: 'too' }])
  })
})

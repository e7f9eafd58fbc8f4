import type { Database } from './database'
import { migrations } from './schema'

/** Brings the tables up to date and answers whether the database was new, so that it wants its seed. */
export function migrate(db: Database): { isNew: boolean } {
  const version = db.get<{ user_version: number }>('PRAGMA user_version')?.user_version ?? 0
  if (version > migrations.length) throw new Error('The data was written by a newer version of the sandbox.')
  db.transaction(() => {
    for (const script of migrations.slice(version)) db.exec(script)
    db.exec(`PRAGMA user_version = ${migrations.length}`)
  })
  return { isNew: version === 0 }
}

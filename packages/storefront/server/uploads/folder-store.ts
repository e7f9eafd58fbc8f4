import { createWriteStream } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { isFileId } from '../../src/shared/files/uploaded-file'
import type { FileRecord, FileStore } from './file-store'
import { readRecord } from './file-store'

const recordEnding = '.json'

/**
 * Keeps files in a folder: the bytes under their id, without an ending that a program would open, the record beside them.
 * Only this user may read them.
 */
export async function createFolderStore(folder: string): Promise<FileStore> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const pathOf = (id: string) => {
    // An id comes from a browser: it must not leave the folder.
    if (!isFileId(id)) throw new RangeError('not the id of a file')
    return join(folder, id)
  }
  const saveRecord = async (record: FileRecord) => {
    const path = pathOf(record.id) + recordEnding
    await writeFile(`${path}.new`, JSON.stringify(record), { mode: 0o600 })
    await rename(`${path}.new`, path)
  }
  const remove = async (id: string) => {
    const path = pathOf(id)
    const all = [path, path + recordEnding, `${path}${recordEnding}.new`]
    await Promise.all(all.map((each) => rm(each, { force: true })))
  }
  const find = async (id: string) => {
    if (!isFileId(id)) return undefined
    const text = await readFile(pathOf(id) + recordEnding, 'utf8').catch(() => '')
    return readRecord(text)
  }
  return {
    write: async (record, content) => {
      try {
        await pipeline(content, createWriteStream(pathOf(record.id), { flags: 'wx', mode: 0o600 }))
        await saveRecord(record)
      } catch (error) {
        await remove(record.id)
        throw error
      }
    },
    update: saveRecord,
    find,
    delete: remove,
    list: async () => {
      const names = await readdir(folder)
      const ids = names.filter((name) => name.endsWith(recordEnding))
      const records = await Promise.all(ids.map((name) => find(name.slice(0, -recordEnding.length))))
      return records.filter((record) => record !== undefined)
    },
  }
}

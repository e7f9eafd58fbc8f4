import { useEffect, useRef, useState } from 'react'
import { useHref } from 'react-router-dom'
import { paths } from '../../shell/paths'
import type { FileEntry } from './file-entries'
import { addSources, changeEntry, takenEntry } from './file-entries'
import { sendFile } from './send-file'
import type { UploadedFile } from './uploaded-file'

/** The files of a field, and what can be done with them. */
export interface FileUploads {
  readonly entries: readonly FileEntry[]
  add(files: readonly File[]): void
  retry(entry: FileEntry): void
  remove(entry: FileEntry): void
  /** The last entry whose sending has ended, to be announced. */
  readonly last: FileEntry | undefined
}

interface UploadOptions {
  /** How many files the field takes. */
  readonly limit: number
  /** What the visitor has handed in before. */
  readonly held: readonly UploadedFile[]
}

let count = 0

/** Sends files one after the other: the first one gives the browser the key under which all of them are kept. */
export function useUploads({ limit, held }: UploadOptions): FileUploads {
  const url = useHref(paths.files())
  const [entries, setEntries] = useState<readonly FileEntry[]>(() => held.slice(0, limit).map(takenEntry))
  const [last, setLast] = useState<FileEntry>()
  const queue = useRef(Promise.resolve())
  const running = useRef(new Map<string, AbortController>())
  useEffect(() => {
    const all = running.current
    // Whatever is on its way when the page goes would belong to nothing.
    return () => all.forEach((controller) => controller.abort())
  }, [])
  const change = (key: string, changes: Partial<FileEntry>) =>
    setEntries((now) => changeEntry(now, key, changes))
  const send = async ({ key, source, ...entry }: FileEntry) => {
    const controller = running.current.get(key)
    if (source === undefined || controller === undefined || controller.signal.aborted) return
    change(key, { state: 'sending', share: 0 })
    const onShare = (share: number) => change(key, { share })
    const outcome = await sendFile({ url, source, signal: controller.signal, onShare })
    running.current.delete(key)
    if (controller.signal.aborted) return
    const changes: Partial<FileEntry> =
      typeof outcome === 'string'
        ? { state: 'failed', problem: outcome }
        : { state: 'taken', share: 1, file: outcome, name: outcome.name }
    change(key, changes)
    setLast({ key, ...entry, source, ...changes })
  }
  const enqueue = (entry: FileEntry) => {
    running.current.set(entry.key, new AbortController())
    queue.current = queue.current.then(() => send(entry))
  }
  return {
    entries,
    last,
    add: (files) => {
      const sources = files.map((source) => ({ key: `new-${(count += 1)}`, source }))
      const next = addSources(entries, sources, limit)
      const added = next.slice(entries.length)
      setEntries(next)
      for (const entry of added) if (entry.state === 'waiting') enqueue(entry)
      const refused = added.findLast(({ state }) => state === 'failed')
      if (refused !== undefined) setLast(refused)
    },
    retry: (entry) => {
      change(entry.key, { state: 'waiting', share: 0 })
      enqueue(entry)
    },
    remove: ({ key, file }) => {
      running.current.get(key)?.abort()
      running.current.delete(key)
      setEntries((now) => now.filter((entry) => entry.key !== key))
      // Otherwise it goes by itself after a day.
      if (file !== undefined) void fetch(`${url}/${file.id}`, { method: 'DELETE' }).catch(() => undefined)
    },
  }
}

import { storageEntries, type Client } from '@cartonnage/sdk'

/**
 * The random id of this browser tab, made at the first call and kept for as long as the tab lives. It ties a sign-in
 * to the tab that asked for it and says nothing about the session [2.5-4].
 */
export function tabSessionId({ storage }: Pick<Client, 'storage'>): string {
  const existing = storage.read(storageEntries.tabSessionId)
  if (existing !== null) return existing
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const id = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  storage.write(storageEntries.tabSessionId, id)
  return id
}

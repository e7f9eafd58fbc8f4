import { storageEntries, type Client } from '@cartonnage/sdk'

/**
 * The random id of this browser tab, created by the first call and kept while the tab is open. It ties a sign-in to
 * the tab that started it and reveals nothing about the session.
 */
export function tabSessionId({ storage }: Pick<Client, 'storage'>): string {
  const existing = storage.read(storageEntries.tabSessionId)
  if (existing !== null) return existing
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const id = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  storage.write(storageEntries.tabSessionId, id)
  return id
}

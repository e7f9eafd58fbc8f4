import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const skipped = new Set(['node_modules', 'dist', '.git', 'coverage', 'test-results', 'playwright-report'])

/**
 * All files below `folder` in a fixed order, without what is installed or built. Empty where the folder is missing.
 */
export const walkFiles = (folder: string): string[] => {
  if (!existsSync(folder)) return []
  const entries = readdirSync(folder, { withFileTypes: true })
  return entries
    .filter((entry) => !skipped.has(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      return entry.isDirectory() ? walkFiles(path) : [path]
    })
}

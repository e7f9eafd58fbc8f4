import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCommand } from '../../tools/run-command.ts'

/** The settings of a phone are Lighthouse's own defaults; a picture of the whole page is not needed. */
const flags = [
  ...['--only-categories=performance', '--disable-full-page-screenshot', '--quiet'],
  ...['--no-enable-error-reporting', '--output=json'],
]

/**
 * One run of Lighthouse.
 * @param {string} cli its script
 * @param {{ url: string, port: number, areScriptsBlocked: boolean }} subject
 * @returns {Promise<import('./figures.mjs').Report>}
 */
export const audit = async (cli, { url, port, areScriptsBlocked }) => {
  const folder = mkdtempSync(join(tmpdir(), 'cartonnage-lighthouse-'))
  try {
    const file = join(folder, 'report.json')
    const blocked = areScriptsBlocked ? ['--blocked-url-patterns=*.js'] : []
    const args = [cli, url, ...flags, ...blocked, `--port=${port}`, `--output-path=${file}`]
    const { code, output } = await runCommand(process.execPath, args, { quiet: true })
    if (code !== 0) throw new Error(`Lighthouse failed for ${url}:\n${output}`)
    return JSON.parse(readFileSync(file, 'utf8'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

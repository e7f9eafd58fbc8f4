import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../workspace.ts'

interface Locked {
  readonly version: string
  readonly integrity?: string
}

const folder = join(root, 'tools/toolchain')
const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'))
// The two files are the project's own.
const { optionalDependencies } = read('package.json') as { optionalDependencies: Record<string, string> }
const { packages } = read('package-lock.json') as { packages: Record<string, Locked> }

describe('the pinned Node.js', () => {
  it('is the same version on every platform', () => {
    const platforms = Object.keys(optionalDependencies)
    expect(platforms).toHaveLength(5)
    expect(new Set(Object.values(optionalDependencies)).size).toBe(1)
    const locked = platforms.map((name) => packages[`node_modules/${name}`])
    expect(locked.map((one) => one?.version)).toEqual(Object.values(optionalDependencies))
    expect(locked.filter((one) => !one?.integrity?.startsWith('sha512-'))).toEqual([])
  })
})

describe('dependencies', () => {
  const manifests = globSync(['package.json', 'lab/package.json', '{packages,examples}/*/package.json'], {
    cwd: root,
  })

  it.each(manifests)('of %s are pinned to one version', (file) => {
    const manifest = JSON.parse(readFileSync(join(root, file), 'utf8')) as Record<
      'dependencies' | 'devDependencies',
      Record<string, string> | undefined
    >
    const all = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
    expect(all.filter(([, version]) => !/^(?:workspace:.+|(?:npm:.+@)?\d[\w.-]*)$/.test(version))).toEqual([])
  })

  it('are no younger than three days', () => {
    const settings = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')
    expect(settings).toMatch(/^minimumReleaseAge: 4320$/m)
  })
})

import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { findBareMembers } from '../docs/find-bare-members.ts'

const script = join(import.meta.dirname, 'carry-comments.ts')
const folders: string[] = []
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })))

/** A package with these sources and declarations. */
function packageOf(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'carry-comments-'))
  folders.push(folder)
  const entry = { '@cartonnage/source': './src/index.ts', types: './dist/index.d.ts' }
  const own = {
    'package.json': JSON.stringify({ exports: { '.': entry, './package.json': './package.json' } }),
    'tsconfig.json': JSON.stringify({ compilerOptions: { strict: true, types: [], lib: ['ES5'] } }),
  }
  for (const [name, text] of Object.entries({ ...own, ...files })) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return folder
}

const mapped = 'type Read<T> = { [K in keyof T]: T[K] extends readonly (infer E)[] ? Read<E>[] : T[K] }'

describe('the comments of inferred types', () => {
  const folder = () =>
    packageOf({
      'src/index.ts': `
        const shape = {
          /** In mm. */
          length: 1,
          /** One for each page. */
          pages: [{
            /**
             * From 1.
             * @default 1
             */
            page: 1,
          }],
          bare: 1,
        }
        ${mapped}
        /** A box. */
        export interface Box extends Read<typeof shape> {}`,
      'dist/index.d.ts': `declare const shape: {
    length: number;
    pages: {
        page: number;
    }[];
    bare: number;
};
${mapped}
/** A box. */
interface Box extends Read<typeof shape> {
}
export type { Box };`,
    })

  it('are missing in an editor where the compiler has left them out', () => {
    expect(findBareMembers([folder()])).toMatchObject({
      total: 4,
      missing: ['length', 'pages', 'pages.page', 'bare'].map((name) => ({
        name: expect.stringMatching(new RegExp(`: Box\\.${name}$`)),
        reason: 'no sentence',
      })),
    })
  })

  it('are carried from the sources into the declarations, each once', () => {
    const cwd = folder()
    execFileSync('node', [script], { cwd })
    execFileSync('node', [script], { cwd })
    expect(readFileSync(join(cwd, 'dist/index.d.ts'), 'utf8').split('\n').slice(0, 11)).toEqual([
      'declare const shape: {',
      '    /** In mm. */',
      '    length: number;',
      '    /** One for each page. */',
      '    pages: {',
      '        /**',
      '         * From 1.',
      '         * @default 1',
      '         */',
      '        page: number;',
      '    }[];',
    ])
    expect(findBareMembers([cwd]).missing).toHaveLength(1)
  })
})

import { createNodeResolver, importX } from 'eslint-plugin-import-x'
import reactHooks from 'eslint-plugin-react-hooks'
import { defineConfig } from 'eslint/config'
import tseslint from 'typescript-eslint'
import { mistakes } from './tools/lint/mistakes.mjs'
import { restrictedGlobals } from './tools/lint/globals.mjs'
import { zones } from './tools/lint/zones.mjs'

const typed = ['**/*.ts', '**/*.tsx']
const tests = ['**/*.test.ts', '**/*.test.tsx', '**/*.test-d.ts', '**/e2e/**']

// What needs types is the other linter's (.oxlintrc.json).
export default defineConfig(
  {
    ignores: [
      '**/dist/',
      '**/node_modules/',
      'docs/api/',
      '.reports/',
      '.screens/',
      '.data/',
      'coverage/',
      'examples/browser-demo/public/',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  { rules: mistakes },
  ...tseslint.configs.recommended,
  {
    plugins: { 'import-x': importX },
    settings: {
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
      'import-x/resolver-next': [
        createNodeResolver({
          conditionNames: ['@cartonnage/source', 'import', 'default'],
          extensions: ['.ts', '.tsx', '.mjs', '.js'],
        }),
      ],
    },
    rules: {
      // Circles are found by tools/rooms.mjs: the rule for them takes as long as all the others together.
      'import-x/no-relative-packages': 'error',
      'import-x/no-default-export': 'error',
      'object-shorthand': 'error',
      'no-useless-rename': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
      'max-params': ['error', 3],
    },
  },
  {
    files: typed,
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      // Schema types are named by interfaces that extend an inferred type: editors then show the name.
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      // The type checker reports unused names (noUnusedLocals), and knows more about them.
      '@typescript-eslint/no-unused-vars': 'off',
    },
  },
  { files: ['**/*.tsx', 'packages/react-hooks/**/*.ts'], ...reactHooks.configs.flat.recommended },
  ...restrictedGlobals,
  ...zones,
  {
    files: tests,
    rules: {
      'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': 'off',
      'max-params': 'off',
      'import-x/no-relative-packages': 'off',
    },
  },
  // A twin of a part of the platform is one closure over what it holds.
  { files: ['**/*.fixture.ts'], rules: { 'max-lines-per-function': 'off' } },
  // Migrations are only ever added.
  { files: ['packages/sandbox/src/database/schema.ts'], rules: { 'max-lines': 'off' } },
  // A public index lists names, one by one.
  { files: ['packages/*/src/**/index.ts'], rules: { 'max-lines': 'off' } },
  { files: ['**/*.config.{ts,js}', '**/*.mjs'], rules: { 'import-x/no-default-export': 'off' } },
  // They work on the sources of all packages.
  { files: ['tools/**', 'lab/**'], rules: { 'import-x/no-relative-packages': 'off' } },
  // How packages are built is said once, in the tools.
  { files: ['packages/*/tsup.config.ts'], rules: { 'import-x/no-relative-packages': 'off' } },
)

import { createNodeResolver, importX } from 'eslint-plugin-import-x'
import reactHooks from 'eslint-plugin-react-hooks'
import { defineConfig } from 'eslint/config'
import { builtinRules } from 'eslint/use-at-your-own-risk'
import tseslint from 'typescript-eslint'
import { restrictions } from './tools/lint/restrictions.ts'

const typed = ['**/*.ts', '**/*.tsx']
const tests = ['**/*.test.ts', '**/*.test.tsx', '**/*.test-d.ts', '**/e2e/**']

/** As `recommended` of @eslint/js, which is another dependency. */
const recommended = Object.fromEntries(
  [...builtinRules].filter(([, { meta }]) => meta?.docs?.recommended).map(([name]) => [name, 'error']),
)

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
  {
    rules: {
      ...recommended,
      // The type checker knows more about names.
      'no-undef': 'off',
      'no-unused-vars': 'off',
      // It misses what the update of a loop reads.
      'no-useless-assignment': 'off',
      'no-self-compare': 'error',
      'no-template-curly-in-string': 'error',
      'no-unmodified-loop-condition': 'error',
      'no-var': 'error',
      'prefer-const': 'error',
    },
  },
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
      'import-x/no-relative-packages': 'error',
      'import-x/no-default-export': 'error',
      'object-shorthand': 'error',
      'dot-notation': 'error',
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
  ...restrictions,
  // Who may import what is said by folder in tools/rooms. These are single names.
  {
    files: ['packages/{react-hooks,storefront}/src/**/*.{ts,tsx}'],
    ignores: ['**/*.{test,fixture,example}.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: '@cartonnage/sdk',
          importNames: ['createShopClient'],
          message:
            'This would link every feature into the page: take createClient, and the features that it needs.',
        },
        {
          name: 'react-router-dom',
          importNames: ['useSearchParams'],
          message:
            'Pages are shared by all who ask for what they read: take usePageQuery, and name it in shell/pages.ts.',
        },
      ],
    },
  },
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

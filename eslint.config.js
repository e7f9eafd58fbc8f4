import { createNodeResolver, importX } from 'eslint-plugin-import-x'
import reactHooks from 'eslint-plugin-react-hooks'
import { defineConfig } from 'eslint/config'
import tseslint from 'typescript-eslint'
import { mistakes } from './tools/lint/mistakes.mjs'
import { restrictedGlobals } from './tools/lint/globals.mjs'
import { zones } from './tools/lint/zones.mjs'

const typed = ['**/*.ts', '**/*.tsx']
const tests = ['**/*.test.ts', '**/*.test.tsx', '**/*.test-d.ts', '**/e2e/**']

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
  ...tseslint.configs.recommendedTypeChecked,
  {
    files: typed,
    // One program for all packages: they share their sources, and a program each would check these again and again.
    languageOptions: {
      parserOptions: {
        project: ['tsconfig.check.json', 'tsconfig.json', 'examples/*/tsconfig.json'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
  },
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
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // Schema types are named by interfaces that extend an inferred type: editors then show the name.
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      // Objects here are made by plain functions and know no `this`: their methods may be taken off.
      '@typescript-eslint/unbound-method': 'off',
      // The router takes a thrown Response as the page's answer.
      '@typescript-eslint/only-throw-error': ['error', { allow: [{ from: 'lib', name: 'Response' }] }],
      // A wait that is broken off ends with the reason of its signal, whatever that is.
      '@typescript-eslint/prefer-promise-reject-errors': [
        'error',
        { allowThrowingAny: true, allowThrowingUnknown: true },
      ],
      // An async function without await still turns a throw into a rejection, which is what its callers expect.
      '@typescript-eslint/require-await': 'off',
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
      // Tests read answers as they come; what is wrong with them, their expectations say.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      'import-x/no-relative-packages': 'off',
    },
  },
  // A twin of a part of the platform is one closure over what it holds.
  { files: ['**/*.fixture.ts'], rules: { 'max-lines-per-function': 'off' } },
  // A public index lists names, one by one.
  { files: ['packages/*/src/**/index.ts'], rules: { 'max-lines': 'off' } },
  { files: ['**/*.config.{ts,js}', '**/*.mjs'], rules: { 'import-x/no-default-export': 'off' } },
  // Scripts are checked by the type checker (checkJs); the typed rules need no second look at them.
  { files: ['**/*.{js,mjs}'], extends: [tseslint.configs.disableTypeChecked] },
)

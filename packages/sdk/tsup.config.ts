import { defineConfig } from 'tsup'

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    'rules/index': 'src/rules/index.ts',
    'contract/index': 'src/contract/index.ts',
    errors: 'src/errors/describe-error.ts',
    'messages/de': 'src/messages/de.ts',
    'messages/de-CH': 'src/messages/de-CH.ts',
    'messages/fr-CH': 'src/messages/fr-CH.ts',
    'messages/en-US': 'src/messages/en-US.ts',
  },
  format: ['esm'],
  dts: true,
  sourcemap: true,
  target: 'es2022',
  clean: true,
  splitting: true,
})

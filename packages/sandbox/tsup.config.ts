import { defineConfig } from 'tsup'

export default defineConfig({
  entry: ['src/index.ts', 'src/server.ts', 'src/cli.ts'],
  format: ['esm'],
  dts: { entry: ['src/index.ts', 'src/server.ts'] },
  external: ['hono', '@hono/node-server', '@cartonnage/sdk'],
  // node:sqlite exists under its prefixed name only
  removeNodeProtocol: false,
  clean: true,
  sourcemap: true,
  target: 'es2023',
})

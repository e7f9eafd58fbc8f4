import { defineConfig } from 'vite'

export default defineConfig({
  // A bundled copy would not find its .wasm file.
  optimizeDeps: { exclude: ['@sqlite.org/sqlite-wasm'] },
  build: { target: 'es2023' },
})

import { defineConfig } from 'vite'

export default defineConfig({
  // it finds its .wasm file beside itself, which a bundled copy would not
  optimizeDeps: { exclude: ['@sqlite.org/sqlite-wasm'] },
  build: { target: 'es2023' },
})

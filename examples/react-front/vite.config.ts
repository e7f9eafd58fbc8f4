import { serveSandbox } from '@cartonnage/sandbox/node'
import { defineConfig } from 'vite'

/** Paths of the platform, of the German shop too; everything else is this front. */
const platformPaths = '^(?:/de-shop)?/(?:services|lwr|webruntime|sf|secur|cms)/'

export default defineConfig(async () => {
  const { url } = await serveSandbox({ port: 0 })
  return { server: { proxy: { [platformPaths]: url } } }
})

import { serveSandbox } from '@cartonnage/sandbox/node'
import { defineConfig, type Plugin } from 'vite'

/** Paths of the platform, of the German shop too; everything else is this front. */
const platformPaths = '^(?:/de-shop)?/(?:services|lwr|webruntime|sf|secur|cms)/'

/** The platform's twin behind the development server. A plugin, because a config that starts it would run in every tool. */
const sandbox: Plugin = {
  name: 'sandbox',
  apply: 'serve',
  config: async () => {
    const { url } = await serveSandbox({ port: 0 })
    return { server: { proxy: { [platformPaths]: url } } }
  },
}

export default defineConfig({ plugins: [sandbox] })

import { serveSandbox } from '@cartonnage/sandbox/node'
import { viteProxy } from '@cartonnage/sdk/rules/proxy'
import { defineConfig, type Plugin } from 'vite'

/** The platform's twin behind the development server. A plugin, because a config that starts it would run in every tool. */
const sandbox: Plugin = {
  name: 'sandbox',
  apply: 'serve',
  config: async () => {
    const { url } = await serveSandbox({ port: 0 })
    return { server: { proxy: viteProxy({ platform: url }) } }
  },
}

export default defineConfig({ plugins: [sandbox] })

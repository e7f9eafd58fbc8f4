import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/**
 * Small modules that every page needs and that other chunks need too. In a chunk each they would cost more than they
 * weigh: a request, a place in every list of what to load early, and worse compression.
 */
const everyPageNeeds =
  /packages\/(?:sdk\/src\/(?:errors\/errors|decimal|record-id|is-record|cart\/cart-(?:keys|merge-stores)|catalog\/product-fields|vat\/vat(?:-store)?|rules\/call\/(?:call-defaults|cache-lifetime|platform-work-time|polling)|navigation\/navigation-key|session\/session-keys|client\/(?!transport)[\w-]+|guest-cart\/guest-cart(?:-store)?|state\/(?:async-state|store|stored-store)|storage\/(?!cart-claims)[\w-]+|rules\/(?:text|money\/vat|region\/(?:region|shop-type)|locale\/locale|cart\/cart-icon|url\/(?:preview|same-origin-path|canonical-base-path|base-path|safe-url|login-url)|page\/menu-link|account\/access))|react-hooks\/src\/(?:shop-provider|use-store|use-loaded)|storefront\/src\/(?:app\/(?:use-shell|effective-account|is-record|request-context|shop-context)|components\/(?:join-classes|use-on-change|opens-elsewhere)|features\/notifications\/use-notifications))\.tsx?$|vite\/preload-helper/

/** What every call needs, whatever it asks; with it the session, which most wait for. */
const everyCallNeeds =
  /packages\/sdk\/src\/(?:transport|session|contract\/(?:kit|session)|contract\/account\/account\.|contract\/shop-context\/currency|client\/transport|vat\/vat-rates|contract\/vat)|node_modules\/(?:zod|ky|p-retry|is-network-error)\//

/** Products and prices; and the cart, whose calls, writer and counts go together. */
const products = /packages\/sdk\/src\/(?:contract\/)?catalog\//
const carts = /packages\/sdk\/src\/(?:contract\/)?(?:cart|shopper)\//

/** The browser's part; `build.mjs` adds the loader script and the server. */
export default defineConfig({
  plugins: [react()],
  // The workspace's packages are taken from their sources: nothing has to be built before.
  resolve: { conditions: ['@cartonnage/source', 'module', 'browser', 'development|production'] },
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    // The policy allows styles and scripts from files only.
    assetsInlineLimit: (file) => (file.endsWith('.svg') ? undefined : false),
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: 'src/app/entry-client.tsx',
      output: {
        codeSplitting: {
          groups: [
            { name: 'base', test: everyPageNeeds, priority: 3 },
            { name: 'platform', test: everyCallNeeds, priority: 2 },
            { name: 'products', test: products, priority: 1 },
            { name: 'carts', test: carts, priority: 1 },
          ],
        },
        // The first script names some two hundred others, and marks do not compress: each letter less of them is a tenth of a kB.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
    },
  },
})

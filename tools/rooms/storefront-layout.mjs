// The rooms of the storefront, from the bottom up. Most of shell, metadata and hydration is in `src/app`, so these rooms
// name their files there; `app` has the rest.

/** @type {import('./layout.mjs').Layout} */
export const storefrontLayout = {
  package: 'storefront',
  rooms: [
    { name: 'i18n', files: ['src/i18n/**'] },
    { name: 'components', files: ['src/{components,styles,fonts}/**'] },
    { name: 'drawing', files: ['src/features/drawing/**'] },
    { name: 'forms', files: ['src/forms/**'] },
    // What features use: paths, the request, the buyer, the shop's settings, and the data of the shell's loader.
    {
      name: 'shell',
      files: [
        'src/app/{paths,service-pages,shop-settings,country-picker-settings,tracking-parameters}.ts',
        'src/app/{request-context,form-work,shop-context,page-handle,page-error,page-token,not-found}.ts',
        'src/app/{require-buyer,sign-in-again,sign-in-reason,sign-out,sign-out-url,effective-account}.ts',
        'src/app/{color-scheme,find-email,placed-orders,read-cookie,region-cookie,is-record}.ts',
        'src/app/{shell-loader,footer-menu,match-categories,guest-cart-permission,open-consent-settings}.ts',
        'src/app/use-{shell,category-links,page-url,resource-url,reported-target,sign-out,closing-details}.ts',
        'src/app/use-{dismiss,shared-location}.ts',
        // The early script needs it too.
        'src/features/consent/consent-store.ts',
      ],
    },
    // Above the shell: it describes pages by their handles and errors.
    {
      name: 'metadata',
      files: ['src/app/{metadata,describe-page,describe-document,catalog-languages}.ts'],
    },
    // Below the features, which need to know whether the page is hydrated.
    {
      name: 'hydration',
      files: [
        'src/app/{early-events,first-interaction,use-hydrated,renew-page,renewal,renewal-record}.ts',
        'src/app/island.*',
      ],
    },
    { name: 'features', features: [{ name: 'features', files: ['src/features/{feature}/**'] }] },
    { name: 'app', files: ['src/app/**'] },
    { name: 'server', files: ['server/**'] },
  ],
  mayImport: [
    { name: '@cartonnage/sdk', from: '**' },
    { name: '@cartonnage/react-hooks', from: '**' },
    // Without a platform the server runs the sandbox in process.
    { name: '@cartonnage/sandbox', from: 'server/**' },
  ],
}

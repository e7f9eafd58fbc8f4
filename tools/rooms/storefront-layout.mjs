// The rooms of the storefront, from the bottom up. Today most of shell, metadata and hydration lies in `src/app`, so
// these rooms name their files there; `app` itself has what they leave.

/** @type {import('./layout.mjs').Layout} */
export const storefrontLayout = {
  package: 'storefront',
  rooms: [
    { name: 'i18n', files: ['src/i18n/**'] },
    { name: 'components', files: ['src/{components,styles,fonts}/**'] },
    { name: 'drawing', files: ['src/drawing/**', 'src/features/drawing/**'] },
    { name: 'forms', files: ['src/forms/**'] },
    // What features stand on: addresses, the request, the buyer, the shop's settings, and what the shell's loader
    // gives to every page.
    {
      name: 'shell',
      files: [
        'src/shell/**',
        'src/app/{paths,service-pages,webstores,shop-settings,country-picker-settings}.ts',
        'src/app/{visit,form-work,shop-context,page-handle,page-error,page-token,not-found,placed-orders}.ts',
        'src/app/{require-buyer,require-private-buyer,sign-in-again,effective-account,use-effective-account,mode,find-email,sign-in-reason}.ts',
        'src/app/{shell-loader,use-shell,footer-menu,use-category-links,match-categories}.ts',
        // What a visitor allowed: the early script asks it too.
        'src/features/consent/consent-store.ts',
        'src/app/{guest-cart-permission,open-consent-settings}.ts',
        'src/app/{use-page-url,use-resource-url,use-reported-target,use-sign-out,sign-out-url,use-closing-details}.ts',
        'src/app/{use-leaving,use-shared-location,address-noise,read-cookie,region-cookie}.ts',
      ],
    },
    // Above the shell: it describes pages by their handles and errors.
    {
      name: 'metadata',
      files: [
        'src/metadata/**',
        'src/app/{metadata,use-metadata,describe-page,page-description,description-text}.ts',
        'src/app/{describe-document,shown-failure,catalog-languages}.ts',
      ],
    },
    // Below the features, for they ask whether the page is hydrated.
    {
      name: 'hydration',
      files: [
        'src/hydration/**',
        'src/app/{hold,first-interaction,use-hydrated}.ts',
        'src/app/deferred.*',
        // What becomes of a page whose build is no longer the shop's.
        'src/app/{ask-for-renewal,renew-page,renewal,renewal-record}.ts',
      ],
    },
    { name: 'features', features: [{ name: 'features', files: ['src/features/{feature}/**'] }] },
    { name: 'app', files: ['src/app/**'] },
    { name: 'server', files: ['server/**'] },
  ],
  mayImport: [
    { name: '@cartonnage/sdk', from: '**' },
    { name: '@cartonnage/react-hooks', from: '**' },
    // Without a platform of its own the server mounts the sandbox in process.
    { name: '@cartonnage/sandbox', from: 'server/**' },
  ],
}

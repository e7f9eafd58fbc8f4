// The rooms of the storefront, from the bottom up.

/** @type {import('./layout.mjs').Layout} */
export const storefrontLayout = {
  package: 'storefront',
  rooms: [
    { name: 'i18n', files: ['src/i18n/**'] },
    { name: 'components', files: ['src/{components,styles,fonts}/**'] },
    { name: 'drawing', files: ['src/drawing/**'] },
    { name: 'forms', files: ['src/forms/**'] },
    { name: 'shell', files: ['src/shell/**'] },
    // Above the shell: it describes pages by their handles and errors.
    { name: 'metadata', files: ['src/metadata/**'] },
    // Below the features, which need to know whether the page is hydrated.
    { name: 'hydration', files: ['src/hydration/**'] },
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

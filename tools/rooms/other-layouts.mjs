// The two small packages, from the bottom up.

const sdkOnly = [{ name: '@cartonnage/sdk', from: '**' }]

/** @type {import('./layout.mjs').Layout} */
export const hooksLayout = {
  package: 'react-hooks',
  rooms: [
    // Pure functions behind the hooks: they call none.
    {
      name: 'logic',
      files: [
        'src/logic/**',
        'src/{analytics,combobox-key,locale-choice,notification-queue,quantity-change,tab-session-id}.ts',
        'src/category-menu-*.ts',
      ],
    },
    {
      name: 'hooks',
      files: [
        'src/hooks/**',
        'src/use-*.ts',
        'src/{shop-provider.tsx,field-listeners.ts}',
        // What hooks fetch when they need it.
        'src/fetched/**',
      ],
    },
    { name: 'parts', files: ['src/parts/**', 'src/{money,price-tiers,quantity-input}.tsx'] },
    { name: 'index', files: ['src/index.ts'] },
  ],
  mayImport: sdkOnly,
}

/** @type {import('./layout.mjs').Layout} */
export const kitLayout = {
  package: 'contract-kit',
  rooms: [
    // Which shop is checked, and where its calls go.
    { name: 'target', files: ['src/target/**'] },
    { name: 'schemas', files: ['src/json-schema.ts'] },
    { name: 'report', files: ['src/report/**'] },
    // What a shop needs, as data, and the check of it.
    { name: 'needs', files: ['src/needs/**'] },
    // A step is a call as data, so it is below what runs it.
    { name: 'steps', files: ['src/steps/**'] },
    { name: 'run', files: ['src/run/**'] },
    { name: 'record', files: ['src/record/**'] },
    { name: 'openapi', files: ['src/openapi/**'] },
    { name: 'verify', files: ['src/{verify,contract-tests}.ts'] },
    { name: 'entries', files: ['src/cli/**', 'src/{cli,index,node-version}.ts'] },
  ],
  mayImport: sdkOnly,
}

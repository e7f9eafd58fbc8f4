/** Choosing what is to be compared, in lists and on the pages of products. */
export const texts = {
  compare: 'Compare',
  named: 'Compare: {{name}}',
  see: 'See comparison ({{count}})',
  chosen: '{{count}} of {{most}} chosen',
  atMost: 'Up to {{most}} items side by side',
  clear: 'Clear',
  label: 'Comparison',
  full: 'That would be more than {{most}}: first take an item out of the comparison.',
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'compare-choice': typeof texts
  }
}

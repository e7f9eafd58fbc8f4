/** Choosing what is to be compared, in lists and on the pages of products. */
export const texts = {
  compare: 'Compare',
  see: 'See comparison ({{count}})',
  chosen: '{{count}} of {{most}} chosen',
  clear: 'Clear',
  full: 'No more than {{most}}: first take one out of the comparison.',
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'compare-choice': typeof texts
  }
}

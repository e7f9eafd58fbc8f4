/** Start page. */
export const texts = {
  title: 'Packaging in every size',
  heading: 'The box that fits. From one piece.',
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    home: typeof texts
  }
}

/** The Box Finder: its button, its panel, and the results of its search. */
export const texts = {
  or: 'or',
  orMore: 'find the right size',
  button: 'Box Finder',
  title: 'Box Finder',
  intro: 'Please enter the following aspects of your packaging good. We find the most suitable box for you.',
  note: 'All three dimensions in whole millimeters. The results show which boxes fit without tipping the goods.',
  collapse: 'Collapse',
  closeHint: 'Close and forget the dimensions',
  unit: 'mm',
  length: { label: 'Length', hint: 'Longest side of your goods' },
  width: { label: 'Width', hint: 'Width of your goods' },
  height: { label: 'Height', hint: 'Height of your good' },
  drawn: { length: 'L {{mm}}', width: 'W {{mm}}', height: 'H {{mm}}' },
  bySize: 'By inner size',
  find: 'Find',
  reset: 'Reset',
  /** Slugs of the categories of carton boxes and of made-to-measure boxes. */
  cartonBoxesSlug: { CH: 'carton-boxes', DE: 'cardboard-boxes' },
  madeToMeasureSlug: 'made-to-measure',
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'box-finder': typeof texts
  }
}

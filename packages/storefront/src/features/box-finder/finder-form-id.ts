/** Id of the form that stands in the results page, for links to it. */
export const finderFormId = 'box-finder-form'

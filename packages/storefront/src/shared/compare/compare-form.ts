/** The id of the form that compares what is ticked in a list. */
export const compareForm = 'compare'

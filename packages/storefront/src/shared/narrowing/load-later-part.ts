/** What lists need at the first press only: the sheet, and what the form does. */
export const loadLaterPart = () => import('./later/later-part')

import { isWithin } from '@cartonnage/sdk/rules'

/** Whether the categories stand in a row below the header, as in wide windows [9-13]. */
export const isRow = (): boolean => !isWithin(window.innerWidth, 'header')

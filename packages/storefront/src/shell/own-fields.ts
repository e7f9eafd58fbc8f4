import type { Client } from '@cartonnage/sdk'

/** Whether the organisation has the shop's own fields; one without them refuses to be asked for any. */
export const hasOwnFields = ({ options }: Pick<Client, 'options'>): boolean => options.productFields !== '*'

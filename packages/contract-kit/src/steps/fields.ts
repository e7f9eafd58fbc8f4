import { productFields } from '@cartonnage/sdk'
import type { World } from './step'

/** API names of the product fields that the run asks for. */
export const fieldsOf = ({ options }: Pick<World, 'options'>): readonly string[] =>
  options.productFields ?? productFields

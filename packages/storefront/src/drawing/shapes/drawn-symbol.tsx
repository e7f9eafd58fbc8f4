import type { Drawn } from './draw'

export interface DrawnSymbolProps extends Drawn {
  readonly id: string
}

/** A drawing that is shown by `<use>`. Colours are inherited from where it is used. */
export const DrawnSymbol = ({ id, viewBox, material, shapes }: DrawnSymbolProps) => (
  <symbol id={id} data-material={material} viewBox={viewBox}>
    {shapes}
  </symbol>
)

import type { ReactNode } from 'react'

/**
 * A gross and a net price, of which style sheets show the chosen one (base.css): everybody's page has both.
 * Where no style sheet is read it is the gross one. In the text of a drawing the element is a `tspan`.
 */
export const bothPrices = (gross: ReactNode, net: ReactNode, Part: 'span' | 'tspan' = 'span'): ReactNode =>
  gross === net ? (
    gross
  ) : (
    <>
      <Part className="gross">{gross}</Part>
      <Part className="net" {...(Part === 'span' ? { hidden: true } : { display: 'none' })}>
        {net}
      </Part>
    </>
  )

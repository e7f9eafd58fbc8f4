import type { ReactNode } from 'react'

/**
 * A gross and a net price, of which style sheets show the chosen one (base.css): everybody's page has both.
 * Where no style sheet is read it is the gross one.
 */
export const bothPrices = (gross: ReactNode, net: ReactNode): ReactNode =>
  gross === net ? (
    gross
  ) : (
    <>
      <span className="gross">{gross}</span>
      <span className="net" hidden>
        {net}
      </span>
    </>
  )

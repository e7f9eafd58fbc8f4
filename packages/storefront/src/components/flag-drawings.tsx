import type { ReactNode } from 'react'

const across = (...colours: readonly [string, string, string]) => (
  <>
    {colours.map((colour, row) => (
      <path key={row} fill={colour} d={`M0 ${(row * 16) / 3}h24v${16 / 3}H0z`} />
    ))}
  </>
)

const upright = (...colours: readonly [string, string, string]) => (
  <>
    {colours.map((colour, column) => (
      <path key={column} fill={colour} d={`M${column * 8} 0h8v16h-8z`} />
    ))}
  </>
)

/** A coat of arms at the size of a few pixels: a shield, its lower half in a second colour. */
const shield = (x: number, colour: string) => (
  <path
    fill={colour}
    stroke="#ffffff"
    strokeWidth="0.8"
    d={`M${x - 2.4} 4.8h4.8v4a2.6 2.6 0 0 1-2.4 2.6a2.6 2.6 0 0 1-2.4-2.6z`}
  />
)

const stripes = [0, 2, 4, 6, 8, 10, 12].map((row) => `M0 ${(row * 16) / 13}h24v${16 / 13}H0z`).join('')

/** The countries' flags on a field of 24 × 16, as simple as they stay readable at that size. */
export const flagDrawings: Readonly<Record<string, ReactNode>> = {
  AT: across('#d8232f', '#ffffff', '#d8232f'),
  BE: upright('#1b1916', '#f7d518', '#d8232f'),
  CH: (
    <>
      <path fill="#d8231f" d="M0 0h24v16H0z" />
      <path fill="#ffffff" d="M10.4 3.2h3.2v3.2h3.2v3.2h-3.2v3.2h-3.2V9.6H7.2V6.4h3.2z" />
    </>
  ),
  CZ: (
    <>
      <path fill="#ffffff" d="M0 0h24v8H0z" />
      <path fill="#d7141a" d="M0 8h24v8H0z" />
      <path fill="#11457e" d="M0 0l11 8L0 16z" />
    </>
  ),
  DE: across('#1b1916', '#d8231f', '#f3c317'),
  FR: upright('#1e3f8b', '#ffffff', '#d8232f'),
  GB: (
    <>
      <path fill="#1e3f8b" d="M0 0h24v16H0z" />
      <path stroke="#ffffff" strokeWidth="3.2" d="M0 0l24 16M24 0L0 16" />
      <path stroke="#d8232f" strokeWidth="1.2" d="M0 0l24 16M24 0L0 16" />
      <path stroke="#ffffff" strokeWidth="5.2" d="M12 0v16M0 8h24" />
      <path stroke="#d8232f" strokeWidth="3" d="M12 0v16M0 8h24" />
    </>
  ),
  HR: (
    <>
      {across('#e8212b', '#ffffff', '#171796')}
      {shield(12, '#e8212b')}
    </>
  ),
  IT: upright('#1f8a4c', '#ffffff', '#d8232f'),
  LU: across('#e8303a', '#ffffff', '#2ba3dc'),
  NL: across('#a91f32', '#ffffff', '#1e4785'),
  SK: (
    <>
      {across('#ffffff', '#0b4ea2', '#ee1c25')}
      {shield(7.5, '#ee1c25')}
    </>
  ),
  US: (
    <>
      <path fill="#ffffff" d="M0 0h24v16H0z" />
      <path fill="#b5243a" d={stripes} />
      <path fill="#2f3c6e" d="M0 0h10.4v8.6H0z" />
      <path
        fill="#ffffff"
        d="M2 2h1v1H2zM5 2h1v1H5zM8 2h1v1H8zM3.5 4h1v1h-1zM6.5 4h1v1h-1zM2 6h1v1H2zM5 6h1v1H5zM8 6h1v1H8z"
      />
    </>
  ),
}

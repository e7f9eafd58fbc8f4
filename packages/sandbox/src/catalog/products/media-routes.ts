import { Hono } from 'hono'
import type { Env } from '../../calls/call'
import { itemNotFound } from '../../platform-error'
import { board, drawCarton } from './carton-drawing'

/** The pictures of products and categories: plain drawings by their image hint. */
export const mediaRoutes = new Hono<Env>()

mediaRoutes.get('/cms/delivery/media/:file', (c) => {
  const hint = /^([a-z-]+)\.svg$/.exec(c.req.param('file'))?.[1]
  if (hint === undefined) throw itemNotFound('The picture')
  c.header('Cache-Control', 'public, max-age=86400')
  // an SVG opened as a page could run scripts: these have none, and may not have any
  c.header('Content-Security-Policy', "default-src 'none'")
  return c.body(drawProduct(hint), 200, { 'Content-Type': 'image/svg+xml;charset=UTF-8' })
})

/** A square picture (SVG text) of the kind of product that an image hint names; a carton for boxes and unknown hints. */
export function drawProduct(hint: string): string {
  const root = hint.split('-')[0] ?? ''
  const shape = (drawings[root] ?? drawCarton)(hint)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" role="img"><g stroke="${board.line}" stroke-width="2" stroke-linejoin="round">${shape}</g></svg>`
}

function drawMailer(): string {
  return `<path d="M30 60h140v84h-140z" fill="${board.light}"/><path d="M30 60l70 44l70-44" fill="${board.middle}"/>`
}

function drawTube(): string {
  return `<path d="M40 130l100-80a16 22 40 0 1 24 28l-100 80z" fill="${board.middle}"/><ellipse cx="52" cy="144" rx="14" ry="20" transform="rotate(40 52 144)" fill="${board.dark}"/>`
}

function drawRing(): string {
  return `<circle cx="100" cy="100" r="60" fill="${board.middle}"/><circle cx="100" cy="100" r="34" fill="#fff"/>`
}

function drawLabel(): string {
  return `<path d="M50 40h100v120h-100z" fill="#fff"/><path d="M65 65h70M65 85h70M65 105h45M65 135h70" fill="none"/>`
}

function drawRoll(): string {
  return `<path d="M60 50h80v110h-80z" fill="#e3edf2"/><ellipse cx="100" cy="50" rx="40" ry="14" fill="#f3f8fa"/><ellipse cx="100" cy="50" rx="14" ry="5" fill="${board.dark}"/><path d="M60 160a40 14 0 0 0 80 0" fill="#d3e1e8"/>`
}

const drawings: Readonly<Record<string, (hint: string) => string>> = {
  mailers: (hint) => (hint.includes('tube') ? drawTube() : drawMailer()),
  fill: drawRoll,
  tape: drawRing,
  pallet: drawRoll,
  label: drawLabel,
}

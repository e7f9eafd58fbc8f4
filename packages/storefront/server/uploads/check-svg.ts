import { setImmediate as nextRound } from 'node:timers/promises'
import { SaxesParser } from 'saxes'
import type { SaxesTagNS } from 'saxes'

const svgNamespace = 'http://www.w3.org/2000/svg'
const pagesNamespace = 'http://www.w3.org/1999/xhtml'

/** Elements that run, load or animate something. */
const activeElements =
  /^(?:script|foreignobject|iframe|frame|object|embed|applet|handler|listener|audio|video|canvas|animate.*|set|discard|meta|link|base|form)$/
/** Pictures inside of the file itself. */
const ownReference = /^(?:#[^\s]*|data:image\/(?:png|jpe?g|gif|webp);base64,[A-Za-z0-9+/=\s]*)$/i
const outsideStyle = /@import|expression\s*\(|javascript:|-moz-binding|\\/i
/** What is read between two pauses, in which others are served. */
const pieceLength = 64 * 1024
const deepest = 200

/** Why an SVG is not taken; undefined where it is: one drawing that runs nothing and loads nothing from elsewhere. */
export async function findSvgProblem(bytes: Buffer): Promise<'damaged' | 'active' | 'kind' | undefined> {
  const text = decode(bytes)
  if (text === undefined) return 'damaged'
  const reading = startReading()
  for (let at = 0; at < text.length && reading.problem() === undefined; at += pieceLength) {
    reading.read(text.slice(at, at + pieceLength))
    await nextRound()
  }
  return reading.end()
}

/** Undefined where it is no UTF-8, in which all programs write it. */
function decode(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

type SvgProblem = 'damaged' | 'active' | 'kind'

function startReading() {
  let found: SvgProblem | undefined
  let depth = 0
  let isInStyle = false
  const note = (problem: SvgProblem) => void (found ??= problem)
  const parser = new SaxesParser({ xmlns: true })
  const checkText = (text: string) => {
    if (isInStyle && !isOwnStyle(text)) note('active')
  }
  parser.on('error', () => note('damaged'))
  // Entities, and everything else that a document type can do.
  parser.on('doctype', (type) => note(/^\s*svg\b/.test(type) ? 'active' : 'kind'))
  parser.on('processinginstruction', () => note('active'))
  parser.on('opentag', (tag) => {
    depth += 1
    if (depth > deepest) note('damaged')
    if (depth === 1 && (tag.local !== 'svg' || tag.uri !== svgNamespace)) note('kind')
    if (isActive(tag)) note('active')
    isInStyle = tag.local.toLowerCase() === 'style'
  })
  parser.on('closetag', () => {
    depth -= 1
    isInStyle = false
  })
  parser.on('text', checkText)
  parser.on('cdata', checkText)
  return {
    problem: () => found,
    read: (piece: string) => void parser.write(piece),
    end: (): SvgProblem | undefined => {
      if (found === undefined) parser.close()
      return found
    },
  }
}

function isActive({ local, uri, attributes }: SaxesTagNS): boolean {
  const name = local.toLowerCase()
  if (uri === pagesNamespace || activeElements.test(name)) return true
  return Object.values(attributes).some(
    (attribute) => !isQuiet(attribute.local.toLowerCase(), attribute.value.trim()),
  )
}

/** Whether an attribute runs nothing, and refers to nothing outside of the file. */
function isQuiet(name: string, value: string): boolean {
  if (name.startsWith('on')) return false
  if (['href', 'src', 'data', 'action', 'formaction', 'base'].includes(name)) return ownReference.test(value)
  if (/(?:java|vb)script:/i.test(value)) return false
  return !/url\s*\(|@import/i.test(value) || isOwnStyle(value)
}

/** A style without imports, whose addresses are inside of the file. */
function isOwnStyle(text: string): boolean {
  if (outsideStyle.test(text)) return false
  return [...text.matchAll(/url\s*\(\s*["']?([^)"']*)["']?\s*\)?/gi)].every(([, address = '']) =>
    ownReference.test(address.trim()),
  )
}

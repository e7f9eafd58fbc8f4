import { describe, expect, it } from 'vitest'
import { readLead, readTextBlocks } from './text-blocks'

describe('readTextBlocks', () => {
  it('reads headings, paragraphs and lists, one per line', () => {
    expect(readTextBlocks('Lead.\n## Part {#promo}\n- one\n- two\n\n### End')).toEqual([
      { kind: 'paragraph', parts: [{ kind: 'text', text: 'Lead.' }] },
      { kind: 'heading', level: 2, text: 'Part', id: 'promo' },
      {
        kind: 'list',
        items: [[{ kind: 'text', text: 'one' }], [{ kind: 'text', text: 'two' }]],
      },
      { kind: 'heading', level: 3, text: 'End', id: undefined },
    ])
  })

  it('reads the name of a figure', () => {
    expect(readTextBlocks('![flutes]\nSee ![flutes].')).toEqual([
      { kind: 'figure', name: 'flutes' },
      { kind: 'paragraph', parts: [{ kind: 'text', text: 'See ![flutes].' }] },
    ])
  })

  it('reads links and placeholders inside a line', () => {
    expect(readTextBlocks('See [Terms](/service/terms), [[name]].')).toEqual([
      {
        kind: 'paragraph',
        parts: [
          { kind: 'text', text: 'See ' },
          { kind: 'page', text: 'Terms', href: '/service/terms' },
          { kind: 'text', text: ', ' },
          { kind: 'placeholder', text: 'name' },
          { kind: 'text', text: '.' },
        ],
      },
    ])
  })

  it.each(['', '\n\n'])('finds no blocks in %j', (text) => {
    expect(readTextBlocks(text)).toEqual([])
    expect(readLead(text)).toBe('')
  })
})

describe('readLead', () => {
  it('is the first paragraph as plain text', () => {
    expect(readLead('## Head\nSee [Terms](/service/terms) of [[name]].\nMore.')).toBe('See Terms of name.')
  })
})

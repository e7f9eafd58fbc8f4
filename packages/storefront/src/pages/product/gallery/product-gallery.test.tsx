import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { offlineShop, renderInShop, sampleProduct } from '../../../app/shop-page.fixture'
import { ProductGallery } from './product-gallery'

const foldingBox = { PackUnit__c: '25', PalletQuantity__c: '850' }

async function open(
  fields: Readonly<Record<string, string>> = foldingBox,
  locale: 'de-CH' | 'fr-CH' = 'de-CH',
) {
  const { attributes } = sampleProduct({ fields })
  return renderInShop(<ProductGallery attributes={attributes} />, offlineShop(), locale)
}

const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ')
const links = () => screen.getAllByRole('link')
const current = () => links().filter((link) => link.getAttribute('aria-current') === 'true')
const captions = () => screen.getAllByRole('figure').map(({ textContent }) => plain(textContent))

describe('the gallery of a folding box', () => {
  it('names its views, in pictures, captions and links', async () => {
    await open()
    expect(links().map((link) => link.getAttribute('aria-label'))).toEqual([
      'Geschlossen',
      'Offen',
      'Zuschnitt',
      'Welle B',
      'Auf der Palette',
    ])
    expect(screen.getAllByRole('img').map((picture) => plain(picture.getAttribute('aria-label')))).toEqual([
      'Zeichnung: Faltkarton 1-wellig, Innenmass 300 × 200 × 150 mm',
      'Offen: Faltkarton 1-wellig 300 × 200 × 150 mm',
      'Zuschnitt: Faltkarton 1-wellig 300 × 200 × 150 mm',
      'Welle B: Faltkarton 1-wellig 300 × 200 × 150 mm',
      'Auf der Palette: Faltkarton 1-wellig 300 × 200 × 150 mm',
    ])
    expect(captions().slice(2)).toEqual([
      'Zuschnitt mit Innenmassen in mm, ohne Materialzuschlag',
      'Welle B im Querschnitt, etwa 2.9 mm stark, vergrössert',
      'Flach geliefert, 850 Stück auf einer Palette: 34 Bunde zu 25 Stück. Stapel schematisch.',
    ])
  })

  it.each([
    [
      { PackUnit__c: '1', PalletQuantity__c: '55' },
      'Flach geliefert, 55 Stück auf einer Palette. Stapel schematisch.',
    ],
    [
      { PackUnit__c: '20', PalletQuantity__c: '850' },
      'Flach geliefert, 850 Stück auf einer Palette. Stapel schematisch.',
    ],
  ])('counts only whole bundles on a pallet: %o', async (fields, caption) => {
    await open(fields)
    expect(captions().at(-1)).toBe(caption)
  })

  it('says the same in French', async () => {
    await open(foldingBox, 'fr-CH')
    expect(links().map((link) => link.getAttribute('aria-label'))).toEqual([
      'Fermée',
      'Ouverte',
      'Découpe',
      'Cannelure B',
      'Sur palette',
    ])
  })

  it('has links that lead to the views without scripts', async () => {
    const { container } = await open()
    for (const link of links())
      expect(container.querySelector(link.getAttribute('href') ?? '')?.tagName).toBe('FIGURE')
  })

  it('turns to the view of a link, marks it and says so', async () => {
    const user = userEvent.setup()
    await open()
    expect(current()).toEqual([links()[0]])
    expect(screen.getByRole('status').textContent).toBe('')
    await user.click(screen.getByRole('link', { name: 'Zuschnitt' }))
    expect(current()).toEqual([screen.getByRole('link', { name: 'Zuschnitt' })])
    expect(screen.getByRole('status').textContent).toBe(
      'Ansicht 3 von 5: Zuschnitt mit Innenmassen in mm, ohne Materialzuschlag',
    )
  })

  it('turns by arrow keys, Home and End, and the focus stays with the view', async () => {
    const user = userEvent.setup()
    await open()
    links()[0]?.focus()
    const keys = [
      '{ArrowLeft}',
      '{ArrowRight}',
      '{ArrowRight}',
      '{ArrowLeft}',
      '{End}',
      '{ArrowRight}',
      '{Home}',
    ]
    const seen = []
    for (const key of keys) {
      await user.keyboard(key)
      expect(current()).toEqual([document.activeElement])
      seen.push(links().indexOf(document.activeElement as HTMLElement))
    }
    expect(seen).toEqual([0, 1, 2, 1, 4, 4, 0])
  })

  it('leaves Alt and an arrow to the browser, which goes back', async () => {
    const user = userEvent.setup()
    await open()
    links()[0]?.focus()
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}')
    expect(current()).toEqual([links()[0]])
  })

  it('marks the view that a swipe has led to', async () => {
    await open()
    const row = screen.getAllByRole('figure')[0]?.parentElement
    if (!row) throw new Error('no stage')
    Object.defineProperty(row, 'clientWidth', { value: 400 })
    row.scrollLeft = 1190
    fireEvent.scroll(row)
    expect(current()).toEqual([screen.getByRole('link', { name: 'Welle B' })])
    expect(row).toHaveProperty('tabIndex', 0)
    expect(plain(row.getAttribute('aria-label'))).toBe(
      'Welle B im Querschnitt, etwa 2.9 mm stark, vergrössert',
    )
  })
})

describe('the gallery of other goods', () => {
  it('is one picture, with nothing to choose', async () => {
    const { container } = await open({
      Fefco__c: '',
      Flute__c: '',
      InnerLength__c: '',
      InnerWidth__c: '',
      InnerHeight__c: '',
      ImageHint__c: 'tape-pack-pp',
    })
    expect(within(container).getAllByRole('img')).toHaveLength(1)
    expect(screen.queryByRole('link')).toBeNull()
    expect(screen.queryByRole('status')).toBeNull()
  })
})

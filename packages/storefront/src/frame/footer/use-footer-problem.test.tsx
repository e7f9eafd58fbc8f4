import { screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { describe, expect, it } from 'vitest'
import { renderInFooter } from './footer-shop.fixture'
import { useFooterProblem } from './use-footer-problem'

function Probe() {
  useFooterProblem()
  return <p>page</p>
}
const failure = { name: 'ShopError', message: 'There is no network here.', code: 'NETWORK' }

describe('a footer menu that could not be loaded', () => {
  it('[8-3] is reported once, as an error with its JSON', async () => {
    await renderInFooter(
      <StrictMode>
        <Probe />
      </StrictMode>,
      { failure },
    )
    const text = await screen.findByText(`Navigation menu error: ${JSON.stringify(failure)}`)
    expect(text.parentElement?.textContent).toMatch(/^Error/)
    expect(screen.getAllByText(/^Navigation menu error/)).toHaveLength(1)
  })

  it('is not reported if the whole platform is unreachable, which the page says', async () => {
    await renderInFooter(<Probe />, { failure, unreachable: true })
    expect(screen.queryByText(/^Navigation menu error/)).toBeNull()
  })
})

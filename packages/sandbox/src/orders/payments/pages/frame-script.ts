/**
 * The script of the frame, served as a file because the page's policy runs nothing inline. It talks to the shop's page
 * only: messages from elsewhere are ignored, and the token is sent to the shop's origin alone.
 */
export const frameScript = `
const form = document.getElementById('fields')
const { method, shop } = form.dataset
const texts = JSON.parse(form.dataset.problems)
const send = (message) => {
  // A frame that was taken out of its page has no other window to talk to.
  if (parent && parent !== window) parent.postMessage({ source: 'payment-frame', method, ...message }, shop)
}

const showProblem = (id, text) => {
  const note = document.getElementById(id)
  note.hidden = text === undefined
  note.textContent = text ?? ''
}

const showProblems = (names) => {
  for (const input of form.querySelectorAll('input')) {
    const isWrong = names.includes(input.name)
    if (isWrong) input.setAttribute('aria-invalid', 'true')
    else input.removeAttribute('aria-invalid')
    showProblem(input.name + '-problem', isWrong ? texts[input.name] : undefined)
  }
  form.querySelector('[aria-invalid]')?.focus()
}

let running = false
const createToken = async () => {
  if (running) return
  running = true
  showProblem('failed', undefined)
  try {
    const body = JSON.stringify({ method, ...Object.fromEntries(new FormData(form)) })
    const response = await fetch('/tokens', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })
    const result = await response.json()
    if (response.status === 201) {
      showProblems([])
      send({ type: 'token', token: result.token, label: result.label })
    } else if (response.status === 422) {
      showProblems(result.problems)
      send({ type: 'invalid' })
    } else throw new Error(String(response.status))
  } catch {
    showProblem('failed', texts.failed)
    send({ type: 'invalid' })
  } finally {
    running = false
  }
}

addEventListener('message', (event) => {
  if (event.origin === shop && event.source === parent && event.data?.type === 'create-token') createToken()
})
form.addEventListener('submit', (event) => {
  event.preventDefault()
  createToken()
})
form.addEventListener('input', ({ target }) => {
  target.removeAttribute('aria-invalid')
  showProblem(target.name + '-problem', undefined)
})
// Enter in a form of several fields without a button submits nothing by itself.
form.addEventListener('keydown', (event) => {
  if (event.key !== 'Enter' || event.repeat) return
  event.preventDefault()
  form.requestSubmit()
})
const number = document.getElementById('number')
number?.addEventListener('blur', () => {
  number.value = number.value.replace(/[^0-9]/g, '').replace(/(.{4})(?=.)/g, '$1 ')
})
new ResizeObserver(() => send({ type: 'size', height: Math.ceil(form.getBoundingClientRect().height) })).observe(form)
`

/** The style sheet of the provider's pages, served by itself so that they need no inline style. */
export const pageStyle = `
:root { color-scheme: light dark; --line: light-dark(#767a70, #8b9186); --quiet: light-dark(#565a50, #b3b8ad); --wrong: light-dark(#b3261e, #ffb4a9); }
:root[data-scheme='light'] { color-scheme: light; }
:root[data-scheme='dark'] { color-scheme: dark; }
* { box-sizing: border-box; }
body { font: 1rem/1.5 system-ui, sans-serif; margin: 0; overflow-wrap: anywhere; }
.frame { padding: 4px; background: transparent; overflow: hidden; }
#fields { display: grid; gap: 14px; padding-bottom: 4px; }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr)); gap: 14px; align-items: start; }
.field { display: grid; gap: 4px; }
label { font-weight: 600; font-size: .94rem; }
.hint { color: var(--quiet); font-size: .84rem; line-height: 1.35; }
input { font: inherit; width: 100%; min-height: 46px; padding: 0 12px; border: 1.5px solid var(--line); border-radius: 3px; background: light-dark(#fff, #1c1f1a); color: inherit; }
input:focus-visible, button:focus-visible, a:focus-visible { outline: 3px solid light-dark(#1d5fd1, #9cc2ff); outline-offset: 1px; }
input[aria-invalid] { border-color: var(--wrong); border-width: 2px; }
.problem { margin: 0; color: var(--wrong); font-size: .88rem; font-weight: 600; line-height: 1.35; }
.problem[hidden] { display: none; }
p { margin: 0; }
main { max-width: 30rem; margin: 0 auto; padding: 2.5rem 1.25rem; display: grid; gap: 1rem; }
h1 { font-size: 1.9rem; line-height: 1.15; margin: 0; }
form.decisions { display: grid; gap: .75rem; margin-top: .5rem; }
button { font: inherit; font-weight: 600; min-height: 3rem; padding: 0 1rem; border: 1.5px solid var(--line); border-radius: 3px; background: transparent; color: inherit; cursor: pointer; }
button.first { background: light-dark(#1f3a2b, #b9e4c9); color: light-dark(#fff, #10281b); border-color: transparent; }
.quiet { color: var(--quiet); }
`

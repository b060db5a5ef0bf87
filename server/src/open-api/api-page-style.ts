/** Inline, so that the page needs no other file. Its hash is in the page's content policy. */
export const PAGE_STYLE = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#f4f0e2, #10181c);
  --sheet: light-dark(#fffdf6, #19242a);
  --ink: light-dark(#15201b, #f4eedd);
  --ink-2: light-dark(#434e47, #bfc7be);
  --rule: light-dark(#d8d2bc, #2f3d44);
  --link: light-dark(#11507f, #a3d2f2);
}
* { box-sizing: border-box; }
body {
  margin: 0 auto;
  max-width: 64rem;
  padding: 1rem;
  background: var(--paper);
  color: var(--ink);
  font: 1.0625rem/1.5 -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, system-ui, sans-serif;
  overflow-wrap: anywhere;
}
h1, h2, h3, h4 { line-height: 1.2; margin: 0; }
h1 { font-size: 2.125rem; }
main h2 { font-size: 1.5rem; margin-top: 3rem; }
h3 { font-size: 1.1875rem; scroll-margin-top: 1rem; }
h4 { font-size: 0.9375rem; margin-top: 1rem; }
p { margin: 0.5rem 0; }
code { font: 0.9375em/1.4 ui-monospace, 'SFMono-Regular', Menlo, Consolas, monospace; }
small, .fields dd, .codes { color: var(--ink-2); font-size: 0.9375rem; }
a { color: var(--link); text-underline-offset: 0.15em; }
a:focus-visible, main:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; border-radius: 3px; }
main:focus { outline: none; }
.skip { position: absolute; left: 1rem; transform: translateY(-200%); padding: 0.75rem 1rem; background: var(--sheet); }
.skip:focus { transform: none; }
nav { margin-top: 2rem; columns: 17rem; column-gap: 2rem; }
nav h2 { font-size: 1.0625rem; break-after: avoid; }
nav ul, .codes, .choices { list-style: none; margin: 0; padding: 0; }
nav ul { padding-bottom: 1rem; }
nav a, .home { display: block; padding: 0.625rem 0; }
.method { font-size: 0.8125rem; font-weight: 700; letter-spacing: 0.03em; }
article { margin-top: 1rem; padding: 1rem; background: var(--sheet); border: 1px solid var(--rule); border-radius: 12px; }
.fields, .choices { margin: 0.5rem 0 0; padding-left: 0.75rem; border-left: 2px solid var(--rule); }
.fields > div { padding: 0.25rem 0; }
.fields dd { margin: 0; }
.fields p { margin: 0; }
.choices > li + li { margin-top: 0.75rem; }
:target { outline: 2px solid var(--link); outline-offset: 4px; border-radius: 3px; }
@media (min-width: 48rem) {
  body { padding: 2rem; }
  .fields > div { display: grid; grid-template-columns: minmax(10rem, 1fr) 3fr; gap: 1rem; }
}
@media (prefers-contrast: more) {
  :root { --ink-2: var(--ink); --rule: var(--ink); }
}
@media print {
  :root { color-scheme: light; font-size: 9.5pt; --paper: #fff; --sheet: #fff; }
  body { max-width: none; padding: 0; }
  nav, .skip { display: none; }
  article { border: 0; border-top: 1px solid var(--rule); border-radius: 0; padding: 0.5rem 0; }
  h2, h3, h4 { break-after: avoid; }
  .fields > div { break-inside: avoid; }
}
`

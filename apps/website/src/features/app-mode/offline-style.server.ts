/** Looks of the offline page: the default theme in few words, with faces that every device has. */
export const offlineStyle = `
:root{color-scheme:light}
*{box-sizing:border-box;margin:0}
body{font:1.125rem/1.6 'Source Sans 3','Helvetica Neue',system-ui,sans-serif;color:#1b2621;background:#fcfaf6}
header{display:flex;align-items:center;gap:1rem;background:#15302a;color:#f0f5f1;padding:1.25rem max(1.25rem,calc(50vw - 30rem))}
svg{flex:none;inline-size:3rem;block-size:3rem}
.town{font:500 1.5rem/1.2 Newsreader,Georgia,serif}
.claim{color:#c4d8cd;font-size:1rem}
main{padding:clamp(2rem,6vw,4.5rem) max(1.25rem,calc(50vw - 30rem))}
h1,h2{font-family:Newsreader,Georgia,serif;font-weight:500;color:#1c4035;line-height:1.15;text-wrap:balance;overflow-wrap:anywhere}
h1{font-size:clamp(2rem,1.4rem + 2.6vw,3rem)}
h2{font-size:1.5rem}
h3{font-size:1rem;margin-top:1.25rem;color:#4b5953}
.lead{max-width:36rem;margin:1rem 0 1.5rem}
.retry{display:inline-block;padding:.7rem 1.4rem;border-radius:.25rem;background:#265446;color:#fff;font-weight:600;text-decoration:none}
.label{margin:3rem 0 1rem;font-weight:600;color:#8a3d27}
.offices{display:grid;align-items:start;gap:1.5rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,19rem),1fr))}
section{background:#fff;border:1px solid #ebe0cf;border-radius:.5rem;padding:1.5rem}
.call{display:inline-block;margin-top:.5rem;padding:.25rem 0;font-size:1.5rem;font-weight:600;color:#165c70;font-variant-numeric:tabular-nums}
dl{margin-top:.25rem}
dl>div{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 1rem;padding:.3rem 0;border-bottom:1px solid #f6f0e6}
dd{margin-inline-start:auto;display:flex;flex-direction:column;text-align:end;font-variant-numeric:tabular-nums}
.note{margin-top:.75rem;padding:.6rem .8rem;background:#fbeecb;color:#6b4a00;border-radius:.25rem}
section p:last-child{font-size:1rem;color:#4b5953;margin-top:.4rem}
.seen{margin-top:1.5rem;font-size:1rem;color:#4b5953}
a:focus-visible{outline:3px solid #1d7590;outline-offset:3px}
@media (forced-colors:active){.retry{border:1px solid}}
@media print{header{background:none;color:#000}.retry{display:none}}
`

/** Behaviour starts at the latest after this time, in milliseconds, however slow the pictures are. */
const longestWait = 3000

/**
 * Starts the page's code, and lets the pictures further down come (styles/base.css), once everything
 * in sight has arrived and been painted, or at the first touch or key. The waiting script keeps its
 * place, because the framework counts the scripts it has rendered.
 */
const starter = `(()=>{
let isStarted=false
const start=()=>{
if(isStarted)return
isStarted=true
delete document.documentElement.dataset.waiting
const waiting=document.querySelector('script[data-modules]')
for(const href of waiting.dataset.modules.split(' ')){
const link=document.createElement('link')
link.rel='modulepreload'
link.href=href
document.head.append(link)
}
const script=document.createElement('script')
script.type='module'
script.textContent=waiting.textContent
waiting.replaceWith(script)
}
addEventListener('load',()=>requestAnimationFrame(()=>setTimeout(start)))
addEventListener('pointerdown',start,{once:true,capture:true,passive:true})
addEventListener('keydown',start,{once:true,capture:true})
setTimeout(start,${longestWait})
})()`

const preload = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g
const moduleScript = /<script([^>]*) type="module"([^>]*)>/

/**
 * Lets a rendered document show itself before it fetches its code: what is seen first, style sheet,
 * fonts and the first picture, has the line for itself. Everything works without the code, so nobody
 * waits for it. `scriptMark` makes the starter one of the framework's own scripts (T44).
 */
export function startLate(html: string, scriptMark: string): string {
  if (!moduleScript.test(html)) return html
  const modules = Array.from(html.matchAll(preload), ([, href]) => href)
  return html
    .replaceAll(preload, '')
    .replace('<html ', '<html data-waiting="" ')
    .replace(moduleScript, `<script$1 type="text/plain" data-modules="${modules.join(' ')}"$2>`)
    .replace('</head>', `<script nonce="${scriptMark}">${starter}</script></head>`)
}

/** Draws the pictures that the contract's examples name: `node tests/support/example-media.ts <folder>`. */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { exampleWidths } from '@kurstadt/contract/examples'
import sharp from 'sharp'

type Scene = { sky: [string, string]; hills: [string, string, string]; detail: string }

const badhaus = `<g fill="#efe3d0"><rect x="560" y="520" width="480" height="260"/><rect x="740" y="380" width="120" height="400"/></g>
<g fill="#a44e34"><path d="M540 520h520l-60-70H600z"/><path d="M725 380h150l-75-110z"/></g><circle cx="800" cy="440" r="34" fill="#fff"/>
<g fill="#4f8b98">${[600, 660, 720, 840, 900, 960].map((x) => `<path d="M${x} 700v-70a24 24 0 0148 0v70z"/>`).join('')}</g>`
const konzerthaus = `<g fill="#d9b98a"><path d="M420 760V560h620v200z"/></g><path fill="#6b3f2a" d="M390 560h680l-90-110H480z"/>
<g fill="#ffe6a8">${[460, 560, 660, 760, 860, 960].map((x) => `<rect x="${x}" y="610" width="50" height="110" rx="25"/>`).join('')}</g>`
const bergbahn = `<path stroke="#5b4a3a" stroke-width="14" d="M120 940L1480 300"/><g transform="rotate(-25 820 600)"><rect x="700" y="500" width="250" height="110" rx="22" fill="#a44e34"/>
<g fill="#dceff2">${[722, 780, 838, 896].map((x) => `<rect x="${x}" y="520" width="40" height="44" rx="6"/>`).join('')}</g></g>`

const scenes: Scene[] = [
  { sky: ['#bcdfe6', '#f6f0e6'], hills: ['#7fa598', '#47796a', '#1f4a3d'], detail: badhaus },
  { sky: ['#2b3a5c', '#e0a07a'], hills: ['#4a5a6e', '#2f4350', '#17292b'], detail: konzerthaus },
  { sky: ['#dbeaf0', '#fbf3e0'], hills: ['#9dbcae', '#5d8a70', '#2d5a45'], detail: bergbahn },
]

/** A row of firs along a slope. */
function firs(y: number, color: string): string {
  const trees = Array.from({ length: 60 }, (_, i) => {
    const x = i * 28
    const top = y - 60 - ((i * 37) % 50) + 40 * Math.sin(i / 7)
    return `<path d="M${x} ${top}l26 90h-52z"/>`
  })
  return `<g fill="${color}">${trees.join('')}<rect y="${y}" width="1600" height="600"/></g>`
}

function draw({ sky, hills, detail }: Scene): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1000" width="1600" height="1000">
<defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="${sky[0]}"/><stop offset="1" stop-color="${sky[1]}"/></linearGradient></defs>
<rect width="1600" height="1000" fill="url(#s)"/>
<path fill="${hills[0]}" d="M0 520Q300 300 620 440T1180 360T1600 480V1000H0z"/>${firs(600, hills[1])}${detail}${firs(900, hills[2])}</svg>`
}

/** Writes every example picture in all formats and widths into a folder. */
export async function writeExampleMedia(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const [index, scene] of scenes.entries())
    for (const width of exampleWidths) {
      const image = sharp(Buffer.from(draw(scene))).resize(width)
      const name = (format: string) => join(folder, `beispiel-${index + 1}-${width}.${format}`)
      await image.clone().avif({ quality: 55 }).toFile(name('avif'))
      await image.clone().webp({ quality: 75 }).toFile(name('webp'))
      await image.clone().jpeg({ quality: 78 }).toFile(name('jpeg'))
    }
}

const [, script, folder] = process.argv
if (folder && script?.endsWith('example-media.ts')) await writeExampleMedia(folder)

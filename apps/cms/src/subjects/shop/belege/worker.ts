import { drawInThread } from '../../../platform/print/index.ts'
import { drawKarten } from './draw-karten.ts'
import { drawRechnung } from './draw-rechnung.ts'
import { drawText } from './draw-text.ts'
import type { Papier } from './papier.ts'

function isPapier(value: unknown): value is Papier {
  return typeof value === 'object' && value !== null && 'art' in value
}

function draw(papier: Papier): Promise<Uint8Array> {
  if (papier.art === 'karten') return drawKarten(papier)
  return papier.art === 'text' ? drawText(papier) : drawRechnung(papier)
}

await drawInThread(isPapier, draw)

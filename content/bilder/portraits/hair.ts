import {
  darker,
  ellipse,
  lighter,
  path,
  px,
  randomFrom,
  type Svg,
  stroke,
  times,
} from '../kit/index.ts'
import type { Person } from './person.ts'

function curls(seed: string, color: string, size: number, isTight: boolean): Svg {
  const random = randomFrom(`${seed}-curls`)
  const ring = times(isTight ? 46 : 34, (index) => {
    const angle = Math.PI * (0.93 + (index / (isTight ? 45 : 33)) * 1.14)
    const reach = isTight ? 1 : random.between(0.94, 1.06)
    const [x, y] = [500 + Math.cos(angle) * 150 * reach, 386 + Math.sin(angle) * 168 * reach]
    const tone = [color, lighter(color, 0.1), darker(color, 0.16)][index % 3] ?? color
    return ellipse(x, y, size * random.between(0.8, 1.2), size * random.between(0.8, 1.15), tone)
  })
  return ring.join('')
}

const capes: Partial<Record<Person['hair'], string>> = {
  bob: 'M352 400C330 200 670 200 648 400C668 480 668 560 646 616C600 636 400 636 354 616C332 560 332 480 352 400Z',
  lang: 'M352 400C334 205 666 205 648 400C670 520 684 680 668 790C600 840 400 840 332 790C316 680 330 520 352 400Z',
  welle:
    'M344 400C312 196 688 196 656 400C690 470 676 560 640 640C600 660 400 660 360 640C324 560 310 470 344 400Z',
  dutt: 'M360 410C350 230 650 230 640 410C640 470 630 520 610 560H390C370 520 360 470 360 410Z',
  zopf: 'M360 410C350 230 650 230 640 410C640 470 630 520 610 560H390C370 520 360 470 360 410Z',
}

/** Hair behind the head. */
export function hairBack({ hair, hairColor, seed }: Person): Svg {
  const dark = darker(hairColor, 0.24)
  const cape = capes[hair]
  const bun =
    hair === 'dutt' ? ellipse(500, 206, 66, 56, dark) + ellipse(508, 200, 44, 34, hairColor) : ''
  const braid =
    hair === 'zopf'
      ? path(
          'M610 520C690 560 700 700 664 800C650 836 628 830 626 800C640 720 620 640 588 590Z',
          dark,
        ) +
        path('M630 560C676 620 676 700 656 770', 'none', {
          stroke: hairColor,
          'stroke-width': 16,
          'stroke-linecap': 'round',
        })
      : ''
  const cloud =
    hair === 'locken'
      ? path(
          'M346 420C300 200 700 200 654 420C690 500 676 580 630 620H370C324 580 310 500 346 420Z',
          dark,
        ) + longCurls(seed, hairColor)
      : ''
  return bun + braid + cloud + (cape ? path(cape, dark) : '')
}

function longCurls(seed: string, color: string): Svg {
  const random = randomFrom(`${seed}-long`)
  return times(22, (index) => {
    const side = index % 2 === 0 ? -1 : 1
    const y = 360 + (index / 22) * 260
    const x = 500 + side * (142 + random.between(0, 34))
    return ellipse(
      x,
      y,
      random.between(24, 38),
      random.between(24, 36),
      [color, darker(color, 0.14), lighter(color, 0.08)][index % 3] ?? color,
    )
  }).join('')
}

const fronts: Partial<Record<Person['hair'], string>> = {
  kurz: 'M366 412C346 246 440 214 522 220C622 224 662 300 634 412C630 376 620 348 604 330C556 346 470 340 420 322C394 346 374 372 366 412Z',
  scheitel:
    'M364 416C340 250 430 206 530 214C648 222 664 320 636 416C632 376 622 350 606 334C540 342 470 322 436 286C420 334 382 352 364 416Z',
  bob: 'M358 436C346 250 450 222 500 222C560 222 656 250 642 436C636 380 606 338 566 304C500 346 424 350 388 376C370 396 362 412 358 436Z',
  lang: 'M358 450C344 250 440 218 500 222C560 218 656 250 642 450C636 370 580 330 506 270C440 330 366 370 358 450Z',
  welle:
    'M356 440C330 240 440 200 520 206C640 206 674 300 644 440C640 386 616 350 588 330C520 352 450 336 420 300C408 350 364 372 356 440Z',
  dutt: 'M360 430C348 260 440 226 500 226C560 226 652 260 640 430C632 370 590 312 500 300C410 312 368 370 360 430Z',
  zopf: 'M360 430C348 260 440 222 510 222C580 222 652 260 640 430C634 380 600 320 452 292C420 330 370 370 360 430Z',
  pixie:
    'M360 430C340 240 440 206 520 212C640 214 668 310 640 424C634 390 622 366 612 350L590 372L566 336L536 366L500 330L468 360L440 326L412 366L392 352C374 376 366 400 360 430Z',
  kranz:
    'M358 452C346 400 352 350 378 320C374 360 380 400 372 452ZM642 452C654 400 648 350 622 320C626 360 620 400 628 452Z',
}

/** Hair in front of the head. */
export function hairFront({ hair, hairColor, seed }: Person): Svg {
  if (hair === 'krause')
    return (
      path(
        'M364 410C350 290 420 236 500 236C580 236 650 290 636 410C630 366 590 322 500 316C410 322 370 366 364 410Z',
        hairColor,
      ) + curls(seed, hairColor, 30, true)
    )
  if (hair === 'locken')
    return (
      path(
        'M362 410C350 280 420 226 500 226C580 226 650 280 638 410C630 366 580 330 520 318C450 322 380 360 362 410Z',
        hairColor,
      ) + curls(seed, hairColor, 36, false)
    )
  const front = fronts[hair]
  if (!front) return ''
  const shine =
    hair === 'kranz'
      ? ''
      : stroke('M404 300C440 262 500 246 560 258', lighter(hairColor, 0.3), 10, {
          'stroke-linecap': 'round',
          opacity: px(0.45),
        })
  return path(front, hairColor) + shine
}

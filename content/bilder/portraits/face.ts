import { darker, ellipse, glow, lighter, mix, path, px, type Svg, stroke } from '../kit/index.ts'
import type { Person } from './person.ts'

const head =
  'M366 404C362 268 638 268 634 404C636 470 622 530 588 574C560 610 530 628 500 628C470 628 440 610 412 574C378 530 364 470 366 404Z'

function ears({ skin, earrings }: Person): Svg {
  const shade = darker(skin, 0.14)
  const studs = earrings
    ? ellipse(364, 492, 7, 9, '#f2d08a') + ellipse(636, 492, 7, 9, '#f2d08a')
    : ''
  return ellipse(366, 452, 22, 36, shade) + ellipse(634, 452, 22, 36, skin) + studs
}

function eye(x: number, color: string, age: number): Svg {
  const lid = `M${x - 23} 448Q${x} ${px(430 + age * 3)} ${x + 23} 448`
  return (
    path(`M${x - 20} 449Q${x} 433 ${x + 20} 449Q${x} 461 ${x - 20} 449Z`, '#fdf8ef') +
    ellipse(x, 447.5, 9.4, 9.8, color) +
    ellipse(x, 447.5, 4.8, 5.2, '#1c1b1e') +
    ellipse(x + 3.4, 444, 2.2, 2.4, '#ffffff') +
    stroke(lid, '#33261f', 4.6, { 'stroke-linecap': 'round' }) +
    (age > 0.5
      ? stroke(`M${x - 18} 470Q${x} 478 ${x + 18} 470`, '#6b4a38', 2, {
          opacity: '0.3',
          'stroke-linecap': 'round',
        })
      : '')
  )
}

function brows({ hairColor, hair, age }: Person): Svg {
  const color = mix(hairColor, '#3a2a22', hair === 'kranz' ? 0.2 : 0.4)
  return stroke('M414 413Q440 398 470 408M530 408Q560 398 586 413', color, 8.5 - age * 1.5, {
    'stroke-linecap': 'round',
    opacity: '0.9',
  })
}

function mouth(skin: string, beard: Person['beard']): Svg {
  const lip = mix(skin, '#b0473f', beard ? 0.38 : 0.5)
  return (
    path('M452 552Q500 572 548 552Q530 590 500 590Q470 590 452 552Z', lip) +
    path('M462 559Q500 573 538 559Q526 572 500 573Q474 572 462 559Z', '#fffaf2') +
    stroke('M446 549Q450 553 455 554M554 549Q550 553 545 554', darker(skin, 0.35), 3.4, {
      'stroke-linecap': 'round',
    })
  )
}

function beardOf({ beard, hairColor }: Person): Svg {
  const moustache =
    'M440 548C456 518 490 520 500 528C510 520 544 518 560 548C536 540 516 544 500 546C484 544 464 540 440 548Z'
  if (beard === 'schnauzer') return path(moustache, hairColor)
  if (beard === 'stoppel')
    return path(
      'M370 462C376 560 430 632 500 632C570 632 624 560 630 462C616 530 580 530 500 528C420 530 384 530 370 462Z',
      hairColor,
      { opacity: '0.2' },
    )
  if (beard === 'voll')
    return path(
      'M366 446C366 570 420 660 500 664C580 660 634 570 634 446C622 520 592 540 560 536C540 520 516 522 500 528C484 522 460 520 440 536C408 540 378 520 366 446Z',
      hairColor,
    )
  return ''
}

function glassesOf(kind: NonNullable<Person['glasses']>): Svg {
  const frame = kind === 'rund' ? '#6b4630' : '#23303a'
  const lens = (x: number) =>
    kind === 'rund'
      ? ellipse(x, 450, 47, 45, '#ffffff', {
          'fill-opacity': '0.16',
          stroke: frame,
          'stroke-width': 7,
        })
      : path(
          `M${x - 52} 420H${x + 52}Q${x + 54} 480 ${x + 30} 484H${x - 30}Q${x - 54} 480 ${x - 52} 420Z`,
          '#ffffff',
          { 'fill-opacity': '0.16', stroke: frame, 'stroke-width': 8, 'stroke-linejoin': 'round' },
        )
  return (
    lens(443) +
    lens(557) +
    stroke('M488 442Q500 434 512 442M394 440L368 434M606 440L632 434', frame, 7, {
      'stroke-linecap': 'round',
    })
  )
}

function lines(age: number, skin: string): Svg {
  if (age < 0.35) return ''
  const wrinkle = darker(skin, 0.4)
  const brow = age > 0.6 ? 'M440 366Q500 356 560 366M452 346Q500 338 548 346' : ''
  return stroke(`M432 520Q420 540 428 562M568 520Q580 540 572 562${brow}`, wrinkle, 3, {
    opacity: px(0.2 + age * 0.3),
    'stroke-linecap': 'round',
  })
}

/** Head with face: friendly, flat, lit from the right. */
export function face(person: Person): Svg {
  const { skin, age, glasses, eyes = '#5a4632', beard } = person
  const shade = darker(skin, 0.17)
  return (
    ears(person) +
    path(head, skin) +
    path(
      'M366 404C362 330 440 290 470 300C420 340 410 440 430 520C440 570 470 610 500 628C470 628 440 610 412 574C378 530 364 470 366 404Z',
      shade,
      { opacity: '0.26' },
    ) +
    glow(424, 520, 50, 36, '#e0705c', 0.26) +
    glow(576, 520, 50, 36, '#e0705c', 0.3) +
    lines(age, skin) +
    (beard ? beardOf(person) : '') +
    stroke('M506 452Q526 496 516 512Q502 524 484 515', darker(skin, 0.3), 5, {
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
      opacity: '0.75',
    }) +
    path('M512 470Q528 498 520 508Q508 512 508 500Z', lighter(skin, 0.3), { opacity: '0.5' }) +
    mouth(skin, beard) +
    eye(443, eyes, age) +
    eye(557, eyes, age) +
    brows(person) +
    (glasses ? glassesOf(glasses) : '')
  )
}

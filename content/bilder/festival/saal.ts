import {
  darker,
  ellipse,
  figure,
  glow,
  ink,
  mix,
  path,
  px,
  type Random,
  randomFrom,
  rect,
  type Svg,
  scene,
  shaded,
  stars,
  stroke,
  times,
} from '../kit/index.ts'
import { boxes, guest, ownBox } from './loge.ts'

const velvet = '#8b1e3f'
const shadow = '#16070c'

/** Seville by night, as the painter of the set saw it. */
function set(random: Random): Svg {
  const house = (x: number, width: number, top: number, wall: string, lit: readonly number[]) =>
    rect(x, top, width, 700 - top, wall) +
    rect(x - 8, top - 18, width + 16, 22, mix(wall, '#fff0cf', 0.3)) +
    times(2, (row) =>
      times(Math.floor(width / 74), (column) => {
        const [left, y] = [x + 24 + column * 74, top + 56 + row * 130]
        const isLit = lit.includes(row * 3 + column)
        return (
          path(
            `M${left} ${y + 84}V${y + 22}A21 22 0 0 1 ${left + 42} ${y + 22}V${y + 84}Z`,
            isLit ? '#ffd98a' : '#27304a',
          ) + rect(left - 6, y + 84, 54, 7, mix(wall, '#fff0cf', 0.3))
        )
      }).join(''),
    ).join('')
  return (
    shaded(
      [
        [0, '#172250'],
        [0.6, '#3a5a8a'],
        [1, '#c98a7a'],
      ],
      (fill) => rect(560, 150, 900, 560, fill),
    ) +
    `<g transform="translate(560 150)">${stars(random, 60, 900, 300)}</g>` +
    ellipse(1110, 262, 58, 58, '#fdf0cc') +
    path('M960 700V330H1000V290H1040V250Q1054 226 1068 250V290H1108V330H1148V700Z', '#4a4a72') +
    path('M560 700V480Q760 430 960 500T1460 470V700Z', '#3a3a62') +
    house(560, 250, 330, '#a85a4a', [1, 4]) +
    house(1130, 320, 300, '#b9784a', [0, 5]) +
    balcony()
  )
}

function balcony(): Svg {
  const rails = times(13, (index) => `M${1126 + index * 17} 500v72`).join('')
  return (
    path('M1180 500V392A46 46 0 0 1 1272 392V500Z', '#ffe0a0') +
    figure({
      x: 1226,
      y: 560,
      height: 176,
      coat: '#fbf3e6',
      hair: '#241816',
      skin: '#e2b695',
      hasSkirt: true,
    }) +
    path('M1206 440H1246L1272 568H1180Z', '#fbf3e6') +
    rect(1116, 566, 226, 20, '#5b3a3a') +
    rect(1116, 494, 226, 9, '#1c1420') +
    stroke(rails, '#1c1420', 5)
  )
}

function cast(): Svg {
  return (
    figure({
      x: 930,
      y: 730,
      height: 190,
      coat: '#23456a',
      hair: '#241816',
      skin: '#d8a581',
      hat: '#171420',
    }) +
    `<g transform="translate(964 622) rotate(24)">${ellipse(0, 12, 16, 21, '#b9773c')}${ellipse(0, -12, 11, 14, '#b9773c')}${rect(-3, -74, 6, 60, '#3a2118')}</g>` +
    figure({ x: 760, y: 744, height: 190, coat: '#b3263f', hair: '#3a241b', skin: '#e2b695' }) +
    stroke('M782 610L846 566', '#b3263f', 19, { 'stroke-linecap': 'round' }) +
    ellipse(850, 562, 10, 11, '#e2b695') +
    path('M746 662Q760 676 776 662V720H746Z', '#fbf3e6')
  )
}

/** The proscenium with its curtain drawn aside. */
function arch(): Svg {
  const gold = '#d0a05a'
  const drape = (side: 1 | -1) => {
    const edge = side === -1 ? 560 : 1460
    return times(5, (index) => {
      const [top, low] = [edge - side * index * 44, edge - side * index * 15]
      return shaded(
        [
          [0, mix(velvet, shadow, 0.5)],
          [0.5, mix(velvet, '#ff9a7a', 0.16)],
          [1, mix(velvet, shadow, 0.55)],
        ],
        (fill) =>
          path(
            `M${top} 150H${top - side * 48}Q${px(top - side * 44)} 400 ${px(low - side * 18)} 520L${px(low - side * 14)} 712H${px(low + side * 6)}L${low} 520Q${top} 400 ${top} 150Z`,
            fill,
          ),
        'right',
      )
    }).join('')
  }
  const swags = times(6, (index) => {
    const x = 556 + index * 151
    return (
      shaded(
        [
          [0, mix(velvet, '#ff9a7a', 0.2)],
          [1, mix(velvet, shadow, 0.45)],
        ],
        (fill) => path(`M${x} 140H${x + 153}Q${x + 76} 292 ${x} 140Z`, fill),
      ) + stroke(`M${x} 150Q${x + 76} 288 ${x + 153} 150`, ink.gold, 5)
    )
  }).join('')
  const pillar = (x: number) =>
    shaded(
      [
        [0, darker(gold, 0.35)],
        [0.4, mix(gold, '#fff3d0', 0.5)],
        [1, darker(gold, 0.45)],
      ],
      (fill) => rect(x, 110, 62, 660, fill),
      'right',
    ) +
    rect(x - 10, 110, 82, 26, gold) +
    rect(x - 10, 740, 82, 30, gold)
  return (
    drape(-1) +
    drape(1) +
    swags +
    rect(486, 84, 1048, 58, gold) +
    rect(486, 84, 1048, 12, '#f3d9a0') +
    times(15, (index) => ellipse(522 + index * 70, 118, 12, 12, '#f3d9a0')).join('') +
    pillar(492) +
    pillar(1466)
  )
}

/** The Barber seen from a box by candlelight. */
export function festivalSaal(): Svg {
  const random = randomFrom('festival-saal')
  const pit = times(40, (index) => {
    const [x, y] = [470 + index * 28 + random.between(-6, 6), 838 + random.between(-12, 12)]
    return index % 3 === 0
      ? glow(x, y - 8, 34, 26, ink.gold, 0.9) + rect(x - 9, y - 12, 18, 12, '#ffe9bd')
      : ellipse(x, y, 11, 14, '#3a2420')
  }).join('')
  return scene(
    2000,
    1125,
    rect(0, 0, 2000, 1125, '#2f0f19'),
    glow(1010, 460, 1000, 640, '#ff9f5a', 0.32),
    set(random),
    shaded(
      [
        [0, '#d99a55'],
        [1, '#7a4a2a'],
      ],
      (fill) => path('M560 690H1460L1530 790H490Z', fill),
    ),
    cast(),
    arch(),
    rect(470, 786, 1080, 20, '#c9974f'),
    rect(430, 806, 1160, 60, '#1a090e'),
    pit,
    rect(0, 866, 2000, 270, '#1f0a11'),
    `<g transform="translate(2020 0) scale(-1 1)">${boxes(random)}</g>`,
    boxes(random),
    times(3, (row) =>
      times(34, (index) =>
        ellipse(
          40 + index * 44 + (row % 2) * 22,
          892 + row * 30,
          15,
          18,
          ['#4a2420', '#371a1b', '#241012'][row] ?? '#241012',
        ),
      ).join(''),
    ).join(''),
    ownBox(),
    guest(1330, true),
    guest(1660, false),
  )
}

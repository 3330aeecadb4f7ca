import {
  ellipse,
  glow,
  ink,
  path,
  polygon,
  px,
  type Random,
  randomFrom,
  rect,
  type Svg,
  scene,
  shaded,
  stroke,
  times,
} from '../kit/index.ts'

/** A sheet of music in ink on old paper, drawn flat and then laid as the place asks. */
function sheet(random: Random, transform: string, paper: string): Svg {
  const staves = times(6, (row) =>
    times(5, (line) => `M34 ${px(62 + row * 68 + line * 8)}H326`).join(''),
  ).join('')
  const notes = times(6, (row) =>
    times(14, (index) => {
      const [x, y] = [66 + index * 18.6, 62 + row * 68 + random.whole(-1, 8) * 4]
      const up = random.chance(0.55)
      return `${ellipse(x, y, 4.8, 3.5, '#3a2418')}${stroke(up ? `M${px(x + 4)} ${px(y)}v-24` : `M${px(x - 4)} ${px(y)}v24`, '#3a2418', 1.5)}`
    }).join(''),
  ).join('')
  const clefs = times(6, (row) =>
    stroke(`M46 ${96 + row * 68}c-12-6 6-30 8-40c-10 4-10 30 0 32c8 0 8-14-2-14`, '#3a2418', 2),
  ).join('')
  return `<g transform="${transform}">${rect(0, 0, 360, 480, '#2a1a14', { opacity: '0.35', transform: 'translate(10 12)' })}${rect(0, 0, 360, 480, paper)}${path('M0 0H60Q24 220 40 480H0Z', '#c9a878', { opacity: '0.3' })}${stroke(staves, '#8a6a4c', 1.1)}${clefs}${notes}</g>`
}

function crate(random: Random): Svg {
  const plank = (x: number, y: number, width: number, height: number, color: string) =>
    rect(x, y, width, height, color) +
    stroke(
      times(
        3,
        (index) =>
          `M${x + 20} ${px(y + height * (0.24 + index * 0.26))}q${px(width * 0.3)} ${px(random.between(-9, 9))} ${px(width - 40)} ${px(random.between(-5, 5))}`,
      ).join(''),
      '#4a2d1c',
      2.4,
      { opacity: '0.5' },
    )
  return (
    ellipse(1060, 1000, 560, 56, '#12080a', { opacity: '0.5' }) +
    path(
      polygon([
        [620, 640],
        [1500, 640],
        [1440, 560],
        [690, 560],
      ]),
      '#2a1a14',
    ) +
    sheet(random, 'translate(720 410) rotate(-7)', '#ecd9b0') +
    sheet(random, 'translate(1120 380) rotate(9)', '#e6cfa2') +
    sheet(random, 'translate(900 350) rotate(2)', '#f6e8c6') +
    rect(610, 650, 900, 336, '#2a1a14') +
    plank(600, 640, 920, 112, '#a8713f') +
    plank(600, 760, 920, 112, '#946034') +
    plank(600, 880, 920, 104, '#7d4f2b') +
    rect(600, 630, 64, 366, '#b98049') +
    rect(1456, 630, 64, 366, '#84552f') +
    times(6, (index) =>
      ellipse(index % 2 ? 1488 : 632, 690 + Math.floor(index / 2) * 116, 8, 8, '#3a2418'),
    ).join('') +
    stroke('M960 812q100 50 200 0', '#3a2418', 18, { 'stroke-linecap': 'round' })
  )
}

/** A natural horn leaning on the crate. */
function horn(): Svg {
  return (
    ellipse(430, 1006, 210, 24, '#12080a', { opacity: '0.45' }) +
    stroke('M430 660A150 150 0 1 1 429 660', '#6d4520', 44) +
    stroke('M430 660A150 150 0 1 1 429 660', '#d9a652', 32) +
    stroke('M420 690A120 120 0 0 0 330 850', '#f6dc9a', 8, { 'stroke-linecap': 'round' }) +
    stroke('M430 700A110 110 0 1 1 429 700', '#b9843a', 16) +
    path('M320 880C270 930 210 930 150 1000C220 1034 330 1030 410 960Z', '#c9943f') +
    path('M150 1000C220 1034 330 1030 410 960L396 948C320 1000 230 1010 150 1000Z', '#8a5a24') +
    ellipse(166, 990, 26, 66, '#6d4520', { transform: 'rotate(52 166 990)' }) +
    stroke('M560 760Q620 720 610 650', '#d9a652', 14, { 'stroke-linecap': 'round' })
  )
}

function lantern(): Svg {
  return (
    glow(1700, 800, 420, 420, ink.gold, 0.75) +
    ellipse(1700, 1010, 110, 18, '#12080a', { opacity: '0.45' }) +
    stroke('M1650 690Q1700 600 1750 690', '#2a1d1a', 8) +
    path('M1640 690H1760L1740 660H1660Z', '#3a2a24') +
    rect(1646, 690, 108, 280, '#ffdf9a', { opacity: '0.35' }) +
    stroke('M1646 690V970M1754 690V970M1700 690V970', '#3a2a24', 9) +
    rect(1630, 966, 140, 36, '#3a2a24') +
    rect(1682, 880, 36, 90, '#fbf3e2') +
    path('M1700 780C1722 830 1728 860 1700 880C1672 860 1678 830 1700 780Z', '#f2a64a') +
    path('M1700 820C1712 846 1714 866 1700 878C1686 866 1688 846 1700 820Z', '#fff6dc')
  )
}

/** The painted garden that hid the crate. */
function flat(): Svg {
  return `<g transform="translate(250 150) rotate(-4)">${rect(-14, -14, 568, 720, '#5b3a26')}${rect(0, 0, 540, 700, '#8fb3a5')}${path('M0 300Q130 210 270 280T540 250V700H0Z', '#5f8f74')}${path('M0 430Q200 370 540 440V700H0Z', '#456f52')}${path('M210 700Q280 520 268 440H300Q330 540 400 700Z', '#d8c79a')}${ellipse(110, 300, 70, 110, '#3a6048')}${ellipse(440, 310, 80, 120, '#34583f')}${rect(104, 380, 12, 80, '#5b3a26')}${rect(434, 400, 12, 80, '#5b3a26')}${path('M240 350h90v90h-90Z', '#e9dcc2')}${path('M228 350L285 300L342 350Z', '#b3596a')}${stroke('M0 0H540V700H0Z', '#4a2d1c', 10)}</g>`
}

/** The crate in the attic, as the stage manager found it. */
export function festivalNoten(): Svg {
  const random = randomFrom('festival-noten')
  const beams = times(7, (index) =>
    path(
      polygon([
        [index * 330 - 120, 0],
        [index * 330 - 60, 0],
        [index * 330 - 300 + index * 60, 620],
        [index * 330 - 360 + index * 60, 620],
      ]),
      '#3a241a',
    ),
  ).join('')
  const dust = times(120, () => {
    const share = random.between(0, 1)
    return ellipse(
      1480 - share * 620 + random.between(-160, 160),
      180 + share * 700,
      random.between(1, 3),
      random.between(1, 3),
      '#fff1cf',
      { opacity: px(random.between(0.3, 0.9)) },
    )
  }).join('')
  return scene(
    2000,
    1125,
    shaded(
      [
        [0, '#4a2d22'],
        [0.6, '#6d4630'],
        [1, '#3a2018'],
      ],
      (fill) => rect(0, 0, 2000, 900, fill),
    ),
    stroke(times(24, (index) => `M0 ${index * 36}H2000`).join(''), '#36201a', 3, {
      opacity: '0.55',
    }),
    beams,
    rect(0, 96, 2000, 54, '#2f1d17'),
    flat(),
    rect(1390, 90, 300, 250, '#2f1d17'),
    rect(1410, 108, 260, 214, '#cfe3dc'),
    path('M1410 280Q1500 220 1580 250T1670 230V322H1410Z', '#7fa592'),
    stroke('M1540 108V322M1410 214H1670', '#2f1d17', 12),
    shaded(
      [
        [0, '#7d5236'],
        [1, '#2a1612'],
      ],
      (fill) => path('M0 860H2000V1125H0Z', fill),
    ),
    stroke(
      times(
        16,
        (index) => `M${px(1000 + (index - 8) * 150)} 860L${px(1000 + (index - 8) * 300)} 1125`,
      ).join(''),
      '#2f1a14',
      4,
      { opacity: '0.6' },
    ),
    path(
      polygon([
        [1410, 108],
        [1670, 108],
        [1330, 1010],
        [600, 1010],
      ]),
      '#ffeec6',
      { opacity: '0.2' },
    ),
    crate(random),
    horn(),
    sheet(random, 'translate(1180 1000) skewX(-38) scale(0.9 0.22)', '#f3e3bd'),
    path(
      polygon([
        [1410, 108],
        [1670, 108],
        [1330, 1010],
        [600, 1010],
      ]),
      '#ffeec6',
      { opacity: '0.12' },
    ),
    dust,
    lantern(),
  )
}

import {
  air,
  arch,
  ellipse,
  glow,
  group,
  hills,
  mix,
  moods,
  path,
  polygon,
  px,
  randomFrom,
  rect,
  type Svg,
  scene,
  shaded,
  stroke,
  times,
} from '../kit/index.ts'
import { pianist, student, teacher } from './unterricht.ts'

const mood = moods.morning
const floor = 800

/** Three tall windows with the valley behind. */
function windows(): Svg {
  const openings = [250, 620, 990].map((x) => arch(x, 640, 270, 500)).join('')
  const bars = [250, 620, 990]
    .map((x) => `M${x + 135} 140V640M${x} 300H${x + 270}M${x} 470H${x + 270}`)
    .join('')
  return (
    `<clipPath id="panes"><path d="${openings}"/></clipPath>` +
    group(
      { 'clip-path': 'url(#panes)' },
      air('festival-akademie', mood, 640, 2000, 5),
      hills({
        seed: 'festival-akademie',
        mood,
        count: 4,
        top: 330,
        base: 520,
        center: 760,
        depth: 160,
        floor: 700,
        fir: 70,
      }),
      rect(0, 560, 2000, 100, '#9db36a'),
    ) +
    [250, 620, 990].map((x) => stroke(arch(x, 640, 270, 500), '#f6ecd9', 22)).join('') +
    stroke(bars, '#f6ecd9', 10) +
    [250, 620, 990]
      .map((x) => rect(x - 26, 636, 322, 24, '#e6d6b8') + rect(x - 26, 656, 322, 8, '#b99f78'))
      .join('')
  )
}

/** Sunlight that the windows throw on the floor. */
function sunlight(): Svg {
  return [250, 620, 990]
    .map(
      (x) =>
        path(
          polygon([
            [x + 60, floor + 30],
            [x + 330, floor + 30],
            [x + 620, 1125],
            [x + 240, 1125],
          ]),
          '#ffe9b8',
          { opacity: '0.4' },
        ) + stroke(`M${x + 195} ${floor + 30}L${x + 430} 1125`, '#a8764a', 10, { opacity: '0.4' }),
    )
    .join('')
}

function parquet(): Svg {
  const boards = times(
    30,
    (index) => `M${px(-600 + index * 110)} 1125L${px(420 + index * 40)} ${floor}`,
  ).join('')
  const joints = times(6, (index) => `M0 ${px(floor + 18 + index ** 1.6 * 17)}H2000`).join('')
  return (
    shaded(
      [
        [0, '#c99a63'],
        [1, '#8a5a35'],
      ],
      (fill) => rect(0, floor, 2000, 330, fill),
    ) + stroke(boards + joints, '#70452a', 2.4, { opacity: '0.5' })
  )
}

function piano(): Svg {
  const black = '#1d141a'
  return (
    ellipse(1410, 1010, 470, 42, '#2a1510', { opacity: '0.35' }) +
    stroke('M1120 790L1104 1000M1690 780L1706 1000M1420 800V1006', '#120b10', 34) +
    ellipse(1104, 1004, 20, 9, '#c9974f') +
    ellipse(1706, 1004, 20, 9, '#c9974f') +
    ellipse(1420, 1010, 20, 9, '#c9974f') +
    path('M1090 560C1200 380 1500 300 1770 330C1800 420 1760 520 1720 590Z', '#2c1f26') +
    path('M1116 556C1220 404 1500 326 1752 352C1774 428 1740 510 1704 570Z', '#8a4a2a') +
    times(13, (index) =>
      stroke(
        `M${1200 + index * 38} 572L${px(1270 + index * 38)} ${px(452 - index * 5)}`,
        '#d9a45c',
        2,
        { opacity: '0.6' },
      ),
    ).join('') +
    stroke('M1560 690L1640 420', '#d9a45c', 8) +
    path('M1060 640H1500C1600 640 1660 560 1730 580C1800 600 1800 760 1740 790H1060Z', black) +
    path('M1060 640H1500C1600 640 1660 560 1730 580C1760 590 1776 620 1780 660H1060Z', '#3a2a33') +
    stroke('M1064 644H1500C1600 644 1660 566 1728 584', '#8f7684', 4) +
    path('M1010 704H1120V764H1010Z', black) +
    rect(1004, 690, 112, 16, '#f8f0e2') +
    times(8, (index) => rect(1010 + index * 13, 690, 6, 9, black)).join('') +
    path('M1130 640L1150 548H1270L1256 640Z', '#3a2a33') +
    path('M1146 630L1160 560H1206L1198 630ZM1204 630L1212 560H1258L1246 630Z', '#fbf3e2') +
    stroke(
      'M1160 576h36M1158 590h36M1156 604h36M1216 576h36M1214 590h34M1212 604h34',
      '#8f7f70',
      2.4,
    )
  )
}

/** A lesson at the academy in the old inhalation room. */
export function festivalAkademie(): Svg {
  const random = randomFrom('festival-akademie-room')
  const cornice = times(34, (index) => rect(index * 60, 74, 34, 18, '#d9c39b')).join('')
  const dust = times(60, () =>
    ellipse(random.between(300, 1500), random.between(300, 1000), 2, 2, '#fff6dc', {
      opacity: px(random.between(0.2, 0.6)),
    }),
  ).join('')
  return scene(
    2000,
    1125,
    shaded(
      [
        [0, '#e9d8b8'],
        [1, '#d3b78d'],
      ],
      (fill) => rect(0, 0, 2000, floor, fill),
    ),
    rect(0, 0, 2000, 70, '#f4e8d0'),
    rect(0, 66, 2000, 8, '#b99f78'),
    cornice,
    windows(),
    rect(0, 690, 2000, 112, mix('#8a3a4a', '#3a1626', 0.35)),
    rect(0, 684, 2000, 10, '#dcb96d'),
    times(10, (index) =>
      stroke(`M${30 + index * 200} 712h150v66h-150Z`, '#a85f68', 4, { opacity: '0.6' }),
    ).join(''),
    rect(1420, 190, 330, 250, '#8a5a35'),
    rect(1436, 206, 298, 218, '#2a3f4a'),
    path('M1450 410Q1530 330 1600 370T1724 350V414H1450Z', '#4f7a66'),
    ellipse(1660, 270, 30, 30, '#f2d08c'),
    parquet(),
    sunlight(),
    glow(760, 420, 760, 420, '#fff2d0', 0.35),
    piano(),
    pianist(),
    student(),
    teacher(),
    dust,
  )
}

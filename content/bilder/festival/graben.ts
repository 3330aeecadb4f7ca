import {
  ellipse,
  glow,
  ink,
  mix,
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

const shadow = '#14080d'

/** A stand with its small lamp: the page is the brightest thing in the pit. */
function stand(x: number, y: number, size: number): Svg {
  const page = polygon([
    [x - size * 0.52, y - size * 0.34],
    [x + size * 0.52, y - size * 0.34],
    [x + size * 0.62, y + size * 0.3],
    [x - size * 0.62, y + size * 0.3],
  ])
  const lines = times(
    5,
    (index) =>
      `M${px(x - size * 0.48)} ${px(y - size * 0.2 + index * size * 0.1)}h${px(size * 0.96)}`,
  ).join('')
  return (
    glow(x, y - size * 0.1, size * 2, size * 1.6, ink.gold, 0.55) +
    stroke(
      `M${px(x)} ${px(y + size * 0.3)}V${px(y + size * 1.7)}M${px(x - size * 0.4)} ${px(y + size * 1.75)}H${px(x + size * 0.4)}`,
      '#0d0508',
      size * 0.07,
    ) +
    path(page, '#ffe9bd') +
    stroke(lines, '#b98c4f', size * 0.025) +
    stroke(
      `M${px(x - size * 0.5)} ${px(y - size * 0.5)}H${px(x + size * 0.5)}`,
      '#c9974f',
      size * 0.1,
      { 'stroke-linecap': 'round' },
    )
  )
}

/** A seated player from behind, with lamplight on the edge. */
function player(random: Random, x: number, y: number, size: number): Svg {
  const coat = mix(random.pick(['#1d1a26', '#23202c', '#2a1a22', '#1a2028']), shadow, 0.2)
  const hair = random.pick(['#241816', '#4a2f20', '#8a6a4a', '#9a938a', '#15100f'])
  const shoulders = `M${px(x - size * 0.74)} ${px(y + size * 2.7)}C${px(x - size * 0.78)} ${px(y + size * 0.9)} ${px(x - size * 0.5)} ${px(y + size * 0.62)} ${px(x)} ${px(y + size * 0.56)}C${px(x + size * 0.5)} ${px(y + size * 0.62)} ${px(x + size * 0.78)} ${px(y + size * 0.9)} ${px(x + size * 0.74)} ${px(y + size * 2.7)}Z`
  const rim = `M${px(x - size * 0.66)} ${px(y + size * 1.1)}C${px(x - size * 0.6)} ${px(y + size * 0.74)} ${px(x - size * 0.4)} ${px(y + size * 0.6)} ${px(x)} ${px(y + size * 0.56)}C${px(x + size * 0.4)} ${px(y + size * 0.6)} ${px(x + size * 0.6)} ${px(y + size * 0.74)} ${px(x + size * 0.66)} ${px(y + size * 1.1)}`
  return (
    path(shoulders, coat) +
    stroke(rim, '#e0a55c', size * 0.045, { opacity: '0.75' }) +
    rect(x - size * 0.13, y + size * 0.3, size * 0.26, size * 0.32, '#7d5038') +
    ellipse(x, y, size * 0.3, size * 0.4, hair) +
    stroke(
      `M${px(x - size * 0.28)} ${px(y - size * 0.08)}C${px(x - size * 0.24)} ${px(y - size * 0.5)} ${px(x + size * 0.24)} ${px(y - size * 0.5)} ${px(x + size * 0.28)} ${px(y - size * 0.08)}`,
      '#e9b56a',
      size * 0.045,
      { opacity: '0.8' },
    )
  )
}

function violin(x: number, y: number, size: number, turn: number): Svg {
  return `<g transform="translate(${px(x)} ${px(y)}) rotate(${turn}) scale(${px(size / 10)})">${path('M-3.2-4.5C-3.4-7.5 3.4-7.5 3.2-4.5C3.2-3 2.2-2.6 2.2-1.4C2.2 0 4 .6 4 3C4 6.4-4 6.4-4 3C-4 .6-2.2 0-2.2-1.4C-2.2-2.6-3.2-3-3.2-4.5Z', '#a8592b')}${path('M0-6.7C3.4-7 3.4-5 3.2-4.5C3.2-3 2.2-2.6 2.2-1.4C2.2 0 4 .6 4 3C4 5 2 5.6 0 5.6Z', '#7d3d1d')}${rect(-0.5, -15, 1, 13, '#1c0f0c')}${stroke('M-11-1L9-6', '#e6cf9f', 0.4)}</g>`
}

function cello(x: number, y: number, size: number): Svg {
  return `<g transform="translate(${px(x)} ${px(y)}) rotate(9)">${stroke(`M0 ${px(-size * 1.9)}V${px(-size)}`, '#1c0f0c', size * 0.13)}${ellipse(0, -size * 1.96, size * 0.11, size * 0.13, '#5b2a16')}${path(`M0 ${px(-size)}C${px(size * 0.62)} ${px(-size)} ${px(size * 0.5)} ${px(-size * 0.5)} ${px(size * 0.36)} ${px(-size * 0.36)}C${px(size * 0.36)} ${px(-size * 0.1)} ${px(size * 0.86)} 0 ${px(size * 0.74)} ${px(size * 0.5)}C${px(size * 0.6)} ${px(size * 0.9)} ${px(-size * 0.6)} ${px(size * 0.9)} ${px(-size * 0.74)} ${px(size * 0.5)}C${px(-size * 0.86)} 0 ${px(-size * 0.36)} ${px(-size * 0.1)} ${px(-size * 0.36)} ${px(-size * 0.36)}C${px(-size * 0.5)} ${px(-size * 0.5)} ${px(-size * 0.62)} ${px(-size)} 0 ${px(-size)}Z`, '#9c4f26')}${path(`M0 ${px(-size)}C${px(size * 0.62)} ${px(-size)} ${px(size * 0.5)} ${px(-size * 0.5)} ${px(size * 0.36)} ${px(-size * 0.36)}C${px(size * 0.36)} ${px(-size * 0.1)} ${px(size * 0.86)} 0 ${px(size * 0.74)} ${px(size * 0.5)}C${px(size * 0.66)} ${px(size * 0.76)} ${px(size * 0.3)} ${px(size * 0.8)} 0 ${px(size * 0.8)}Z`, '#74361a')}${stroke(`M0 ${px(-size * 0.7)}V${px(size * 0.6)}`, '#2a120a', size * 0.05)}</g>`
}

function conductor(): Svg {
  return (
    glow(1000, 560, 260, 240, '#ffd995', 0.5) +
    path(
      'M880 1010C876 800 900 690 940 668Q1000 648 1060 668C1100 690 1124 800 1120 1010Z',
      '#120a10',
    ) +
    stroke('M926 690C850 700 790 640 742 552', '#120a10', 46, { 'stroke-linecap': 'round' }) +
    stroke('M1074 690C1150 690 1206 620 1236 516', '#120a10', 46, { 'stroke-linecap': 'round' }) +
    stroke('M742 552l-8-26', '#f4ead8', 40) +
    stroke('M1236 516l6-24', '#f4ead8', 40) +
    ellipse(728, 510, 22, 28, '#c98f68') +
    ellipse(1246, 474, 22, 28, '#c98f68') +
    stroke('M1250 468L1376 352', '#fff6e2', 6, { 'stroke-linecap': 'round' }) +
    rect(974, 610, 52, 62, '#8a5a41') +
    path('M948 676Q1000 700 1052 676L1046 654Q1000 672 954 654Z', '#f4ead8') +
    ellipse(1000, 560, 54, 70, '#a8a098') +
    path(
      'M944 566C934 484 972 470 1000 470C1028 470 1066 484 1056 566C1062 600 1050 626 1036 632Q1000 610 964 632C950 626 938 600 944 566Z',
      '#8d857d',
    ) +
    stroke(
      'M948 540C944 488 974 474 1000 474C1026 474 1056 488 1052 540M930 676Q1000 648 1070 676',
      '#ffdf9f',
      5,
      { opacity: '0.9' },
    ) +
    stroke('M742 552C790 640 850 700 926 690M1236 516C1206 620 1150 690 1074 690', '#e0a55c', 5, {
      opacity: '0.7',
      transform: 'translate(0 -21)',
    }) +
    rect(820, 1000, 360, 40, '#4a2318') +
    rect(820, 1000, 360, 8, '#c9974f')
  )
}

/** What can be seen of the stage from below: hems, shoes and light. */
function stageEdge(): Svg {
  const hem = (x: number, color: string, half: number) =>
    path(
      `M${x - half * 0.5} 0L${x - half} 226Q${x} 250 ${x + half} 226L${x + half * 0.5} 0Z`,
      color,
    ) +
    path(
      `M${x} 0L${px(x + half * 0.1)} 240Q${px(x + half * 0.6)} 240 ${x + half} 226L${x + half * 0.5} 0Z`,
      mix(color, shadow, 0.35),
    ) +
    path(
      `M${px(x - half)} 226Q${x} 250 ${px(x + half)} 226l-4-14Q${x} 234 ${px(x - half + 4)} 212Z`,
      mix(color, '#fff0cf', 0.45),
    )
  const boot = (x: number) =>
    path(`M${x} 0h54l-4 190h44q26 8 26 34H${x - 8}Z`, '#241418') +
    path(`M${x} 0h54v60h-54Z`, '#f0e2c8')
  return (
    shaded(
      [
        [0, '#ffcf82'],
        [1, '#f0a94f'],
      ],
      (fill) => rect(0, 0, 2000, 226, fill),
    ) +
    rect(0, 0, 2000, 150, '#8b3a3f', { opacity: '0.35' }) +
    hem(330, '#8b1e3f', 150) +
    boot(560) +
    boot(640) +
    hem(1180, '#dcb96d', 170) +
    boot(1480) +
    boot(1556) +
    hem(1780, '#1d5560', 140) +
    shaded(
      [
        [0, '#d99a55'],
        [1, '#8a5530'],
      ],
      (fill) => rect(0, 222, 2000, 40, fill),
    ) +
    rect(0, 262, 2000, 86, '#4f1626') +
    times(
      21,
      (index) =>
        path(
          `M${index * 100 - 4} 262H${index * 100 + 104}Q${index * 100 + 50} 330 ${index * 100 - 4} 262Z`,
          index % 2 ? '#6d2033' : '#7a2438',
        ) +
        stroke(
          `M${index * 100 - 4} 262Q${index * 100 + 50} 330 ${index * 100 + 104} 262`,
          '#c9974f',
          4,
        ),
    ).join('')
  )
}

/** The orchestra pit during a performance, seen over the players’ shoulders. */
export function festivalGraben(): Svg {
  const random = randomFrom('festival-graben')
  const desks = [
    ...times(9, (index) => ({ x: 120 + index * 220, y: 462, size: 84, free: 40 })),
    ...times(8, (index) => ({ x: 40 + index * 274, y: 606, size: 112, free: 220 })),
    ...times(6, (index) => ({ x: 120 + index * 352, y: 810, size: 152, free: 260 })),
  ].filter(({ x, free }) => Math.abs(x - 1000) > free)
  return scene(
    2000,
    1125,
    rect(0, 0, 2000, 1125, '#2a1016'),
    shaded(
      [
        [0, '#5b2a22'],
        [0.5, '#3a1a18'],
        [1, '#14080c'],
      ],
      (fill) => rect(0, 340, 2000, 790, fill),
    ),
    stageEdge(),
    glow(1000, 300, 1100, 240, '#ffc56b', 0.35),
    desks
      .map(
        ({ x, y, size }, index) =>
          stand(x + size * 0.3, y - size * 0.2, size) +
          (y > 700 && index % 3 === 0 ? cello(x - size * 1.0, y + size * 1.1, size * 0.72) : '') +
          player(random, x - size * 0.5, y + size * 0.1, size * 0.92) +
          (index % 2 === 0 ? violin(x - size * 1.02, y + size * 0.46, size * 0.72, -52) : ''),
      )
      .join(''),
    conductor(),
  )
}

import {
  birds,
  church,
  clouds,
  firRow,
  firSlope,
  glints,
  houseRow,
  ink,
  land,
  mist,
  mistShreds,
  mix,
  randomFrom,
  type Ridge,
  ridge,
  river,
  scene,
  sky,
  type Svg,
  sun,
  times,
  valley,
} from '../kit/index.ts'

const haze = '#f3dfb6'

function hills(): Svg {
  const random = randomFrom('tal-hills')
  return times(5, (index) => {
    const share = index / 4
    const color = mix('#9fb9ab', ink.fir, share ** 0.9)
    const line = ridge(random, {
      y: 500 + index * 52,
      rise: 42 + index * 9,
      wave: 1180 - index * 120,
      bend: valley(1180 - index * 40, 520 - index * 30, 90 + index * 95),
    })
    const lower = mix(color, haze, 0.62 - share * 0.3)
    return (
      land(line, [[0, color], [0.75, lower], [1, mix(lower, ink.meadowLight, 0.4)]], 900) +
      firSlope(random, line, {
        height: 20 + index * 17,
        spacing: 10 + index * 5,
        color,
        lit: mix(color, ink.goldLight, 0.3),
        light: 1,
        tiers: 3 + index,
        rows: 3 + index,
        depth: 34 + index * 34,
        below: mix(color, lower, 0.4),
      }) +
      mist(690 + index * 34, 150, haze, 0.42 - share * 0.24)
    )
  }).join('')
}

function town(): Svg {
  const random = randomFrom('tal-town')
  const rows = times(5, (index) => {
    const share = index / 4
    const size = 30 + index * 10
    const ground: Ridge = (x) => 772 + index * 32 - ((x - 1130) / 520) ** 2 * 26
    const quarter = { size, haze: [haze, 0.46 - share * 0.36] as const }
    const spire = index === 2 ? church(random, 1010, ground(1010) + 4, 128, quarter) : ''
    return houseRow(random, 800 - index * 90, 1450 + index * 40, ground, quarter) + spire
  })
  return rows.join('')
}

function foreground(): Svg {
  const random = randomFrom('tal-front')
  const left = ridge(random, { y: 1010, rise: 24, wave: 900, bend: (x) => ((x - 60) / 900) ** 2 * 190 - 150 })
  const right = ridge(random, { y: 1040, rise: 20, wave: 800, bend: (x) => ((2000 - x) / 640) ** 2 * 170 - 90 })
  const wood = { spacing: 30, color: ink.firDeep, lit: '#27584a', tiers: 9, slim: 0.19, light: 1 } as const
  return (
    land(left, [[0, '#2b5747'], [1, ink.firDeep]], 1140) +
    firRow(random, left, { ...wood, height: 150, color: '#173a33', to: 900, where: (x) => x < 760 }) +
    firRow(random, (x) => left(x) + 70, { ...wood, height: 240, spacing: 52, to: 620 }) +
    land(right, [[0, '#2b5747'], [1, ink.firDeep]], 1140, 1000) +
    firRow(random, right, { ...wood, height: 130, color: '#173a33', from: 1500 }) +
    firRow(random, (x) => right(x) + 70, { ...wood, height: 210, spacing: 54, from: 1690 })
  )
}

/** The valley with town and river on a summer morning. */
export function talSommer(): Svg {
  const random = randomFrom('tal')
  const course = (share: number) => ({
    x: 1180 + Math.sin(share * 4.6) * 170 * share - share * 120,
    half: 5 + share ** 1.7 * 130,
  })
  return scene(
    2000,
    1125,
    sky([[0, '#5f9fb0'], [0.35, '#a9cfc8'], [0.68, '#f6e3ba'], [1, '#f9d99a']], 2000, 760),
    sun(1490, 330, 46, ink.gold, 0.75),
    clouds(random, { count: 9, top: 90, bottom: 330, size: [260, 700], color: '#fdf0d6', opacity: 0.75 }),
    hills(),
    land((x) => 790 - Math.abs(x - 1150) * 0.02, [[0, '#b9c98a'], [0.5, '#8fae6c'], [1, '#55825c']], 1140),
    river(course, 812, 1140, [[0, '#f5e2b0'], [0.35, '#8cc4c0'], [1, ink.water]]),
    glints(random, { left: 930, right: 1280, top: 880, bottom: 1110 }, 46, '#fff2cf', 0.55),
    town(),
    mistShreds(random, { count: 9, top: 700, bottom: 790, color: '#fff3d8', opacity: 0.4 }),
    foreground(),
    birds(random, 760, 250, 6, '#3c5a5c'),
  )
}

import {
  air,
  birds,
  church,
  firRow,
  hills,
  houseRow,
  ink,
  land,
  leafTree,
  lighter,
  meadow,
  mistShreds,
  moods,
  type Ridge,
  randomFrom,
  ridge,
  river,
  riverGlints,
  type Svg,
  scene,
  sun,
  times,
} from '../kit/index.ts'

const mood = moods.morning

function town(): Svg {
  const random = randomFrom('tal-town')
  const rows = times(5, (index) => {
    const share = index / 4
    const size = 28 + index * 9
    const ground: Ridge = (x) => 782 + index * 27 - ((x - 1080) / 520) ** 2 * 22
    const quarter = { size, haze: [mood.haze, 0.44 - share * 0.34] as const }
    const [from, to] = [770 - index * 60, 1400 + index * 30]
    const trees = times(13, () => {
      const x = random.between(from, to)
      return leafTree(random, {
        x,
        y: ground(x) + 6,
        height: size * 1.1,
        spread: size * 0.42,
        leaf: '#5d8a5c',
        lit: '#b5c27c',
      })
    }).join('')
    const hedge =
      index === 4
        ? times(22, () => {
            const x = random.between(from - 160, to + 260)
            return leafTree(random, {
              x,
              y: ground(x) + 16,
              height: 44,
              spread: 17,
              leaf: '#4f7f55',
              lit: '#a9bd74',
            })
          }).join('')
        : ''
    const spire = index === 2 ? church(random, 905, ground(905) + 4, 122, quarter) : ''
    return houseRow(random, from, to, ground, quarter) + spire + (index < 4 ? trees : hedge)
  })
  return rows.join('')
}

function foreground(): Svg {
  const random = randomFrom('tal-front')
  const left = ridge(random, {
    y: 1010,
    rise: 24,
    wave: 900,
    bend: (x) => ((x - 60) / 900) ** 2 * 210 - 130,
  })
  const right = ridge(random, {
    y: 1040,
    rise: 20,
    wave: 800,
    bend: (x) => ((2000 - x) / 600) ** 2 * 170 - 90,
  })
  const wood = {
    spacing: 30,
    color: ink.firDeep,
    lit: '#2b6150',
    tiers: 9,
    slim: 0.19,
    light: 1,
  } as const
  const back = { ...wood, color: '#1c473d', lit: '#4a8467' }
  return (
    land(
      left,
      [
        [0, '#33634f'],
        [1, ink.firDeep],
      ],
      1140,
    ) +
    firRow(random, left, { ...back, height: 140, to: 720 }) +
    firRow(random, (x) => left(x) + 60, { ...wood, height: 230, spacing: 54, to: 600 }) +
    land(
      right,
      [
        [0, '#33634f'],
        [1, ink.firDeep],
      ],
      1140,
      1000,
    ) +
    firRow(random, right, { ...back, height: 130, from: 1560 }) +
    firRow(random, (x) => right(x) + 70, { ...wood, height: 215, spacing: 54, from: 1730 })
  )
}

/** The valley with town and river on a summer morning. */
export function talSommer(): Svg {
  const random = randomFrom('tal')
  const course = (share: number) => ({
    x: 1190 + Math.sin(share * 4.4) * 150 * share - share * 90,
    half: 7 + share ** 1.7 * 130,
  })
  return scene(
    2000,
    1125,
    air('tal', mood, 780),
    sun(1410, 365, 44, ink.gold, 0.75),
    hills({
      seed: 'tal',
      mood,
      count: 7,
      top: 400,
      base: 720,
      center: 1180,
      depth: 560,
      floor: 900,
      fir: 78,
    }),
    meadow(mood, (x) => 800 - Math.abs(x - 1150) * 0.03, 1140),
    town(),
    river(course, 880, 1140, [
      [0, '#f5e2b0'],
      [0.3, '#a5d2cb'],
      [1, ink.water],
    ]),
    riverGlints(random, course, 885, 1135, 40, lighter(ink.waterLight, 0.7)),
    mistShreds(random, { count: 8, top: 700, bottom: 780, color: '#fff3d8', opacity: 0.35 }),
    foreground(),
    birds(random, 700, 250, 6, '#3c5a5c'),
  )
}

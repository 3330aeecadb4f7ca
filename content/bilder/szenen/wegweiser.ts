import {
  air,
  bigFir,
  birds,
  darker,
  firRow,
  flowers,
  hills,
  ink,
  land,
  lighter,
  mistShreds,
  moods,
  path,
  polygon,
  px,
  type Ridge,
  randomFrom,
  rect,
  type Svg,
  scene,
  shaded,
  stroke,
  sun,
  times,
} from '../kit/index.ts'

function board(x: number, y: number, long: number, to: -1 | 1, color: string): Svg {
  const [tail, tip] = [x - to * 70, x + to * long]
  const outline = polygon([
    [tail, y],
    [tip - to * 56, y],
    [tip, y + 41],
    [tip - to * 56, y + 82],
    [tail, y + 82],
  ])
  const text = times(2, (index) => {
    const width = long * (index === 0 ? 0.46 : 0.3)
    return rect(
      Math.min(x + to * 34, x + to * (34 + width)),
      y + 22 + index * 26,
      width,
      10,
      ink.timber,
      { opacity: '0.75', rx: 5 },
    )
  }).join('')
  const blaze = polygon([
    [tail + to * 34, y + 20],
    [tail + to * 54, y + 41],
    [tail + to * 34, y + 62],
    [tail + to * 14, y + 41],
  ])
  return (
    path(outline, darker(color, 0.45), { transform: 'translate(6 9)', opacity: '0.35' }) +
    shaded(
      [
        [0, lighter(color, 0.4)],
        [1, color],
      ],
      (fill) => path(outline, fill),
    ) +
    stroke(outline, darker(color, 0.3), 3) +
    path(blaze, ink.redstone) +
    text
  )
}

/** A waymarker on a high meadow, with the hills of the region behind; room at both sides for a crop. */
export function wegweiser(): Svg {
  const random = randomFrom('wegweiser')
  const mood = moods.day
  const top: Ridge = (x) => 1150 - 90 / (1 + ((x - 900) / 700) ** 2)
  const way = `M900 1105Q1010 1190 800 1290T880 1520H1330Q1080 1360 1010 1270T960 1105Z`
  return scene(
    2000,
    1500,
    air('wegweiser', mood, 1100, 2000, 10),
    sun(1560, 300, 60, ink.goldLight, 0.6),
    hills({
      seed: 'wegweiser',
      mood,
      count: 7,
      top: 700,
      base: 980,
      center: 1350,
      depth: 260,
      floor: 1300,
      fir: 70,
    }),
    mistShreds(random, { count: 12, top: 860, bottom: 1000, color: '#fbf6e6', opacity: 0.45 }),
    land(
      top,
      [
        [0, '#c8cf84'],
        [0.3, '#9db865'],
        [1, '#446f48'],
      ],
      1520,
    ),
    shaded(
      [
        [0, '#f1e1b9'],
        [1, '#c29d6d'],
      ],
      (fill) => path(way, fill),
    ),
    flowers(random, { left: 0, right: 820, top: 1160, bottom: 1480 }, 170, [
      '#fbf3e2',
      '#e6b84f',
      '#b56a8a',
      '#7d8fc2',
    ]),
    flowers(random, { left: 1300, right: 2000, top: 1160, bottom: 1480 }, 150, [
      '#fbf3e2',
      '#e6b84f',
      '#b56a8a',
      '#7d8fc2',
    ]),
    firRow(random, (x) => top(x) + 16, {
      height: 230,
      spacing: 66,
      color: '#1d4a3d',
      lit: '#4d8367',
      tiers: 9,
      where: (x) => x < 300 || x > 1690,
    }),
    bigFir(
      random,
      { x: 130, y: 1480, height: 900, spread: 250, tiers: 10 },
      '#12352c',
      '#35705a',
      1,
    ),
    path(
      polygon([
        [884, 1290],
        [890, 420],
        [946, 420],
        [952, 1290],
      ]),
      '#7a5138',
    ),
    path(
      polygon([
        [922, 1290],
        [924, 420],
        [946, 420],
        [952, 1290],
      ]),
      '#5a3a29',
    ),
    path(
      polygon([
        [874, 424],
        [918, 372],
        [962, 424],
      ]),
      ink.roof,
    ),
    board(918, 470, 430, 1, ink.goldLight),
    board(918, 590, 380, -1, '#f3e2b8'),
    board(918, 712, 340, 1, ink.goldLight),
    path(
      times(26, () => {
        const x = random.between(800, 1040)
        const high = random.between(24, 70)
        return `M${px(x)} 1300q${px(random.between(-14, 14))} ${px(-high * 0.6)} ${px(random.between(-10, 10))} ${px(-high)}q6 ${px(high * 0.6)} 4 ${px(high)}Z`
      }).join(''),
      '#5f8f4f',
    ),
    birds(random, 520, 420, 5, '#3f6068'),
  )
}

/** Metres east and north of the town hall. */
export type Punkt = readonly [ost: number, nord: number]

/** How far east, north, south and west of the town hall the map of the town reaches, in metres. */
export const rand = { ost: 1_200, nord: 1_400, sued: -800, west: -1_200 }

/** Floor of the valley; what is around it is forest. */
export const tal: readonly Punkt[] = [
  [-900, -800],
  [-760, -420],
  [-560, -120],
  [-700, 180],
  [-1_000, 420],
  [-1_000, 820],
  [-1_200, 1_200],
  [-1_120, 1_400],
  [-820, 1_360],
  [-560, 1_000],
  [-160, 740],
  [160, 700],
  [480, 980],
  [820, 1_260],
  [1_200, 1_300],
  [1_200, 860],
  [900, 560],
  [760, 240],
  [620, -120],
  [480, -520],
  [420, -800],
]
/** The spa park. */
export const kurpark: readonly Punkt[] = [
  [-130, -230],
  [-320, -330],
  [-500, -420],
  [-500, -560],
  [-300, -520],
  [-60, -340],
]
/** The river. */
export const fluss: readonly Punkt[] = [
  [-860, -800],
  [-560, -640],
  [-60, -320],
  [200, -120],
  [430, 40],
  [640, 320],
  [1_010, 820],
  [1_200, 1_160],
]
/** A brook that runs into it. */
export const bach: readonly Punkt[] = [
  [-260, 760],
  [60, 420],
  [330, 230],
  [500, 250],
  [620, 290],
]
/** The railway line. */
export const bahn: readonly Punkt[] = [
  [1_200, 980],
  [860, 560],
  [560, 360],
  [380, 290],
  [220, 270],
]

/** Ways without a name between the streets. */
export const wege: readonly (readonly [Punkt, Punkt])[] = [
  [
    [62, -48],
    [84, -96],
  ],
  [
    [-112, 62],
    [-424, 252],
  ],
  [
    [-92, -212],
    [-172, -278],
  ],
  [
    [-420, -480],
    [-102, -424],
  ],
  [
    [-62, 304],
    [-302, 424],
  ],
  [
    [-252, 484],
    [-302, 424],
  ],
  [
    [-424, 252],
    [-452, 504],
  ],
  [
    [-602, 384],
    [-452, 504],
  ],
  [
    [-702, 652],
    [-560, 636],
  ],
  [
    [334, 236],
    [257, 163],
  ],
  [
    [336, 142],
    [257, 163],
  ],
  [
    [166, 74],
    [152, 60],
  ],
  [
    [122, 192],
    [152, 152],
  ],
]

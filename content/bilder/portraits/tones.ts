/** Tones of skin. */
export const skins = {
  hell: '#f0c9a8',
  rosig: '#edbd9d',
  oliv: '#d6a47a',
  warm: '#c68b62',
  braun: '#a06a48',
  dunkel: '#7a4c35',
} as const

/** Colours of hair. */
export const hairs = {
  schwarz: '#241d1c',
  dunkelbraun: '#3d2a20',
  braun: '#6b4630',
  kastanie: '#7d4528',
  rot: '#a8552e',
  blond: '#c79a58',
  hellblond: '#dfc088',
  grau: '#a9a7a1',
  weiss: '#e3dfd6',
  silber: '#c4c4c2',
} as const

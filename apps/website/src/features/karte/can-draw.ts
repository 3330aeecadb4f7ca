/** True where this browser draws with WebGL; asked before a quarter of a megabyte is fetched. */
export function canDraw(): boolean {
  try {
    return document.createElement('canvas').getContext('webgl2') !== null
  } catch {
    return false
  }
}
